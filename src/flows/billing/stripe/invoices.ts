import { ApiError } from '#contract/errors.ts';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { nameBundle, namePlan } from '#domain/billing/prices.ts';
import { bundleById, readStripeState } from '#domain/billing/stripe.ts';
import type { Language, Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { findProjectOfCustomer, listInvoices } from '#io/db/queries/billing/stripe-customers.ts';
import { findMirroredInvoice, listInvoicesOf, type MirroredInvoice } from '#io/db/queries/billing/stripe-mirror.ts';
import { listBilled } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { createRefund } from '#io/stripe/queries/end-plan.ts';
import { tellOfRefund } from './billing-mails.ts';
import { settleCustomer } from './settle-customer.ts';
import { answerOf, stripeOf } from './stripe-error.ts';

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

/** The projects' invoices, newest first, without the zero-amount invoice of a trial. */
export async function invoicesOf(db: Db, projectIds: readonly number[], language: Language) {
  const invoices = await listInvoicesOf(db, projectIds);
  return invoices.filter(({ grossCents }) => grossCents !== 0).map((invoice) => describeInvoice(invoice, language));
}

export async function allInvoices(db: Db, list: Parameters<typeof listInvoices>[1], language: Language) {
  const { rows, total } = await listInvoices(db, list);
  return { total, items: rows.map(({ invoice, ...of }) => ({ ...describeInvoice(invoice, language), ...of })) };
}

interface Refund {
  invoiceId: string;
  cents: number | undefined;
  /** The customer reads it. */
  reason: string | null;
  actorId: number;
}

/** Returns how much of the invoice is refunded now. The customer is told; the plan stays as it is. */
export async function refundInvoice(io: Io, { invoiceId, cents, reason, actorId }: Refund): Promise<number> {
  const stripe = stripeOf(io);
  const invoice = await findMirroredInvoice(io.db, invoiceId);
  if (!invoice) throw new ApiError('NOT_FOUND');
  const left = invoice.grossCents - invoice.refundedCents;
  if (invoice.state !== 'paid' || left <= 0 || (cents ?? left) > left)
    throw new ApiError('CONFLICT', { text: notSoMuch });
  const amount = cents ?? left;
  await answerOf(io, () => createRefund(stripe, { invoice: invoice.id, cents: amount, before: invoice.refundedCents }));
  const subject = invoice.number ?? invoice.id;
  await recordActivity(io.db, { action: 'invoice-refunded', actorId, subject, detail: { cents: amount, reason } });
  const project = await findProjectOfCustomer(io.db, invoice.customerId);
  if (project) await tellOfRefund(io, io.db, project, { cents: amount, invoice: subject, reason });
  await answerOf(io, () => settleCustomer(io, stripe, invoice.customerId));
  return (await findMirroredInvoice(io.db, invoiceId))?.refundedCents ?? invoice.refundedCents + amount;
}

const notSoMuch = {
  en: 'There is not that much left to refund on this invoice.',
  de: 'So viel lässt sich von dieser Rechnung nicht mehr erstatten.',
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
