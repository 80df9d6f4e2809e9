import { ApiError } from '#contract/errors.ts';
import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { nameBundle, namePlan, namePrice } from '#domain/billing/name-plan.ts';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import type { Language } from '#domain/language.ts';
import { enqueueFetch } from '#flows/crawl/refresh-sub-pages.ts';
import { requireProvenAddress } from '#flows/guards/require-proven-address.ts';
import { writeToOperator, writeToUser } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { findUserById, type UserRow } from '#io/db/queries/accounts/users.ts';
import { addCreditOrder, bookCredits, closeCreditOrder, listOpenOrders } from '#io/db/queries/billing/credits.ts';
import {
  closePlanRequest,
  type Decision,
  upsertPlanRequest,
  upsertSubscription,
} from '#io/db/queries/billing/plan-requests.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { findProject, lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { planRequestDecidedMail, planRequestMail } from '#io/mail/mails/plan-request.ts';
import { pageUrl } from '#io/page-url.ts';
import { billingProviderOf } from './billing-provider.ts';

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
    await notifyOperator(
      io,
      db,
      project,
      planRequest.user,
      (language) => `${namePlan(plan, language)} (${namePrice(plan, period, language)})`,
    );
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
    await notifyOperator(io, db, project, user, (language) => nameBundle(bundle, language));
  });
}

export async function decidePlanRequest(io: Io, id: number, decision: Decision): Promise<void> {
  await io.db.transaction(async (db) => {
    const planRequest = await closePlanRequest(db, id, decision);
    const plan = planRequest && planById(planRequest.planId);
    if (!planRequest || !plan) throw new ApiError('CONFLICT', { text: decidedBefore });
    const project = await projectOf(db, planRequest.projectId);
    if (decision.isActive) await refuseBilled(io, db, project);
    if (decision.isActive) await startPlan(io, db, planRequest);
    await notifyRequester(io, db, project, planRequest.userId, decision, (language) => namePlan(plan, language));
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
    if (project)
      await notifyRequester(io, db, project, order.userId, decision, (language) => nameBundle(bundle, language));
  });
}

/** The super admin puts a project on a plan without a request. */
export async function setPlan(io: Io, planRequest: { projectId: number; planId: string; period: BillingPeriod }) {
  if (!planById(planRequest.planId)) throw new ApiError('NOT_FOUND');
  await io.db.transaction(async (db) => {
    await refuseBought(db, await projectOf(db, planRequest.projectId));
    await startPlan(io, db, { ...planRequest, userId: null });
  });
}

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
  await enqueueFetch(io, db, projectId);
}

async function projectOf(db: Db, id: number): Promise<ProjectRow> {
  const project = await lockProject(db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

async function notifyOperator(
  io: Io,
  db: Db,
  project: ProjectRow,
  user: UserRow,
  planRequest: (language: Language) => string,
) {
  // The operator writes the invoice to this address.
  const email = requireProvenAddress(user);
  await writeToOperator(io, db, (language) =>
    planRequestMail(language, {
      email,
      site: project.address,
      planRequest: planRequest(language),
      url: pageUrl(io, language, '/app/admin/plan-requests'),
    }),
  );
}

async function notifyRequester(
  io: Io,
  db: Db,
  project: ProjectRow,
  userId: number | null,
  { isActive, reason }: Decision,
  planRequest: (language: Language) => string,
) {
  const asker = userId === null ? null : await findUserById(db, userId);
  if (!asker) return;
  const { language } = asker;
  const url = pageUrl(io, language, `/app/${project.slug}/settings/plan`);
  const mail = planRequestDecidedMail(language, {
    site: project.address,
    planRequest: planRequest(language),
    isActive,
    reason,
    url,
  });
  await writeToUser(io, db, asker, mail);
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
