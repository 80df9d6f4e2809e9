import { ApiError } from '#contract/errors.ts';
import { creditBundles } from '#domain/billing/credits.ts';
import { nameOrder, type Order, orderDocuments, orderFacts, priceOfOrder } from '#domain/billing/order-facts.ts';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import type { Language } from '#domain/language.ts';
import { enqueueFetches } from '#flows/crawl/refresh-sub-pages.ts';
import { requireProvenAddress } from '#flows/guards/refusals.ts';
import { writeToOperator, writeToUser } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { findUserById, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { addCreditOrder, bookCredits, closeCreditOrder, listOpenOrders } from '#io/db/queries/billing/credits.ts';
import {
  closePlanRequest,
  type Decision,
  upsertPlanRequest,
  upsertSubscription,
} from '#io/db/queries/billing/plan-requests.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject, lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { orderMail } from '#io/mail/mails/order.ts';
import { orderDeclinedMail, planRequestMail } from '#io/mail/mails/plan-request.ts';
import { pageUrl } from '#io/page-url.ts';
import { billingProviderOf } from './plan-project.ts';

// Without a payment provider: a plan request is stored and mailed to the operator, who activates or refuses it.

/** More open orders than this are accidental clicks. */
const MAX_OPEN_ORDERS = 5;

interface Requester {
  projectId: number;
  user: UserRow;
}

export async function requestPlan(
  io: Io,
  planRequest: Requester & { planId: string; period: BillingPeriod },
): Promise<void> {
  const plan = planById(planRequest.planId);
  if (!plan || plan.basePlan === 'free') throw new ApiError('NOT_FOUND');
  await io.db.transaction(async (db) => {
    // Of two concurrent requests the later one stays.
    const project = await projectOf(db, planRequest.projectId);
    await refuseWithProvider(io, db, project);
    const { projectId, planId, period } = planRequest;
    await upsertPlanRequest(db, { projectId, userId: planRequest.user.id, planId, period });
    await notifyOfOrder(io, db, project, planRequest.user, { plan, period });
    await recordActivity(db, { action: 'plan-ordered', actorId: planRequest.user.id, project, subject: planId });
  });
}

export async function orderCredits(
  io: Io,
  { projectId, user, bundleId }: Requester & { bundleId: string },
): Promise<void> {
  const bundle = creditBundles.find(({ id }) => id === bundleId);
  if (!bundle) throw new ApiError('NOT_FOUND');
  await io.db.transaction(async (db) => {
    const project = await projectOf(db, projectId);
    await refuseWithProvider(io, db, project);
    if ((await listOpenOrders(db, projectId)).length >= MAX_OPEN_ORDERS)
      throw new ApiError('CONFLICT', { text: tooMany });
    await addCreditOrder(db, { projectId, userId: user.id, creditBundleId: bundle.id });
    await notifyOfOrder(io, db, project, user, { bundle });
    await recordActivity(db, { action: 'credits-ordered', actorId: user.id, project, subject: bundle.id });
  });
}

export async function decidePlanRequest(io: Io, id: number, decision: Decision): Promise<void> {
  await io.db.transaction(async (db) => {
    const planRequest = await closePlanRequest(db, id, decision);
    const plan = planRequest && planById(planRequest.planId);
    if (!planRequest || !plan) throw new ApiError('CONFLICT', { text: decidedBefore });
    const project = await projectOf(db, planRequest.projectId);
    if (decision.isActive) {
      // Another website of the owner may have got a plan in the meantime; then that plan changes.
      const projectId = await holderOf(db, project.id);
      await refuseBilled(io, db, { id: projectId });
      await startPlan(io, db, { ...planRequest, projectId });
    }
    await notifyRequester(io, db, project, planRequest.userId, decision, { plan, period: planRequest.period });
    await recordDecision(db, project, decision, plan.id);
  });
}

export async function decideCreditOrder(io: Io, id: number, decision: Decision): Promise<void> {
  await io.db.transaction(async (db) => {
    const order = await closeCreditOrder(db, id, decision);
    const bundle = order && creditBundles.find((one) => one.id === order.creditBundleId);
    if (!order || !bundle) throw new ApiError('CONFLICT', { text: decidedBefore });
    const { projectId } = order;
    if (decision.isActive) await refuseShopify(io, db, { id: projectId });
    if (decision.isActive)
      await bookCredits(db, { projectId, change: bundle.credits, reason: 'bundle', creditOrderId: order.id });
    const project = await findProject(db, projectId);
    if (!project) return;
    await notifyRequester(io, db, project, order.userId, decision, { bundle });
    await recordDecision(db, project, decision, bundle.id);
  });
}

/** The super admin puts a project on a plan without a request. */
export async function setPlan(
  io: Io,
  {
    actorId,
    reason,
    ...planRequest
  }: { projectId: number; planId: string; period: BillingPeriod; reason: string; actorId: number },
) {
  const { planId } = planRequest;
  if (!planById(planId)) throw new ApiError('NOT_FOUND');
  await io.db.transaction(async (db) => {
    const project = await projectOf(db, await holderOf(db, planRequest.projectId));
    await refuseBought(db, project);
    await startPlan(io, db, { ...planRequest, projectId: project.id, userId: null });
    await recordActivity(db, { action: 'plan-granted', actorId, project, subject: planId, detail: { reason } });
  });
}

const recordDecision = (db: Db, project: ProjectRow, { isActive, reason, by }: Decision, subject: string) =>
  recordActivity(db, {
    action: isActive ? 'order-confirmed' : 'order-declined',
    actorId: by,
    project,
    subject,
    detail: { reason },
  });

/** A project has only one billing provider. */
async function refuseShopify({ stripe }: Io, db: Db, project: { id: number }) {
  const { provider } = await billingProviderOf({ db, stripe }, project);
  if (provider === 'shopify') throw new ApiError('BILLED_BY_SHOPIFY');
  return provider;
}

/** Refused if people can buy the plan themselves. */
async function refuseWithProvider(io: Io, db: Db, project: { id: number }) {
  if ((await refuseShopify(io, db, project)) === 'stripe') throw new ApiError('BILLED_BY_STRIPE');
}

/** A plan paid through Stripe can only be changed at Stripe. */
async function refuseBought(db: Db, { id }: { id: number }) {
  if (await findBoughtPlan(db, id)) throw new ApiError('CONFLICT', { text: boughtPlan });
}

async function refuseBilled(io: Io, db: Db, project: { id: number }) {
  await refuseShopify(io, db, project);
  await refuseBought(db, project);
}

type Start = { projectId: number; planId: string; period: BillingPeriod; userId: number | null };

async function startPlan(io: Io, db: Db, { projectId, planId, period, userId }: Start) {
  await upsertSubscription(db, { projectId, planId, period, userId });
  // The new plan may allow more pages than the old one.
  await enqueueFetches(io, db, projectId);
}

const holderOf = async (db: Db, projectId: number) => (await findCover(db, projectId)).holderId;

async function projectOf(db: Db, id: number): Promise<ProjectRow> {
  const project = await lockProject(db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

/** Mails the operator, who decides about it, and sends the person a receipt with the facts. */
async function notifyOfOrder(io: Io, db: Db, project: ProjectRow, user: UserRow, order: Order) {
  // The operator writes the invoice to this address.
  const email = requireProvenAddress(user);
  const seller = await io.operator.current();
  const { address: site } = project;
  await writeToOperator(io, db, (language) =>
    planRequestMail(language, {
      email,
      site,
      planRequest: `${nameOrder(order, language)} (${priceOfOrder(order, language)})`,
      url: pageUrl(io, language, '/app/admin/plan-requests'),
    }),
  );
  const { language } = user;
  const mail = orderMail(language, {
    stage: 'received',
    name: nameOrder(order, language),
    site,
    facts: orderFacts(order, language, seller),
    documents: [],
    url: planUrl(io, project, language),
  });
  await writeToUser(io, db, user, mail);
}

const planUrl = (io: Io, { slug }: ProjectRow, language: Language) =>
  pageUrl(io, language, `/app/${slug}/settings/plan`);

/** A confirmation makes the contract, so it has the facts and the terms. A refusal has the reason. */
async function notifyRequester(
  io: Io,
  db: Db,
  project: ProjectRow,
  userId: number | null,
  { isActive, reason }: Decision,
  order: Order,
) {
  const requester = userId === null ? null : await findUserById(db, userId);
  if (!requester) return;
  const { language } = requester;
  const seller = await io.operator.current();
  const shared = { site: project.address, url: planUrl(io, project, language) };
  const name = nameOrder(order, language);
  const mail = isActive
    ? orderMail(language, {
        ...shared,
        stage: 'confirmed',
        name,
        facts: orderFacts(order, language, seller),
        documents: orderDocuments(seller.sellsTo),
      })
    : orderDeclinedMail(language, { ...shared, planRequest: name, reason });
  await writeToUser(io, db, requester, mail);
}

const decidedBefore = {
  en: 'This request has been decided or withdrawn in the meantime.',
  de: 'Über diese Anfrage wurde inzwischen entschieden, oder sie wurde zurückgezogen.',
};
const boughtPlan = {
  en: 'This project pays for its plan with Stripe. That plan has to end first.',
  de: 'Dieses Projekt bezahlt seinen Tarif über Stripe. Dieser Tarif muss zuerst enden.',
};
const tooMany = {
  en: 'You already have several open orders. Withdraw one first.',
  de: 'Sie haben bereits mehrere offene Bestellungen. Ziehen Sie zuerst eine zurück.',
};
