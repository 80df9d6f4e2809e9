import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { shopifyThemeChanges, shopifyWebhooks, type ThemeChangeState } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

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

/** For the job, which knows the row by its id alone. */
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

/** Whether a theme was made for one of the project's changes. */
export async function isCopyKnown(db: Db, projectId: number, copyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopifyThemeChanges.id })
    .from(shopifyThemeChanges)
    .where(and(eq(shopifyThemeChanges.projectId, projectId), eq(shopifyThemeChanges.copyId, copyId)))
    .limit(1);
  return row !== undefined;
}

/** The changes of a project that has nothing to do with the shop any more. */
export async function deleteThemeChanges(db: Db, projectId: number): Promise<void> {
  await db.delete(shopifyThemeChanges).where(eq(shopifyThemeChanges.projectId, projectId));
}

/** The newest that is under way or in place. */
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

/** Only from the state it was seen in: false if somebody else was faster. */
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
