import { ApiError } from '#contract/errors.ts';
import { type CreditBundle, creditBundles } from '#domain/billing/credits.ts';
import { nameBundle } from '#domain/billing/prices.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { bookCredits, creditBalance } from '#io/db/queries/billing/credits.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import {
  addUsage,
  findOpenUsage,
  findUsage,
  listRunningCharges,
  markUsageBooked,
  markUsageFailed,
  type UsageRow,
} from '#io/db/queries/shopify/charges.ts';
import { findShopOfProject, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { type AppSubscription, recordUsage, subscriptionsQuery } from '#io/shopify/queries/billing.ts';
import { billedShop, billingError } from './choose-plan.ts';

// The row is written first and its id is Shopify's idempotency key: whatever fails in between, the same row is sent
// again, billed once and booked once.

/** Returns the new balance. */
export async function buyShopifyCredits(io: Io, projectId: number, creditBundleId: string): Promise<number> {
  const bundle = creditBundles.find(({ id }) => id === creditBundleId);
  if (!bundle) throw new ApiError('NOT_FOUND');
  const { shop } = await billedShop(io, projectId);
  const line = await usageLineOf(io, projectId);
  if (!line) throw new ApiError('SHOP_PLAN_NEEDED');
  const usage = await io.db.transaction(async (db) => {
    // Two clicks at once are one purchase: until the first is booked, the second finds its row.
    await lockProject(db, projectId);
    const open = await findOpenUsage(db, projectId, bundle.id);
    const row = open ?? (await addUsage(db, { projectId, creditBundleId: bundle.id, cents: bundle.cents }));
    // The job finishes the purchase if this process dies.
    const options = { singletonKey: `usage-${row.id}` };
    await io.queue.enqueue(db, 'shopify-usage', { usageId: row.id }, options);
    return row;
  });
  await bill(io, shop, { usage, bundle, line });
  return creditBalance(io.db, projectId);
}

/** The job: finishes a purchase if it is unknown whether Shopify has billed it. */
export async function finishUsage(io: Io, usageId: number): Promise<void> {
  const usage = await findUsage(io.db, usageId);
  if (!usage || usage.bookedAt || usage.failure) return;
  const bundle = creditBundles.find(({ id }) => id === usage.creditBundleId);
  const shop = await findShopOfProject(io.db, usage.projectId);
  const line = await usageLineOf(io, usage.projectId);
  // Uninstalled or cancelled in the meantime: Shopify bills nothing more for this shop.
  if (!bundle || !shop?.accessToken || !line) return markUsageFailed(io.db, usage.id, 'no plan to bill it with');
  await bill(io, shop, { usage, bundle, line }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'SHOPIFY_AWAY') throw error;
  });
}

async function usageLineOf(io: Io, projectId: number): Promise<string | null> {
  const charges = await listRunningCharges(io.db, projectId);
  return charges.find(({ state }) => state === 'active')?.usageLine ?? null;
}

/** A plan keeps the currency that it was approved in. */
const currencyOfLine = (subscriptions: readonly AppSubscription[], line: string): string =>
  subscriptions.flatMap(({ lineItems }) => lineItems).find(({ id }) => id === line)?.plan.pricingDetails.cappedAmount
    ?.currencyCode ?? 'EUR';

interface Purchase {
  usage: UsageRow;
  bundle: CreditBundle;
  line: string;
}

async function bill(io: Io, shop: ShopRow, { usage, bundle, line }: Purchase): Promise<void> {
  const running = await askShop(io, shop, subscriptionsQuery);
  if (!running.ok) throw billingError(running.reason);
  const answer = await askShop(
    io,
    shop,
    recordUsage({
      lineItemId: line,
      currencyCode: currencyOfLine(running.data.currentAppInstallation.allSubscriptions.nodes, line),
      description: nameBundle(bundle, 'en'),
      amount: (usage.cents / 100).toFixed(2),
      idempotencyKey: `linkbild-usage-${usage.id}`,
    }),
  );
  if (!answer.ok) {
    const error = billingError(answer.reason);
    if (error.code !== 'SHOPIFY_AWAY') await markUsageFailed(io.db, usage.id, answer.detail || answer.reason);
    throw error;
  }
  const { appUsageRecord, userErrors } = answer.data.appUsageRecordCreate;
  if (!appUsageRecord) {
    const reason = userErrors.map(({ message }) => message).join(' ');
    await markUsageFailed(io.db, usage.id, reason);
    io.log.warn({ shop: shop.shop, reason }, 'Shopify refused to bill credits');
    throw new ApiError(/exceeds|capped|balance/i.test(reason) ? 'SHOP_CREDIT_LIMIT' : 'SHOPIFY_REFUSED');
  }
  await io.db.transaction(async (db) => {
    const { projectId } = usage;
    if (await markUsageBooked(db, usage.id, appUsageRecord.id))
      await bookCredits(db, { projectId, change: bundle.credits, reason: 'bundle' });
  });
}
