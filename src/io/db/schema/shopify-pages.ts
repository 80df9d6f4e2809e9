import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import { moment, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

/** What the shop itself says about a page: prices, stock, images. Templates prefer it to what the page prints. */
export const shopifyPages = pgTable(
  'shopify_pages',
  {
    subPageId: integer('sub_page_id')
      .primaryKey()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    /** `gid://shopify/Product/1`; one product has a page in every market and language. */
    resource: text('resource').notNull(),
    data: jsonb('data').$type<ShopPage>().notNull(),
    /** Of the resource: older news about it changes nothing. */
    changedAt: moment('changed_at').notNull(),
    /** When the shop last named the page: pages that a whole reading no longer names are gone. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Deleted, hidden from the online store, or at another address: the page is ignored, its images stay. */
    goneAt: moment('gone_at'),
    /** When `data` last changed. */
    updatedAt: updatedAt(),
  },
  (table) => [index('shopify_pages_resource_index').on(table.projectId, table.resource)],
);
