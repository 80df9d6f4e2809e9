import { z } from 'zod';
import { subscriptions } from '#contract/admin-lists/customers.ts';
import { call, Download } from '#contract/call.ts';
import { Done, Language, line, ofProject, pageOf, paging, requiredLine, sorting, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { disputeStates } from '#domain/billing/dispute.ts';
import { billingPeriods, plansAfterRefund } from '#domain/billing/plan.ts';

// Buying a plan or credits by oneself, with Stripe. All of it is absent without its keys
// (docs/decisions/053-getting-paid.md).

const part = 'stripe' as const;
const billed = { part, ...ofProject('project-admin'), whileActing: 'refused', limits: [limits.billing] } as const;

const Period = z.enum(billingPeriods);
const PlanChoice = { planId: line(50), period: Period };
/** A page of Stripe's. */
const Address = z.object({ url: z.string() });

/** `ending`: cancelled, runs until `endsAt`. `past_due`: a payment failed, runs until `graceEndsAt`. */
const billingStatuses = ['trialing', 'active', 'past_due', 'ending', 'ended'] as const;
const BillingStatus = z.enum(billingStatuses);

/** The plan that a project pays for with Stripe, or the last one it paid for. */
export const Billing = z.object({
  status: BillingStatus,
  planId: z.string(),
  period: Period,
  /** When the next payment is due; null: none. */
  periodEndsAt: Timestamp.nullable(),
  /** When it ends or has ended; null: it goes on. */
  endsAt: Timestamp.nullable(),
  /** It ended because a payment failed. */
  isUnpaid: z.boolean(),
  graceEndsAt: Timestamp.nullable(),
  /** Where the open invoice can be paid. */
  payUrl: z.string().nullable(),
  /** When the first payment was, or in a trial will be. */
  firstPaymentAt: Timestamp.nullable(),
});
export type Billing = z.output<typeof Billing>;

const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: Timestamp,
  netCents: z.number(),
  taxCents: z.number(),
  grossCents: z.number(),
  /** Of the gross amount. */
  refundedCents: z.number(),
  state: z.enum(['paid', 'open', 'void', 'uncollectible']),
  /** What it is for, in the language of the request: `Basic, 250 pages, monthly`. */
  text: z.string(),
  pdfUrl: z.string().nullable(),
  /** Null: nothing to pay. */
  payUrl: z.string().nullable(),
});

/** As the operator sees it. */
export const OperatorInvoice = Invoice.extend({
  dispute: z
    .object({
      state: z.enum(disputeStates),
      /** Until when the operator can answer at Stripe. */
      dueAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type OperatorInvoice = z.output<typeof OperatorInvoice>;

const Change = z.object({
  /** Due now; negative: put to credit for the next invoice. */
  netCents: z.number(),
  taxCents: z.number(),
  grossCents: z.number(),
  /** The regular amount, net, and when it is next due. */
  nextCents: z.number(),
  nextAt: Timestamp,
  /** Amounts are those of this moment, which the change passes on. */
  prorationAt: Timestamp,
});

export const billingCalls = {
  startCheckout: call({
    method: 'post',
    path: '/project/{id}/billing/checkout',
    ...billed,
    summary: { en: 'Buy a plan: get Stripe’s payment page', de: 'Tarif kaufen: Bezahlseite von Stripe' },
    body: z.strictObject(PlanChoice),
    ok: Address,
  }),
  buyCredits: call({
    method: 'post',
    path: '/project/{id}/billing/credits',
    ...billed,
    summary: { en: 'Buy credits: get Stripe’s payment page', de: 'Credits kaufen: Bezahlseite von Stripe' },
    body: z.strictObject({ creditBundleId: line(50) }),
    ok: Address,
  }),
  settleCheckout: call({
    method: 'post',
    path: '/project/{id}/billing/settle',
    ...billed,
    summary: {
      en: 'Find out what became of a payment page',
      de: 'Herausfinden, was aus einer Bezahlseite geworden ist',
    },
    body: z.strictObject({ sessionId: requiredLine(200) }),
    /** `waiting`: paid, but the bank has yet to confirm it. */
    ok: z.object({ state: z.enum(['done', 'waiting', 'unpaid']) }),
  }),
  previewPlanChange: call({
    method: 'post',
    path: '/project/{id}/billing/change-preview',
    ...billed,
    summary: { en: 'See what another plan would cost now', de: 'Sehen, was ein anderer Tarif jetzt kosten würde' },
    body: z.strictObject(PlanChoice),
    ok: Change,
  }),
  changeBilledPlan: call({
    method: 'post',
    path: '/project/{id}/billing/change',
    ...billed,
    summary: { en: 'Change the plan at the amount shown before', de: 'Tarif zum gezeigten Betrag wechseln' },
    body: z.strictObject({
      ...PlanChoice,
      prorationAt: z.iso.datetime(),
      /** As the preview said; if something else is due, nothing changes. */
      grossCents: z.number().int().min(-100_000_000).max(100_000_000),
    }),
    ok: z.object({
      payUrl: z
        .string()
        .nullable()
        .describe('Where the payment is confirmed if the bank asks for it (3-D Secure); the plan changes then'),
    }),
  }),
  cancelBilledPlan: call({
    method: 'post',
    path: '/project/{id}/billing/cancel',
    ...billed,
    summary: { en: 'Cancel the plan at the end of its period', de: 'Tarif zum Ende des Zeitraums kündigen' },
    ok: z.object({ endsAt: Timestamp }),
  }),
  resumeBilledPlan: call({
    method: 'post',
    path: '/project/{id}/billing/resume',
    ...billed,
    summary: { en: 'Undo the cancellation of a plan', de: 'Kündigung eines Tarifs zurücknehmen' },
    ok: Done,
  }),
  openBillingPortal: call({
    method: 'post',
    path: '/project/{id}/billing/portal',
    ...billed,
    summary: {
      en: 'Get Stripe’s page for the card, address and VAT ID',
      de: 'Seite von Stripe für Karte, Adresse und USt-IdNr.',
    },
    ok: Address,
  }),
  listInvoices: call({
    method: 'get',
    path: '/project/{id}/billing/invoices',
    part,
    ...ofProject('project-admin'),
    summary: { en: 'List a project’s invoices', de: 'Rechnungen eines Projekts' },
    ok: z.array(Invoice),
  }),
};

const BilledSubscription = z.object({
  id: z.string(),
  /** Null: deleted. */
  projectId: z.number().nullable(),
  projectSlug: z.string().nullable(),
  site: z.string(),
  email: z.string().nullable(),
  planId: z.string().nullable(),
  period: Period.nullable(),
  /** Net, each period. */
  cents: z.number(),
  status: BillingStatus,
  startedAt: Timestamp,
  periodEndsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  graceEndsAt: Timestamp.nullable(),
});
export type BilledSubscription = z.output<typeof BilledSubscription>;

const Month = z.object({
  /** `2026-11` */
  month: z.string(),
  netCents: z.number(),
  taxCents: z.number(),
  grossCents: z.number(),
  refundedCents: z.number(),
  invoices: z.number(),
});

export const billingAdminCalls = {
  listBilledSubscriptions: call({
    method: 'get',
    path: '/admin/subscriptions',
    part,
    access: 'superadmin',
    summary: { en: 'List plans paid with Stripe', de: 'Mit Stripe bezahlte Tarife' },
    query: z.strictObject({
      ...paging,
      ...sorting(subscriptions),
      state: BillingStatus.optional(),
    }),
    ok: pageOf(BilledSubscription),
  }),
  getIncome: call({
    method: 'get',
    path: '/admin/income',
    part,
    access: 'superadmin',
    summary: { en: 'Get the income by month', de: 'Einnahmen je Monat' },
    ok: z.object({
      /** Newest first; a refund counts in the month of its invoice. */
      months: z.array(Month),
      /** Net, of all running plans; a yearly one by twelve. */
      monthlyCents: z.number(),
    }),
  }),
  getPlanMovements: call({
    method: 'get',
    path: '/admin/plan-movements',
    access: 'superadmin',
    summary: {
      en: 'Get what plans are worth a month, and plans and trials by month',
      de: 'Wert der Tarife im Monat, Tarife und Testphasen je Monat',
    },
    ok: z.object({
      /** Net cents a month of running plans, by who bills them. Granted ones bring nothing in by themselves. */
      worth: z.object({ stripe: z.number(), shopify: z.number(), granted: z.number(), grantedPlans: z.number() }),
      /** Newest first. A change of plan is neither begun nor ended. */
      months: z.array(
        z.object({
          month: z.string(),
          begun: z.number(),
          ended: z.number(),
          trials: z.number(),
          /** Trials that became a plan in this month. */
          converted: z.number(),
        }),
      ),
    }),
  }),
  downloadBookkeeping: call({
    method: 'get',
    path: '/admin/bookkeeping/{month}',
    part,
    access: 'superadmin',
    summary: {
      en: 'Download a month’s invoices: a table, or a ZIP with the PDFs',
      de: 'Rechnungen eines Monats herunterladen: als Tabelle oder ZIP mit den PDFs',
    },
    params: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    query: z.strictObject({ form: z.enum(['csv', 'zip']).default('csv'), language: Language.optional() }),
    gives: 'download',
    ok: Download,
  }),
  listAllInvoices: call({
    method: 'get',
    path: '/admin/invoices',
    part,
    access: 'superadmin',
    summary: { en: 'List invoices', de: 'Rechnungen' },
    query: z.strictObject({ ...paging, projectId: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
    ok: pageOf(
      OperatorInvoice.extend({
        site: z.string(),
        projectId: z.number().nullable(),
        projectSlug: z.string().nullable(),
      }),
    ),
  }),
  refundInvoice: call({
    method: 'post',
    path: '/admin/invoices/{invoiceId}/refund',
    part,
    access: 'superadmin',
    summary: { en: 'Refund an invoice, whole or in part', de: 'Rechnung ganz oder teilweise erstatten' },
    params: z.strictObject({ invoiceId: line(100) }),
    /** Gross; without it, all that is left. */
    body: z.strictObject({
      cents: z.number().int().positive().max(100_000_000).optional(),
      /** The customer reads it in the email about the refund. */
      reason: requiredLine(2000),
      /** What becomes of the plan that the project pays for. */
      plan: z.enum(plansAfterRefund).default('keep'),
    }),
    ok: z.object({ refundedCents: z.number() }),
  }),
};
