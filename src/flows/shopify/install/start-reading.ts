import { startPageSync } from '#flows/shopify/pages/start-page-sync.ts';
import { startThemeLook } from '#flows/shopify/theme/look-at-theme.ts';
import type { Db } from '#io/db/db.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/** After an installation, and after scopes were granted again: the shop's pages, and its theme. */
export async function startReading(io: Io, db: Db, shop: ShopRow): Promise<void> {
  await startPageSync(io, db, shop);
  await startThemeLook(io, db, shop.shop);
}
