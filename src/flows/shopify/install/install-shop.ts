import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { Email } from '#contract/fields.ts';
import { gainsLanguages, missingScopes } from '#domain/shopify/app-config.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { startPageSync } from '#flows/shopify/pages/start-page-sync.ts';
import { askShop, tokenColumns } from '#flows/shopify/shop-access.ts';
import { startThemeLook } from '#flows/shopify/theme/look-at-theme.ts';
import type { Db } from '#io/db/db.ts';
import { changeShop, lockKnownShop, lockShopByGid, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import { storableText } from '#io/db/storable-json.ts';
import type { Io } from '#io/io.ts';
import type { ShopToken, TokenResult } from '#io/shopify/access-tokens.ts';
import type { AdminFailure } from '#io/shopify/admin-api.ts';
import { type ShopAnswer, shopQuery } from '#io/shopify/queries/shop.ts';
import type { Shopify } from '#io/shopify/shopify.ts';

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

/** Reads the current state from Shopify, because webhooks may arrive in any order. */
async function readAgain({ io, shop, signal }: WebhookWork) {
  const answer = await askShop(io, shop, shopQuery, signal);
  if (answer.ok) return shopColumns(answer.data);
  // Other webhooks report that a shop closed or uninstalled the app, so nothing is stored here.
  if (isClosed(answer.reason) || answer.reason === 'unauthorized') return null;
  throw new Error(`the shop could not be read: ${answer.reason} ${answer.detail}`);
}

/** `shop/update`: another name, address, currency or plan. */
export async function onShopUpdate(work: WebhookWork): Promise<void> {
  if (work.shop.accessToken === null) return;
  const columns = await readAgain(work);
  if (columns) await changeShop(work.io.db, work.shop.id, columns);
}

const Scopes = z.object({ current: z.array(z.string()) });

/** `app/scopes_update`: the merchant granted or revoked scopes. */
export async function onScopesUpdate(work: WebhookWork): Promise<void> {
  const { io, shop, body } = work;
  if (shop.accessToken === null) return;
  const columns = await readAgain(work);
  const scopes = columns?.scopes ?? Scopes.safeParse(body).data?.current;
  if (!scopes) return;
  await io.db.transaction(async (db) => {
    const before = await lockKnownShop(db, shop.id);
    // The app was uninstalled during the request.
    if (!before?.accessToken) return;
    const after = await changeShop(db, before.id, { scopes });
    const isWholeAgain = missingScopes(before.scopes).length > 0 && missingScopes(scopes).length === 0;
    const isMore = missingScopes(scopes).length === 0 && gainsLanguages(before.scopes, scopes);
    if (after && (isWholeAgain || isMore)) await startShopReading(io, db, after);
  });
}

/** Shopify's data about a shop, as its row stores it. */
function shopColumns({ shop, currentAppInstallation }: ShopAnswer) {
  return {
    gid: shop.id,
    name: storableText(shop.name).slice(0, 200),
    email: Email.safeParse(shop.email).data ?? null,
    primaryUrl: URL.canParse(shop.primaryDomain.url) ? new URL(shop.primaryDomain.url).href : null,
    currency: shop.currencyCode,
    timeZone: shop.ianaTimezone,
    liveSwitch: shop.metafield && storableText(shop.metafield.value).slice(0, 500),
    isDevelopment: shop.plan.partnerDevelopment,
    scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle),
  } satisfies Partial<ShopRow>;
}

/** After an installation or newly granted scopes: reads the shop's pages and theme. */
export async function startShopReading(io: Io, db: Db, shop: ShopRow): Promise<void> {
  await startPageSync(io, db, shop);
  await startThemeLook(io, db, shop.shop);
}
