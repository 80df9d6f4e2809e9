import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import type { PageSync } from '#domain/shopify/page-sync.ts';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import type { ThemeReport } from '#domain/shopify/theme-report.ts';
import type { WebhookTopic } from '#domain/shopify/webhook-topics.ts';
import { users } from './accounts.ts';
import { plans } from './billing.ts';
import { createdAt, id, isLowerCase, isNotNegative, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { subPages } from './pages.ts';
import { projects } from './projects.ts';

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

/** As Shopify names them (AppSubscriptionStatus), in lower case. `accepted`: begins with the next billing period. */
export const chargeStates = ['pending', 'accepted', 'active', 'declined', 'expired', 'frozen', 'cancelled'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** An app subscription at Shopify: a plan, and the credits that may be added to its bill. */
export const shopifyCharges = pgTable(
  'shopify_charges',
  {
    id: id(),
    projectId: projectId(),
    gid: text('gid').notNull().unique(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    period: text('period').$type<BillingPeriod>().notNull(),
    state: text('state').$type<ChargeState>().notNull().default('pending'),
    isTest: boolean('is_test').notNull().default(false),
    /** The line that takes usage. */
    usageLine: text('usage_line'),
    trialEndsAt: moment('trial_ends_at'),
    periodEndsAt: moment('period_ends_at'),
    /** Of the newest news about it: older news changes nothing. */
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, chargeStates),
    oneOf(table.period, billingPeriods),
    index('shopify_charges_project_id_index').on(table.projectId, table.id),
    index('shopify_charges_plan_id_index').on(table.planId),
  ],
);

/** Credits bought on Shopify's bill. The row is written first; its id is the key with which Shopify bills once. */
export const shopifyUsage = pgTable(
  'shopify_usage',
  {
    id: id(),
    projectId: projectId(),
    creditBundleId: text('credit_bundle_id').notNull(),
    cents: integer('cents').notNull(),
    /** Shopify's id of the record. Null: not billed yet. */
    gid: text('gid').unique(),
    bookedAt: moment('booked_at'),
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [isNotNegative(table.cents), index('shopify_usage_project_id_index').on(table.projectId, table.id)],
);

/** A webhook from Shopify, written before it is answered. Each delivery is handled once; its body goes with that. */
export const shopifyWebhooks = pgTable(
  'shopify_webhooks',
  {
    id: id(),
    /** `X-Shopify-Webhook-Id`: the same when Shopify sends it again. */
    deliveryId: text('delivery_id').notNull().unique(),
    shop: text('shop').notNull(),
    topic: text('topic').$type<WebhookTopic>().notNull(),
    triggeredAt: moment('triggered_at'),
    body: jsonb('body').$type<Record<string, unknown>>(),
    /** How often handling it failed. */
    attempts: smallint('attempts').notNull().default(0),
    /** A worker is at it until then, or it failed and is tried again from then on. */
    claimedUntil: moment('claimed_until'),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // What is left to do, and cleaning up.
    index('shopify_webhooks_waiting_index').on(table.shop, table.id).where(sql`${table.handledAt} is null`),
    index('shopify_webhooks_created_at_index').on(table.createdAt),
  ],
);

export const themeChangeStates = ['copying', 'ready', 'published', 'undone', 'failed'] as const;
export type ThemeChangeState = (typeof themeChangeStates)[number];

/** A file of a theme before and after; null: there is none. */
export interface ChangedFile {
  name: string;
  before: string | null;
  after: string | null;
}

/** The published theme when it was copied: what was changed since would be lost with the copy. */
export interface LiveTheme {
  /** Of the names, sizes and checksums of all files. */
  digest: string;
  /** When its newest file was changed, by Shopify's clock. */
  newestAt: string;
}

/** Our tag written into a copy of a theme, until the merchant publishes it or takes it back. */
export const shopifyThemeChanges = pgTable(
  'shopify_theme_changes',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    /** The published theme it was made from, and the copy that was changed. */
    themeId: text('theme_id').notNull(),
    themeName: text('theme_name').notNull(),
    copyId: text('copy_id'),
    copyName: text('copy_name'),
    state: text('state').$type<ThemeChangeState>().notNull().default('copying'),
    live: jsonb('live').$type<LiveTheme>(),
    files: jsonb('files').$type<ChangedFile[]>().notNull(),
    previewUrl: text('preview_url'),
    /** What the audit of the preview found. */
    check: jsonb('check').$type<{ pages: number; own: number; problems: string[] }>(),
    failure: text('failure'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, themeChangeStates),
    index('shopify_theme_changes_project_id_index').on(table.projectId, table.id),
    index('shopify_theme_changes_created_by_index').on(table.createdBy),
  ],
);
