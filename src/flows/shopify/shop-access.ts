import type { z } from 'zod';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import { changeShop, expireShopToken, lockKnownShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { ShopToken } from '#io/shopify/access-tokens.ts';
import type { AdminQuery, AdminResult } from '#io/shopify/admin-api.ts';
import { scopesQuery } from '#io/shopify/queries/shop.ts';
import type { Shopify } from '#io/shopify/shopify.ts';

const PURPOSE = sealedPurposes.shopifyToken;
/** Tokens are refreshed this long before they expire, so that none expires during a query. */
const EARLY_MS = 120_000;

export const tokenColumns = (io: Pick<Io, 'keys'>, token: ShopToken) => ({
  accessToken: io.keys.encrypt(PURPOSE, token.accessToken),
  accessTokenExpiresAt: token.expiresAt,
  refreshToken: token.refreshToken && io.keys.encrypt(PURPOSE, token.refreshToken),
  refreshTokenExpiresAt: token.refreshTokenExpiresAt,
  scopes: token.scopes,
});

/** The shop's current token. Concurrent callers share one refresh. */
async function accessTokenOf(io: Io, shop: ShopRow): Promise<AdminResult<string>> {
  const current = shop.accessToken && io.keys.decrypt(PURPOSE, shop.accessToken);
  if (!io.shopify || !current) return { ok: false, reason: 'unauthorized', detail: 'no token' };
  if (!isTokenEnding(io, shop)) return { ok: true, data: current };
  const own = refreshing.get(io.shopify) ?? new Map<number, Promise<AdminResult<string>>>();
  refreshing.set(io.shopify, own);
  const running = own.get(shop.id) ?? refresh(io, io.shopify, shop).finally(() => own.delete(shop.id));
  own.set(shop.id, running);
  return running;
}

/** Per process: waiting callers share this promise instead of each holding a database connection. */
const refreshing = new WeakMap<Shopify, Map<number, Promise<AdminResult<string>>>>();

function refresh(io: Io, shopify: Shopify, shop: ShopRow): Promise<AdminResult<string>> {
  return io.db.transaction(async (db) => {
    const row = await lockKnownShop(db, shop.id);
    if (!row) return { ok: false as const, reason: 'unauthorized' as const, detail: 'the shop was deleted' };
    const token = row.accessToken && io.keys.decrypt(PURPOSE, row.accessToken);
    if (token && !isTokenEnding(io, row)) return { ok: true as const, data: token };
    const refreshToken = row.refreshToken && io.keys.decrypt(PURPOSE, row.refreshToken);
    if (!refreshToken) return { ok: false as const, reason: 'unauthorized' as const, detail: 'no refresh token' };
    const refreshed = await shopify.tokens.refresh(row.shop, refreshToken);
    if (!refreshed.ok) {
      const reason = refreshed.reason === 'refused' ? ('unauthorized' as const) : ('unavailable' as const);
      return { ok: false as const, reason, detail: refreshed.detail };
    }
    await changeShop(db, row.id, tokenColumns(io, refreshed.token));
    return { ok: true as const, data: refreshed.token.accessToken };
  });
}

export const isTokenEnding = (io: Pick<Io, 'now'>, { accessTokenExpiresAt }: Pick<ShopRow, 'accessTokenExpiresAt'>) =>
  accessTokenExpiresAt !== null && accessTokenExpiresAt.getTime() - EARLY_MS < io.now().getTime();

/** Queries the shop's Admin API with its own token. An error about token or scopes is stored. */
export async function askShop<Data extends z.ZodType>(
  io: Io,
  shop: ShopRow,
  query: AdminQuery<Data>,
  signal?: AbortSignal,
): Promise<AdminResult<z.output<Data>>> {
  const token = await accessTokenOf(io, shop);
  if (!token.ok || !io.shopify) return token as AdminResult<never>;
  const answer = await io.shopify.admin.query(shop.shop, token.data, query, signal);
  if (!answer.ok && answer.reason === 'unauthorized') await expireShopToken(io.db, shop, io.now());
  if (!answer.ok && answer.reason === 'no-scope') await storeScopes(io, io.shopify, shop, token.data);
  return answer;
}

/** A scope was revoked and its webhook has not arrived. The stored scopes let the app say which one is missing. */
async function storeScopes(io: Io, shopify: Shopify, { id, shop }: ShopRow, accessToken: string): Promise<void> {
  const read = await shopify.admin.query(shop, accessToken, scopesQuery);
  if (!read.ok) return;
  const { accessScopes } = read.data.currentAppInstallation;
  await changeShop(io.db, id, { scopes: accessScopes.map(({ handle }) => handle) });
}
