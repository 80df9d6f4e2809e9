import { newPageSync, nextSyncStep } from '#domain/shopify/page-sync.ts';
import type { Db } from '#io/db/db.ts';
import { changeShop, listInstalledShops, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/** Reads all pages of a shop from the shop itself. One that is under way goes on instead. */
export async function startPageSync(io: Pick<Io, 'queue' | 'now'>, db: Db, shop: ShopRow): Promise<void> {
  const isUnderWay = shop.pageSync !== null && shop.pageSync.endedAt === null && shop.pageSync.failure === null;
  if (!isUnderWay) await changeShop(db, shop.id, { pageSync: newPageSync(io.now()) });
  await enqueuePageSync(io, db, shop);
}

export async function enqueuePageSync(io: Pick<Io, 'queue'>, db: Db, { shop }: Pick<ShopRow, 'shop'>): Promise<void> {
  await io.queue.enqueue(db, 'shopify-pages', { shop }, { singletonKey: `pages-${shop}` });
}

/** The job: what is due for each shop. */
export async function continuePageSyncs(io: Io): Promise<void> {
  if (!io.shopify) return;
  for (const shop of await listInstalledShops(io.db)) {
    const step = nextSyncStep(shop.pageSync, io.now());
    if (step === 'start') await startPageSync(io, io.db, shop);
    if (step === 'continue') await enqueuePageSync(io, io.db, shop);
  }
}
