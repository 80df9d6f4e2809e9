import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { WebhookTopic } from '#domain/shopify/webhook-topics.ts';
import { createdAt, id, moment } from './columns.ts';

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
