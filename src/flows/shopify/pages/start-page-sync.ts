import { newPageSync, nextSyncStep, type PageSync } from '#domain/shopify/page-sync.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { changeShop, listInstalledShops, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/** Starts reading all pages from Shopify. A running sync continues instead. */
export async function startPageSync(io: Pick<Io, 'queue' | 'now'>, db: Db, shop: ShopRow): Promise<void> {
  const isUnderWay = shop.pageSync !== null && shop.pageSync.endedAt === null && shop.pageSync.failure === null;
  if (!isUnderWay) await changeShop(db, shop.id, { pageSync: newPageSync(io.now()) });
  await enqueuePageSync(io, db, shop);
}

export async function enqueuePageSync(io: Pick<Io, 'queue'>, db: Db, { shop }: Pick<ShopRow, 'shop'>): Promise<void> {
  await io.queue.enqueue(db, 'shopify-pages', { shop }, { singletonKey: `pages-${shop}` });
}

/** The job: starts or continues what is due for each shop. */
export async function continuePageSyncs(io: Io): Promise<void> {
  if (!io.shopify) return;
  for (const shop of await listInstalledShops(io.db)) {
    const step = nextSyncStep(shop.pageSync, io.now());
    if (step === 'start') await startPageSync(io, io.db, shop);
    if (step === 'continue') await enqueuePageSync(io, io.db, shop);
  }
}

/** A running sync of all pages of a shop. */
export interface Syncing {
  io: Io;
  shop: ShopRow;
  project: ProjectRow;
  state: PageSync;
  /** Throws if another sync started in the meantime. */
  save(): Promise<void>;
  signal: AbortSignal;
}
