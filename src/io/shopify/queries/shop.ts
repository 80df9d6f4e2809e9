import { z } from 'zod';

const Installation = z.object({ accessScopes: z.array(z.object({ handle: z.string() })) });

/** The granted scopes. Needs no scope. */
export const scopesQuery = {
  query: `query Scopes { currentAppInstallation { accessScopes { handle } } }`,
  data: z.object({ currentAppInstallation: Installation }),
};

/** The data stored about a shop. Needs no scope. */
export const shopQuery = {
  query: `query Shop {
    shop {
      id
      name
      email
      myshopifyDomain
      primaryDomain { url }
      currencyCode
      ianaTimezone
      shopOwnerName
      plan { partnerDevelopment }
      metafield(namespace: "linkbild", key: "preview") { value }
    }
    currentAppInstallation { accessScopes { handle } }
  }`,
  data: z.object({
    shop: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      myshopifyDomain: z.string(),
      primaryDomain: z.object({ url: z.string() }),
      currencyCode: z.string(),
      ianaTimezone: z.string(),
      shopOwnerName: z.string().nullable(),
      plan: z.object({ partnerDevelopment: z.boolean() }),
      /** The merchant's switch (app-metafields.ts). */
      metafield: z.object({ value: z.string() }).nullable(),
    }),
    currentAppInstallation: Installation,
  }),
};

export type ShopAnswer = z.output<typeof shopQuery.data>;
