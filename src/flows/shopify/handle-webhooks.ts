import type { WebhookTopic } from '#domain/shopify/app-config.ts';
import { changeShop, findShop, findShopByGid, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import {
  claimShopifyWebhook,
  countFailedWebhook,
  hasFailedWebhooks,
  listWaitingShops,
  markShopifyWebhook,
  type ShopifyWebhookRow,
} from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { onSubscriptionUpdate } from './billing/settle-charges.ts';
import { onScopesUpdate, onShopUpdate } from './install/install-shop.ts';
import { onRedact, onUninstalled } from './leave/leave-shop.ts';
import {
  bulkFinished,
  collectionChanged,
  collectionDeleted,
  productChanged,
  productDeleted,
} from './pages/resource-webhooks.ts';
import { startThemeLook } from './theme/look-at-theme.ts';

export interface WebhookWork {
  io: Io;
  shop: ShopRow;
  body: Record<string, unknown>;
  triggeredAt: Date | null;
  signal: AbortSignal;
}

/** May run twice for one webhook if a worker dies, so handlers must be idempotent. */
type WebhookHandler = (work: WebhookWork) => Promise<void>;

const nothing: WebhookHandler = async () => undefined;

/** Reads the theme that is published now, so order and repetition of webhooks do not matter. */
const lookAgain: WebhookHandler = async ({ io, shop }) => {
  await startThemeLook(io, io.db, shop.shop);
};

/** Unpublished themes are skipped, because people who work on one save it every minute. */
const lookAtLive: WebhookHandler = async (work) => {
  if (work.body.role === undefined || work.body.role === 'main') await lookAgain(work);
};

/** The handler of each topic; the type requires all of them. */
const handlers: Record<WebhookTopic, WebhookHandler> = {
  'products/create': productChanged,
  'products/update': productChanged,
  'products/delete': productDeleted,
  'collections/create': collectionChanged,
  'collections/update': collectionChanged,
  'collections/delete': collectionDeleted,
  'themes/publish': lookAgain,
  'themes/update': lookAtLive,
  'shop/update': onShopUpdate,
  'bulk_operations/finish': bulkFinished,
  'app/uninstalled': onUninstalled,
  'app/scopes_update': onScopesUpdate,
  'app_subscriptions/update': onSubscriptionUpdate,
  // We store nothing about a shop's customers.
  'customers/data_request': nothing,
  'customers/redact': nothing,
  'shop/redact': onRedact,
};

/** Attempts before a webhook is given up. With delays of 5, 10, 20 … seconds that takes about twenty minutes. */
const MAX_ATTEMPTS = 8;
const FIRST_REST_SECONDS = 5;
/** After this another job continues, because this one must end before the queue considers it dead. */
const MAX_RUN_MS = 200_000;

/**
 * The job: handles a shop's waiting webhooks, oldest first. A failing webhook does not block the others; at the end the
 * job fails, so that the queue retries it.
 */
export async function handleWebhooks(io: Io, shop: string, signal: AbortSignal): Promise<void> {
  const endsAt = Date.now() + MAX_RUN_MS;
  while (!signal.aborted) {
    if (Date.now() > endsAt) return void (await io.queue.enqueue(io.db, 'shopify-webhooks', { shop }));
    const webhook = await claimShopifyWebhook(io.db, shop);
    if (!webhook) break;
    try {
      await handle(io, webhook, signal);
      await markShopifyWebhook(io.db, webhook.id);
    } catch (error) {
      if (signal.aborted) throw error;
      await countFailure(io, webhook, error);
    }
  }
  if (await hasFailedWebhooks(io.db, shop)) throw new Error('a webhook of Shopify waits for another try');
}

/** The job: retries webhooks whose worker was killed and whose claim has expired. All others have their own job. */
export async function continueWebhooks(io: Io): Promise<void> {
  for (const shop of await listWaitingShops(io.db))
    await io.queue.enqueue(io.db, 'shopify-webhooks', { shop }, { singletonKey: `webhooks-${shop}` });
}

async function countFailure(io: Io, { id, shop, topic }: ShopifyWebhookRow, error: unknown): Promise<void> {
  const attempts = await countFailedWebhook(io.db, id, FIRST_REST_SECONDS);
  const about = { err: error, shop, topic, attempts };
  if (attempts < MAX_ATTEMPTS) {
    io.log.warn(about, 'a webhook of Shopify could not be handled');
    return;
  }
  io.log.error(about, 'a webhook of Shopify was given up');
  await markShopifyWebhook(io.db, id);
}

async function handle(io: Io, webhook: ShopifyWebhookRow, signal: AbortSignal) {
  const { topic, body, triggeredAt } = webhook;
  if (!body) return;
  const shop = (await findShop(io.db, webhook.shop)) ?? (await findRenamed(io, webhook.shop, body));
  // Never installed, or deleted.
  if (!shop) return;
  const gid = shopGidIn(body);
  if (gid !== null && shop.gid !== null && gid !== shop.gid) {
    io.log.warn({ shop: webhook.shop, topic }, 'a webhook of Shopify names another shop than its sender');
    return;
  }
  await handlers[topic]({ io, shop, body, triggeredAt, signal });
}

/**
 * The shop's id in the body, if there is one: the signature covers the body, but not the header with the shop's name.
 */
function shopGidIn(body: Record<string, unknown>): string | null {
  const id = typeof body.myshopify_domain === 'string' ? body.id : 'shop_domain' in body ? body.shop_id : null;
  return typeof id === 'number' ? `gid://shopify/Shop/${id}` : null;
}

/**
 * After a rename every webhook has the new name. Webhooks about the shop itself also have its id, which never changes.
 */
async function findRenamed(io: Io, shop: string, body: Record<string, unknown>): Promise<ShopRow | null> {
  const gid = body.myshopify_domain === shop || body.shop_domain === shop ? shopGidIn(body) : null;
  const known = gid === null ? null : await findShopByGid(io.db, gid);
  return known && changeShop(io.db, known.id, { shop });
}
