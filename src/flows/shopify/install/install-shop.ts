import { ApiError } from '#contract/errors.ts';
import { tokenColumns } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { changeShop, lockShopByGid, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { ShopToken, TokenResult } from '#io/shopify/access-tokens.ts';
import type { AdminFailure } from '#io/shopify/admin-api.ts';
import { type ShopAnswer, shopQuery } from '#io/shopify/queries/shop.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { shopColumns } from './shop-changes.ts';

/** The shop that a granted token belongs to, read from Shopify before anything is stored. */
export interface Granted {
  token: ShopToken;
  answer: ShopAnswer;
}

/** Fails if the shop is closed or frozen, which is not an error of the caller. */
export type GrantResult = { ok: true; granted: Granted } | { ok: false; reason: 'closed' };

export async function readGrant(shopify: Shopify, shop: string, result: TokenResult): Promise<GrantResult> {
  if (!result.ok) throw new ApiError(result.reason === 'refused' ? 'SHOPIFY_REFUSED' : 'SHOPIFY_AWAY');
  const read = await shopify.admin.query(shop, result.token.accessToken, shopQuery);
  if (read.ok) return { ok: true, granted: { token: result.token, answer: read.data } };
  if (isClosed(read.reason)) return { ok: false, reason: 'closed' };
  throw new ApiError(read.reason === 'unauthorized' || read.reason === 'no-scope' ? 'SHOPIFY_REFUSED' : 'SHOPIFY_AWAY');
}

export const isClosed = (reason: AdminFailure) => reason === 'closed' || reason === 'frozen';

/** Stores the new token and locks the shop's row, which serialises concurrent installations. */
export async function storeGrant(
  io: Io,
  db: Db,
  shop: string,
  { token, answer }: Granted,
  check: (before: ShopRow) => void = () => undefined,
): Promise<ShopRow> {
  const row = await lockShopByGid(db, shop, answer.shop.id);
  if (row) check(row);
  const stored =
    row &&
    (await changeShop(db, row.id, {
      ...tokenColumns(io, token),
      ...shopColumns(answer),
      installedAt: io.now(),
      uninstalledAt: null,
      deleteAt: null,
    }));
  if (!stored) throw new ApiError('CONFLICT');
  return stored;
}
