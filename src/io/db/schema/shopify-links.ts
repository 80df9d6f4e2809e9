import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

export const shopifyLinkKinds = ['install', 'claim', 'return', 'studio'] as const;
export type ShopifyLinkKind = (typeof shopifyLinkKinds)[number];

/**
 * Something begun in one place that ends in another, once. `install`: begun in Linkbild by a member, ends with Shopify's
 * callback. `claim`: begun in the Shopify admin, ends with the account's yes that the shop shall belong to it; `return`
 * leads from there back to the admin, where the shop says yes. `studio`: from the admin to the full app, logged in.
 */
export const shopifyLinks = pgTable(
  'shopify_links',
  {
    id: id(),
    kind: text('kind').$type<ShopifyLinkKind>().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    shop: text('shop').notNull(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where it leads to: a path of the app. */
    next: text('next'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('shopify_links_project_id_index').on(table.projectId),
    index('shopify_links_user_id_index').on(table.userId),
    index('shopify_links_expires_at_index').on(table.expiresAt),
  ],
);
