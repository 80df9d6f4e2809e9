import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageSync } from '#domain/shopify/page-sync.ts';
import type { ThemeReport } from '#domain/shopify/theme-report.ts';
import { createdAt, id, isLowerCase, moment, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * A shop that installed the app. It outlives its project and its owner's account: Shopify knows it by its domain, and
 * uninstalling, redacting and reinstalling arrive whatever became of them.
 */
export const shopifyShops = pgTable(
  'shopify_shops',
  {
    id: id(),
    /** `name.myshopify.com`: changes when the shop is renamed, its `gid` does not. */
    shop: text('shop').notNull().unique(),
    gid: text('gid').unique(),
    projectId: integer('project_id')
      .unique()
      .references(() => projects.id, { onDelete: 'set null' }),
    /** Whose account the shop belongs to. Null: the shop's address belongs to an account that has not agreed yet. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Shopify's id of the person who connected the account: for them the app opens without another login. */
    ownerShopUser: text('owner_shop_user'),
    /** The installation made the project: it goes with the app. Otherwise it was there before and stays. */
    madeProject: boolean('made_project').notNull().default(false),
    name: text('name'),
    /** As Shopify names it: not proven, so it logs nobody in to an account that exists. */
    email: text('email'),
    primaryUrl: text('primary_url'),
    currency: text('currency'),
    timeZone: text('time_zone'),
    /** A development store: what it is charged is a test. */
    isDevelopment: boolean('is_development').notNull().default(false),
    scopes: jsonb('scopes').$type<string[]>().notNull().default([]),
    /** Encrypted, like the next. Null: uninstalled. */
    accessToken: text('access_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshToken: text('refresh_token'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    /** When Shopify last granted a token for a person in its admin: what it said before is about an older installation. */
    installedAt: moment('installed_at').notNull().defaultNow(),
    uninstalledAt: moment('uninstalled_at'),
    /** When everything of an uninstalled shop is deleted. */
    deleteAt: moment('delete_at'),
    /** The reading of all pages that is under way, or the newest one; and when the newest was read to its end. */
    pageSync: jsonb('page_sync').$type<PageSync>(),
    pagesReadAt: moment('pages_read_at'),
    /** What the newest look at the published theme found. */
    theme: jsonb('theme').$type<ThemeReport>(),
    /** The merchant's switch as the shop's metafield has it (domain/shopify/live-kinds.ts). Null: never switched. */
    liveSwitch: text('live_switch'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isLowerCase(table.shop),
    index('shopify_shops_owner_id_index').on(table.ownerId),
    index('shopify_shops_delete_at_index').on(table.deleteAt).where(sql`${table.deleteAt} is not null`),
  ],
);
