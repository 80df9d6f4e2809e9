import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import type { WebhookTopic } from '#domain/shopify/app-config.ts';
import type { PageSync } from '#domain/shopify/page-sync.ts';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import type { ThemeReport } from '#domain/shopify/theme-report.ts';
import { users } from './accounts.ts';
import { plans } from './billing.ts';
import { createdAt, id, isLowerCase, isNotNegative, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { subPages } from './pages.ts';
import { projects } from './projects.ts';

/**
 * A shop that installed the app. The row outlives its project and its owner's account, because webhooks about
 * uninstalling, redacting and reinstalling arrive in any case.
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
    /** The owner of the shop. Null: the shop's address belongs to an account that has not agreed yet. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Shopify's id of the person who connected the account; the app opens for them without another login. */
    ownerShopUser: text('owner_shop_user'),
    /** True if the installation created the project, which is then deleted with the app. */
    madeProject: boolean('made_project').notNull().default(false),
    name: text('name'),
    /** The address that Shopify reports. It is unproven, so it logs nobody in to an existing account. */
    email: text('email'),
    primaryUrl: text('primary_url'),
    currency: text('currency'),
    timeZone: text('time_zone'),
    /** A development store, whose charges are tests. */
    isDevelopment: boolean('is_development').notNull().default(false),
    scopes: jsonb('scopes').$type<string[]>().notNull().default([]),
    /** Encrypted, like the next one. Null: uninstalled. */
    accessToken: text('access_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshToken: text('refresh_token'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    /** When Shopify last granted a token. Older webhooks are about an earlier installation. */
    installedAt: moment('installed_at').notNull().defaultNow(),
    uninstalledAt: moment('uninstalled_at'),
    /** When everything of an uninstalled shop is deleted. */
    deleteAt: moment('delete_at'),
    /** The running or latest page sync, and when the latest one was completed. */
    pageSync: jsonb('page_sync').$type<PageSync>(),
    pagesReadAt: moment('pages_read_at'),
    /** The result of the last read of the published theme. */
    theme: jsonb('theme').$type<ThemeReport>(),
    /**
     * The merchant's switch as stored in the shop's metafield (domain/shopify/theme-snippet.ts). Null: never switched.
     */
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
 * A one-time link that starts in one place and ends in another. `install`: somebody went to Shopify to install the app
 * for their project; its store is not known yet, `shop` is the project's address.
 * `claim`: from the Shopify admin to the account that agrees to own the shop; `return`: back to the admin, where the
 * shop agrees. `studio`: from the admin to the full app, logged in.
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
    /** The path of the app to redirect to. */
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

/** The shop's own data about a page: prices, stock, images. Templates prefer it to what was read from the page. */
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
    /** When the resource last changed; older data is ignored. */
    changedAt: moment('changed_at').notNull(),
    /** When the shop last listed the page. Pages missing from a complete sync are gone. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Deleted, hidden from the online store, or moved: the page is ignored, its images stay. */
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
    /** Shopify's id of the line item for usage charges. */
    usageLine: text('usage_line'),
    trialEndsAt: moment('trial_ends_at'),
    periodEndsAt: moment('period_ends_at'),
    /** Timestamp of the stored state; older updates are ignored. */
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

/** Credits bought on Shopify's bill. The row is written first, and its id is the idempotency key for Shopify. */
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

/**
 * A webhook from Shopify, stored before it is acknowledged. Each delivery is handled once; its body is deleted then.
 */
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
    /** The end of a worker's claim, or the time of the next attempt after a failure. */
    claimedUntil: moment('claimed_until'),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Unhandled webhooks, and cleanup.
    index('shopify_webhooks_waiting_index').on(table.shop, table.id).where(sql`${table.handledAt} is null`),
    index('shopify_webhooks_created_at_index').on(table.createdAt),
  ],
);

export const themeChangeStates = ['copying', 'ready', 'published', 'undone', 'failed'] as const;
export type ThemeChangeState = (typeof themeChangeStates)[number];

/** A theme file before and after; null: it does not exist. */
export interface ChangedFile {
  name: string;
  before: string | null;
  after: string | null;
}

/** The published theme when it was copied. Later changes would be lost by publishing the copy. */
export interface LiveTheme {
  /** Hash over names, sizes and checksums of all files. */
  digest: string;
  /** When its newest file was changed, by Shopify's clock. */
  newestAt: string;
}

/** Our tag in a copy of a theme, until the merchant publishes or undoes it. */
export const shopifyThemeChanges = pgTable(
  'shopify_theme_changes',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    /** The published theme that was copied, and the patched copy. */
    themeId: text('theme_id').notNull(),
    themeName: text('theme_name').notNull(),
    copyId: text('copy_id'),
    copyName: text('copy_name'),
    state: text('state').$type<ThemeChangeState>().notNull().default('copying'),
    live: jsonb('live').$type<LiveTheme>(),
    files: jsonb('files').$type<ChangedFile[]>().notNull(),
    previewUrl: text('preview_url'),
    /** The result of auditing the preview. */
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
