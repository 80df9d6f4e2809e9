import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { shopifyThemeChanges, shopifyWebhooks, type ThemeChangeState } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

export type ShopifyWebhookRow = typeof shopifyWebhooks.$inferSelect;
type NewWebhook = Pick<ShopifyWebhookRow, 'deliveryId' | 'shop' | 'topic' | 'triggeredAt'> & {
  body: Record<string, unknown>;
};

/** False: this delivery was already stored. */
export async function addShopifyWebhook(db: Db, webhook: NewWebhook): Promise<boolean> {
  const body = JSON.parse(storableJson(webhook.body)) as Record<string, unknown>;
  const rows = await db
    .insert(shopifyWebhooks)
    .values({ ...webhook, body })
    .onConflictDoNothing()
    .returning({ id: shopifyWebhooks.id });
  return rows.length > 0;
}

/** Longer than the job may run. After it, another worker takes the webhook of a dead one. */
const CLAIM_SECONDS = 600;

/** The shop's oldest unhandled webhook that no other worker has claimed. */
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

/** Returns the number of failures. The delay until the next attempt grows with it. */
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

/** Failed and not yet given up. */
export async function hasFailedWebhooks(db: Db, shop: string): Promise<boolean> {
  const { attempts, handledAt } = shopifyWebhooks;
  const [row] = await db
    .select({ id: shopifyWebhooks.id })
    .from(shopifyWebhooks)
    .where(and(eq(shopifyWebhooks.shop, shop), isNull(handledAt), gt(attempts, 0)))
    .limit(1);
  return row !== undefined;
}

/** Shops with an unclaimed webhook that should have been handled by now. */
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

/** Deliveries are stored for longer than Shopify may repeat them, so that repetitions are recognised. */
export async function clearOldShopifyWebhooks(db: Db, days: number): Promise<void> {
  await db.delete(shopifyWebhooks).where(lt(shopifyWebhooks.createdAt, sql`now() - make_interval(days => ${days})`));
}

export type ThemeChangeRow = typeof shopifyThemeChanges.$inferSelect;

export async function addThemeChange(
  db: Db,
  change: Pick<ThemeChangeRow, 'projectId' | 'themeId' | 'themeName' | 'createdBy'>,
): Promise<ThemeChangeRow> {
  const [row] = await db
    .insert(shopifyThemeChanges)
    .values({ ...change, files: [] })
    .returning();
  if (!row) throw new Error('the change was not stored');
  return row;
}

/** For the job, which only has the row's id. */
export async function findThemeChange(db: Db, id: number): Promise<ThemeChangeRow | null> {
  const [row] = await db.select().from(shopifyThemeChanges).where(eq(shopifyThemeChanges.id, id));
  return row ?? null;
}

export async function findOwnThemeChange(
  db: Db,
  projectId: number,
  id: number | string,
): Promise<ThemeChangeRow | null> {
  const [row] = await db
    .select()
    .from(shopifyThemeChanges)
    .where(
      and(
        eq(shopifyThemeChanges.projectId, projectId),
        typeof id === 'number' ? eq(shopifyThemeChanges.id, id) : eq(shopifyThemeChanges.uuid, id),
      ),
    );
  return row ?? null;
}

/** Whether a theme is the copy of one of the project's changes. */
export async function isCopyKnown(db: Db, projectId: number, copyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopifyThemeChanges.id })
    .from(shopifyThemeChanges)
    .where(and(eq(shopifyThemeChanges.projectId, projectId), eq(shopifyThemeChanges.copyId, copyId)))
    .limit(1);
  return row !== undefined;
}

/** Deletes the changes of a project that is no longer connected to the shop. */
export async function deleteThemeChanges(db: Db, projectId: number): Promise<void> {
  await db.delete(shopifyThemeChanges).where(eq(shopifyThemeChanges.projectId, projectId));
}

/** The newest change that is in progress or applied. */
export async function currentThemeChange(db: Db, projectId: number): Promise<ThemeChangeRow | null> {
  const shown: ThemeChangeState[] = ['copying', 'ready', 'published', 'failed'];
  const [row] = await db
    .select()
    .from(shopifyThemeChanges)
    .where(and(eq(shopifyThemeChanges.projectId, projectId), inArray(shopifyThemeChanges.state, shown)))
    .orderBy(desc(shopifyThemeChanges.id))
    .limit(1);
  return row ?? null;
}

/** Changes the state only if it is still the expected one. False: somebody else was faster. */
export async function moveThemeChange(
  db: Db,
  id: number,
  from: ThemeChangeState,
  change: Partial<ThemeChangeRow>,
): Promise<boolean> {
  const rows = await db
    .update(shopifyThemeChanges)
    .set(change)
    .where(and(eq(shopifyThemeChanges.id, id), eq(shopifyThemeChanges.state, from)))
    .returning({ id: shopifyThemeChanges.id });
  return rows.length > 0;
}
