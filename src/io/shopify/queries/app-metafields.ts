import { z } from 'zod';
import type { AdminQuery } from '../admin-api.ts';

// The app's own data in a shop, which Liquid of its extension reads. Needs no scope
// (shopify.dev/docs/apps/build/custom-data/metafields/use-app-data-metafields).

export const appInstallation = {
  query: `query AppInstallation { currentAppInstallation { id } }`,
  data: z.object({ currentAppInstallation: z.object({ id: z.string() }) }),
} satisfies AdminQuery<z.ZodType>;

/** What blocks/preview.liquid of the extension reads. */
export interface EmbedData {
  images_url: string;
  project_uuid: string;
  /** The snippet is in the theme: the embed prints nothing. */
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
          namespace: 'linkbild',
          key: 'preview',
          type: 'json',
          value: JSON.stringify(data),
        },
      ],
    },
    data: z.object({ metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }) }),
  }) satisfies AdminQuery<z.ZodType>;
