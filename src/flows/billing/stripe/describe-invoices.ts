import { type BillingPeriod, planById } from '#domain/billing/plan-table.ts';
import { nameBundle, namePlan } from '#domain/billing/prices.ts';
import { bundleById } from '#domain/billing/stripe.ts';
import type { Language, Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { listInvoices } from '#io/db/queries/billing/stripe-customers.ts';
import { listInvoicesOf, type MirroredInvoice } from '#io/db/queries/billing/stripe-mirror.ts';

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
