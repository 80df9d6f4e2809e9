import { z } from 'zod';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { isClosed } from '#flows/shopify/install/install-shop.ts';
import { startPageSync } from '#flows/shopify/pages/start-page-sync.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { findSubscription, upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import { type ChargeRow, changeCharge, listCharges, listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { ChargeState } from '#io/db/schema/index.ts';
import type { Io } from '#io/io.ts';
import { type AppSubscription, subscriptionsQuery } from '#io/shopify/queries/billing.ts';

const DAY_MS = 86_400_000;

/** A change to a charge; ignored if `at` is older than what is stored. */
interface News {
  gid: string;
  change: (charge: ChargeRow) => Partial<ChargeRow>;
  at: Date;
}

/**
 * Reads the charges from Shopify and updates the plan: for payments we trust neither return URLs nor webhooks.
 * `closed`: the shop's API refuses requests.
 */
export async function settleCharges(io: Io, shop: ShopRow, signal?: AbortSignal): Promise<'settled' | 'closed'> {
  const at = io.now();
  const answer = await askShop(io, shop, subscriptionsQuery, signal);
  if (!answer.ok) {
    if (isClosed(answer.reason) || answer.reason === 'unauthorized') return 'closed';
    throw new Error(`what Shopify bills is not known: ${answer.reason} ${answer.detail}`);
  }
  const { nodes } = answer.data.currentAppInstallation.allSubscriptions;
  await follow(
    io,
    shop,
    nodes.map((node) => ({ gid: node.id, at, change: (charge) => chargeColumns(io, node, charge) })),
  );
  return 'settled';
}

async function follow(io: Io, shop: ShopRow, news: News[]): Promise<void> {
  const { projectId } = shop;
  if (projectId === null) return;
  await io.db.transaction(async (db) => {
    if (!(await lockProject(db, projectId))) return;
    const isBilledHere = (await listRunningCharges(db, projectId)).length > 0;
    for (const charge of await listCharges(db, projectId)) await takeNews(db, charge, news);
    await followCharges(io, db, shop, { projectId, isBilledHere });
  });
}

async function takeNews(db: Db, charge: ChargeRow, news: News[]): Promise<void> {
  const own = news.find(({ gid }) => gid === charge.gid);
  if (own && own.at >= charge.changedAt)
    await changeCharge(db, charge.id, { ...own.change(charge), changedAt: own.at });
}

function chargeColumns(io: Io, node: AppSubscription, charge: ChargeRow): Partial<ChargeRow> {
  const state = node.status.toLowerCase() as ChargeState;
  const usage = node.lineItems.find(({ plan }) => plan.pricingDetails.__typename === 'AppUsagePricing');
  // The trial begins with the approval.
  const isBegun = state === 'active' && node.trialDays > 0;
  const trialEndsAt = charge.trialEndsAt ?? (isBegun ? new Date(io.now().getTime() + node.trialDays * DAY_MS) : null);
  return {
    state,
    isTest: node.test,
    usageLine: usage?.id ?? null,
    trialEndsAt,
    periodEndsAt: node.currentPeriodEnd === null ? null : new Date(node.currentPeriodEnd),
  };
}

const Update = z.object({
  app_subscription: z.object({
    admin_graphql_api_id: z.string(),
    status: z.enum(['PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']),
    updated_at: z.iso.datetime({ offset: true }),
  }),
});

/**
 * `app_subscriptions/update`, in any order. The API of a shop that does not pay Shopify refuses requests; only then the
 * webhook is trusted.
 */
export async function onSubscriptionUpdate({ io, shop, body, signal }: WebhookWork): Promise<void> {
  if (shop.accessToken === null) return;
  if ((await settleCharges(io, shop, signal)) === 'settled') return;
  const update = Update.safeParse(body).data?.app_subscription;
  if (!update) return;
  const { admin_graphql_api_id: gid, status, updated_at } = update;
  const state = status.toLowerCase() as ChargeState;
  // An active charge costs money, so it is never taken from a webhook.
  if (state !== 'active') await follow(io, shop, [{ gid, at: new Date(updated_at), change: () => ({ state }) }]);
}

interface Followed {
  projectId: number;
  /** The previous plan was billed by Shopify. Other plans must not end because of a charge that never started. */
  isBilledHere: boolean;
}

/** Sets the project's plan to what Shopify bills now. The project must be locked. */
export async function followCharges(
  io: Io,
  db: Db,
  shop: ShopRow,
  { projectId, isBilledHere }: Followed,
): Promise<void> {
  const active = (await listRunningCharges(db, projectId)).find(({ state }) => state === 'active');
  if (active) await startPlan(io, db, shop, active);
  else if (isBilledHere) await endPlan(db, projectId);
}

async function startPlan(io: Io, db: Db, shop: ShopRow, { projectId, planId, period }: ChargeRow): Promise<void> {
  const isEnded = await endAtStripe(io, db, projectId);
  const current = await findSubscription(db, projectId);
  if (!isEnded && current?.state === 'active' && current.planId === planId && current.period === period) return;
  await upsertSubscription(db, { projectId, planId, period, userId: shop.ownerId });
  // The new plan may allow more pages than the old one.
  await startPageSync(io, db, shop);
}

/**
 * The plan was approved at Shopify after it was bought at Stripe. The job that reads Stripe finds both, ends Stripe's
 * and refunds it. True: the previous plan was Stripe's.
 */
async function endAtStripe(io: Io, db: Db, projectId: number): Promise<boolean> {
  if (!(await findBoughtPlan(db, projectId))) return false;
  const customer = await findCustomerOfProject(db, projectId);
  if (customer) await io.queue.enqueue(db, 'stripe-customer', { customerId: customer.id, isRequested: true });
  return true;
}

export const endPlan = (db: Db, projectId: number): Promise<void> =>
  upsertSubscription(db, { projectId, planId: 'free', period: 'monthly', userId: null });
