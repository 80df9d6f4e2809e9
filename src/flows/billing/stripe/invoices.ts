import { ApiError } from '#contract/errors.ts';
import { preventsRefund } from '#domain/billing/dispute.ts';
import type { BillingPeriod, PlanAfterRefund } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { nameBundle, namePlan } from '#domain/billing/prices.ts';
import { bundleById, readStripeState } from '#domain/billing/stripe.ts';
import type { Language, Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { findProjectOfCustomer, listInvoices } from '#io/db/queries/billing/stripe-customers.ts';
import { findMirroredInvoice, listInvoicesOf, type MirroredInvoice } from '#io/db/queries/billing/stripe-mirror.ts';
import { listBilled } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { createRefund } from '#io/stripe/queries/end-plan.ts';
import { findRunningPlan } from './billed-project.ts';
import { notifyOfRefund } from './billing-mails.ts';
import { cancelBilledPlan, endBilledPlan } from './cancel-plan.ts';
import { settleCustomer } from './settle-customer.ts';
import { stripeOf, stripeResultOf } from './stripe-error.ts';

const periodNames: Record<BillingPeriod, Text> = {
  monthly: { en: 'monthly', de: 'monatlich' },
  yearly: { en: 'yearly', de: 'jährlich' },
};

/** `Basic, 250 pages, monthly`; unknown items keep Stripe's own description. */
function nameInvoice({ planId, period, creditBundleId, description }: MirroredInvoice, language: Language): string {
  const bundle = creditBundleId === null ? null : bundleById(creditBundleId);
  if (bundle) return nameBundle(bundle, language);
  const plan = planId === null ? null : planById(planId);
  if (!plan) return description ?? '';
  return period ? `${namePlan(plan, language)}, ${periodNames[period][language]}` : namePlan(plan, language);
}

function describeInvoice(invoice: MirroredInvoice, language: Language) {
  const { id, number, createdAt, netCents, taxCents, grossCents, refundedCents, state, pdfUrl, payUrl } = invoice;
  return {
    id,
    number,
    createdAt,
    netCents,
    taxCents,
    grossCents,
    refundedCents,
    // Drafts are never stored.
    state: state === 'draft' ? ('open' as const) : state,
    text: nameInvoice(invoice, language),
    pdfUrl,
    payUrl: state === 'open' ? payUrl : null,
  };
}

/** For the operator, who answers disputes. */
function describeWithDispute(invoice: MirroredInvoice, language: Language) {
  const { disputeState: state, disputeDueAt: dueAt } = invoice;
  return { ...describeInvoice(invoice, language), dispute: state && { state, dueAt } };
}

/** Newest first, without the zero-amount invoice of a trial. */
async function chargedInvoices(db: Db, projectIds: readonly number[]) {
  const invoices = await listInvoicesOf(db, projectIds);
  return invoices.filter(({ grossCents }) => grossCents !== 0);
}

export const invoicesOf = async (db: Db, projectIds: readonly number[], language: Language) =>
  (await chargedInvoices(db, projectIds)).map((invoice) => describeInvoice(invoice, language));

/** On the customer's page of the operator. */
export const customerInvoices = async (db: Db, projectIds: readonly number[], language: Language) =>
  (await chargedInvoices(db, projectIds)).map((invoice) => describeWithDispute(invoice, language));

export async function allInvoices(db: Db, list: Parameters<typeof listInvoices>[1], language: Language) {
  const { rows, total } = await listInvoices(db, list);
  return { total, items: rows.map(({ invoice, ...of }) => ({ ...describeWithDispute(invoice, language), ...of })) };
}

interface Refund {
  invoiceId: string;
  cents: number | undefined;
  /** Shown to the customer. */
  reason: string;
  plan: PlanAfterRefund;
  actorId: number;
}

/**
 * Returns how much of the invoice is refunded now. The customer gets a mail that also says what happens to the plan.
 */
export async function refundInvoice(io: Io, { invoiceId, cents, reason, plan, actorId }: Refund): Promise<number> {
  const stripe = stripeOf(io);
  const invoice = await findMirroredInvoice(io.db, invoiceId);
  if (!invoice) throw new ApiError('NOT_FOUND');
  const left = invoice.grossCents - invoice.refundedCents;
  if (invoice.state !== 'paid' || left <= 0 || (cents ?? left) > left)
    throw new ApiError('CONFLICT', { text: notSoMuch });
  const { disputeState } = invoice;
  if (preventsRefund(disputeState)) throw new ApiError('CONFLICT', { text: noRefund[disputeState] });
  const project = await findProjectOfCustomer(io.db, invoice.customerId);
  // Checked before the refund: afterwards it is too late to refuse because there is no plan to end.
  if (plan !== 'keep' && !(project && (await findRunningPlan(io.db, project.id))))
    throw new ApiError('CONFLICT', { text: nothingToEnd });
  const amount = cents ?? left;
  await stripeResultOf(io, () =>
    createRefund(stripe, { invoice: invoice.id, cents: amount, before: invoice.refundedCents }),
  );
  const subject = invoice.number ?? invoice.id;
  const detail = { cents: amount, reason };
  await recordActivity(io.db, {
    action: 'invoice-refunded',
    actorId,
    ...(project ? { project } : {}),
    subject,
    detail,
  });
  await stripeResultOf(io, () => settleCustomer(io, stripe, invoice.customerId));
  if (project) await endAndNotify(io, project, { plan, actorId, said: { cents: amount, invoice: subject, reason } });
  return (await findMirroredInvoice(io.db, invoiceId))?.refundedCents ?? invoice.refundedCents + amount;
}

interface Ending {
  plan: PlanAfterRefund;
  actorId: number;
  said: Omit<Parameters<typeof notifyOfRefund>[3], 'plan'>;
}

/** If the plan could not be ended, the mail does not claim it, and the operator sees why. */
async function endAndNotify(io: Io, project: ProjectRow, { plan, actorId, said }: Ending): Promise<void> {
  // Where it was cancelled before, the mail has its day.
  const cancelAt = (await findRunningPlan(io.db, project.id))?.cancelAt;
  let after: Parameters<typeof notifyOfRefund>[3]['plan'] = cancelAt ? { endsAt: cancelAt } : 'goes-on';
  try {
    if (plan === 'now') {
      await endBilledPlan(io, project.id, actorId);
      after = 'ended';
    }
    if (plan === 'period-end') after = { endsAt: await cancelBilledPlan(io, project.id, actorId) };
  } finally {
    await notifyOfRefund(io, io.db, project, { ...said, plan: after });
  }
}

const nothingToEnd = {
  en: 'This project has no running plan at Stripe that could be ended.',
  de: 'Dieses Projekt hat bei Stripe keinen laufenden Tarif, der sich beenden ließe.',
};
const notSoMuch = {
  en: 'There is not that much left to refund on this invoice.',
  de: 'So viel lässt sich von dieser Rechnung nicht mehr erstatten.',
};

const noRefund = {
  answer: {
    en: 'The customer’s bank disputes this payment, so Stripe doesn’t refund it. Answer the dispute at Stripe.',
    de: 'Die Bank des Kunden widerspricht dieser Zahlung, deshalb erstattet Stripe sie nicht. Antworten Sie auf den Widerspruch bei Stripe.',
  },
  review: {
    en: 'The customer’s bank disputes this payment and is still deciding. Stripe doesn’t refund it until then.',
    de: 'Die Bank des Kunden widerspricht dieser Zahlung und hat noch nicht entschieden. Bis dahin erstattet Stripe sie nicht.',
  },
  chargeback: {
    en: 'The customer’s bank has already taken this payment back. Stripe refunds nothing more of it.',
    de: 'Die Bank des Kunden hat diese Zahlung bereits zurückgeholt. Mehr davon erstattet Stripe nicht.',
  },
};

/** Plans paid with Stripe, as the super admin sees them. */
export async function billedSubscriptions(db: Db, list: Parameters<typeof listBilled>[1]) {
  const { items, total } = await listBilled(db, list);
  return {
    total,
    items: items.map(({ cancelAt, endedAt, unpaidSince, trialEndsAt, ...item }) => {
      const facts = { ...item, cancelAt, endedAt, unpaidSince, trialEndsAt };
      const { status, endsAt, graceEndsAt } = readStripeState(facts);
      return { ...item, status: status ?? ('ended' as const), endsAt, graceEndsAt };
    }),
  };
}
