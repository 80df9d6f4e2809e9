import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { shopifyWebhooks } from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';

export type ShopifyWebhookRow = typeof shopifyWebhooks.$inferSelect;
type NewWebhook = Pick<ShopifyWebhookRow, 'deliveryId' | 'shop' | 'topic' | 'triggeredAt'> & {
  body: Record<string, unknown>;
};

/** False: this delivery was here before. */
export async function addShopifyWebhook(db: Db, webhook: NewWebhook): Promise<boolean> {
  const body = JSON.parse(storableJson(webhook.body)) as Record<string, unknown>;
  const rows = await db
    .insert(shopifyWebhooks)
    .values({ ...webhook, body })
    .onConflictDoNothing()
    .returning({ id: shopifyWebhooks.id });
  return rows.length > 0;
}

/** Longer than the job may run: a webhook whose worker died is taken by the next. */
const CLAIM_SECONDS = 600;

/** The oldest of a shop that is left to do and that nobody else is at. */
export async function claimShopifyWebhook(db: Db, shop: string): Promise<ShopifyWebhookRow | null> {
  const { id, handledAt, claimedUntil } = shopifyWebhooks;
  const next = db
    .select({ id })
    .from(shopifyWebhooks)
    .where(
      and(eq(shopifyWebhooks.shop, shop), isNull(handledAt), or(isNull(claimedUntil), lt(claimedUntil, sql`now()`))),
    )
    .orderBy(asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(shopifyWebhooks)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` as unknown as Date })
    .where(eq(id, sql`(${next})`))
    .returning();
  return row ?? null;
}

/** How often it has failed by now; it rests for longer each time. */
export async function countFailedWebhook(db: Db, id: number, restSeconds: number): Promise<number> {
  const [row] = await db
    .update(shopifyWebhooks)
    .set({
      attempts: sql`${shopifyWebhooks.attempts} + 1`,
      claimedUntil:
        sql`now() + make_interval(secs => ${restSeconds} * 2 ^ ${shopifyWebhooks.attempts})` as unknown as Date,
    })
    .where(eq(shopifyWebhooks.id, id))
    .returning({ attempts: shopifyWebhooks.attempts });
  return row?.attempts ?? 0;
}

/** Failed and not given up. */
export async function hasFailedWebhooks(db: Db, shop: string): Promise<boolean> {
  const { attempts, handledAt } = shopifyWebhooks;
  const [row] = await db
    .select({ id: shopifyWebhooks.id })
    .from(shopifyWebhooks)
    .where(and(eq(shopifyWebhooks.shop, shop), isNull(handledAt), gt(attempts, 0)))
    .limit(1);
  return row !== undefined;
}

/** Shops with a webhook that nobody is at, though it could have been handled a while ago. */
export async function listWaitingShops(db: Db): Promise<string[]> {
  const { claimedUntil, createdAt, handledAt, shop } = shopifyWebhooks;
  const rows = await db
    .selectDistinct({ shop })
    .from(shopifyWebhooks)
    .where(and(isNull(handledAt), sql`coalesce(${claimedUntil}, ${createdAt} + interval '5 minutes') < now()`))
    .limit(1_000);
  return rows.map((row) => row.shop);
}

export async function markShopifyWebhook(db: Db, id: number): Promise<void> {
  await db.update(shopifyWebhooks).set({ handledAt: sql`now()`, body: null }).where(eq(shopifyWebhooks.id, id));
}

/** A delivery is recognised for as long as Shopify may send it again, and longer. */
export async function clearOldShopifyWebhooks(db: Db, days: number): Promise<void> {
  await db.delete(shopifyWebhooks).where(lt(shopifyWebhooks.createdAt, sql`now() - make_interval(days => ${days})`));
}
