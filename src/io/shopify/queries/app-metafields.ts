import { z } from 'zod';
import type { AdminQuery } from '#io/shopify/admin-api.ts';

// The app's own data in a shop, read by the Liquid of its extension. Needs no scope
// (shopify.dev/docs/apps/build/custom-data/metafields/use-app-data-metafields).

export const appInstallation = {
  query: `query AppInstallation { currentAppInstallation { id app { handle } } }`,
  data: z.object({
    currentAppInstallation: z.object({ id: z.string(), app: z.object({ handle: z.string().nullable() }) }),
  }),
} satisfies AdminQuery<z.ZodType>;

const PLACE = { namespace: 'linkbild', key: 'preview' } as const;

const Written = z.object({ metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }) });

/** The metafields that blocks/preview.liquid of the extension reads. */
export interface EmbedData {
  images_url: string;
  project_uuid: string;
  /** True if the snippet is in every layout; the embed then prints nothing. */
  in_theme: boolean;
}

export const setEmbedData = (installationId: string, data: EmbedData) =>
  ({
    query: `mutation SetEmbedData($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { userErrors { message } }
    }`,
    variables: {
      metafields: [
        {
          ownerId: installationId,
          ...PLACE,
          type: 'json',
          value: JSON.stringify(data),
        },
      ],
    },
    data: Written,
  }) satisfies AdminQuery<z.ZodType>;

/**
 * The merchant's switch, stored on the shop: the snippet belongs to the theme and cannot read the app's own metafields.
 */
export const setLiveSwitch = (shopGid: string, value: string) =>
  ({
    query: `mutation SetLiveSwitch($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { userErrors { message } }
    }`,
    variables: { metafields: [{ ownerId: shopGid, ...PLACE, type: 'single_line_text_field', value }] },
    data: Written,
  }) satisfies AdminQuery<z.ZodType>;
