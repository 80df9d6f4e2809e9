import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { baseRouteTemplates } from '#io/db/schema/index.ts';
import type { Seed } from './seed.ts';

/** Where each kind of page is in a Shopify shop: `preferredRoutePath` in the specification. */
const paths = { product: '/products/*', collection: '/collections/*', blog: '/blogs/*', page: '/pages/*', home: null };

/** The designs of domain/template/base-templates as rows, so that a super admin can add and change them. */
export const baseTemplateSeed: Seed = {
  name: 'base-templates',
  insert: async (db) => {
    const rows = baseTemplates.map(({ name, kinds, html, variants }) => ({
      name,
      preferredRoutePath: kinds[0] ? paths[kinds[0]] : null,
      pageKinds: [...kinds],
      html,
      variants: variants.map((variant) => ({ ...variant, style: { ...variant.style } })),
    }));
    await db.insert(baseRouteTemplates).values(rows).onConflictDoNothing({ target: baseRouteTemplates.name });
  },
};
