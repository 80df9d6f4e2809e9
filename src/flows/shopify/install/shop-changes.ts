import { z } from 'zod';
import { gainsLanguages, missingScopes } from '#domain/shopify/scopes.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { changeShop, lockKnownShop } from '#io/db/queries/shopify/shops.ts';
import { shopQuery } from '#io/shopify/queries/shop.ts';
import { isClosed } from './install-shop.ts';
import { shopColumns } from './shop-columns.ts';
import { startReading } from './start-reading.ts';

/** What Shopify says now, not what the webhook said: they may arrive in any order. */
async function readAgain({ io, shop, signal }: WebhookWork) {
  const answer = await askShop(io, shop, shopQuery, signal);
  if (answer.ok) return shopColumns(answer.data);
  // Closed shops and those that left are told by other webhooks; nothing to store about them.
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

/** `app/scopes_update`: the merchant granted more, or took something away. */
export async function onScopesUpdate(work: WebhookWork): Promise<void> {
  const { io, shop, body } = work;
  if (shop.accessToken === null) return;
  const columns = await readAgain(work);
  const scopes = columns?.scopes ?? Scopes.safeParse(body).data?.current;
  if (!scopes) return;
  await io.db.transaction(async (db) => {
    const before = await lockKnownShop(db, shop.id);
    // It left while Shopify was asked.
    if (!before?.accessToken) return;
    const after = await changeShop(db, before.id, { scopes });
    const isWholeAgain = missingScopes(before.scopes).length > 0 && missingScopes(scopes).length === 0;
    const isMore = missingScopes(scopes).length === 0 && gainsLanguages(before.scopes, scopes);
    if (after && (isWholeAgain || isMore)) await startReading(io, db, after);
  });
}
