import { z } from 'zod';
import { planRequests } from '#contract/admin-lists/customers.ts';
import { call } from '#contract/call.ts';
import { Website } from '#contract/entities/website.ts';
import { Done, Id, line, ofProject, pageOf, paging, requiredLine, sorting, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { basePlans } from '#domain/enumerations.ts';
import { Billing } from './billing.ts';

// A project's plan, its usage, and requests for more: without a payment provider, an admin activates what people
// request.

const PlanId = line(50);
const Period = z.enum(billingPeriods);

const Plan = z.object({
  id: z.string(),
  basePlan: z.enum(basePlans),
  subPagesIncluded: z.number(),
  /** Null: unlimited, here and in the next two. */
  domains: z.number().nullable(),
  users: z.number().nullable(),
  templatesPerRoute: z.number().nullable(),
  refreshHours: z.number(),
  monitoringEvents: z.number(),
  agencyLook: z.boolean(),
  monthlyCents: z.number(),
  yearlyCents: z.number(),
});

const CreditOrder = z.object({ id: z.number(), credits: z.number(), cents: z.number(), createdAt: Timestamp });

export const PlanOverview = z.object({
  plan: Plan,
  /**
   * Who bills: `operator` activates what is requested here, Shopify what is approved in its admin; with Stripe people buy
   * by themselves.
   */
  provider: z.enum(['shopify', 'stripe', 'operator']),
  /** False: nothing new is offered here. What runs can be cancelled, resumed and paid. */
  canBuy: z.boolean(),
  /** What Stripe bills or billed last; null: nothing. */
  billing: Billing.nullable(),
  state: z.enum(['free', 'trial', 'active']),
  period: Period.nullable(),
  since: Timestamp.nullable(),
  /** Cancelled: until when a plan without Stripe runs. */
  endsAt: Timestamp.nullable(),
  /** Confirmed or granted by the operator, so it is cancelled here. */
  isGranted: z.boolean(),
  trial: z.object({ daysLeft: z.number(), endsAt: Timestamp }).nullable(),
  /** Base plans this person may still try for 14 days. */
  trialFor: z.array(z.enum(['starter', 'professional'])),
  planRequest: z.object({ planId: z.string(), period: Period, createdAt: Timestamp }).nullable(),
  usage: z.object({
    subPages: z.number(),
    /** In the sitemap, including those over the limit. */
    subPagesFound: z.number().nullable(),
    domains: z.number(),
    domainsAllowed: z.number().nullable(),
    users: z.number(),
    /** On the route with the most. */
    templatesPerRoute: z.number(),
    refreshedAt: Timestamp.nullable(),
    /** Of `monitoringEvents`: audits in the free plan, pages that audits read in the others. */
    monitoringThisMonth: z.number(),
    /** Of `monitoringEvents`, counted apart from audits: pages that monitoring checked. */
    looksThisMonth: z.number(),
    /** When what is counted by the month begins anew. */
    monthEndsAt: Timestamp,
    /** When a page beyond the limit was last shared with the fallback image. */
    overLimitAt: Timestamp.nullable(),
  }),
  credits: z.object({
    balance: z.number(),
    orders: z.array(CreditOrder),
    ledger: z.array(z.object({ id: z.number(), change: z.number(), reason: z.string(), createdAt: Timestamp })),
  }),
  /** A plan covers as many websites of its owner as it has domains; what is counted, is counted over all of them. */
  coverage: z.object({
    /** False: the owner has more websites than the plan has domains, so this one is on the free plan. */
    isCovered: z.boolean(),
    /** Whether you may change the plan. */
    mayChange: z.boolean(),
    isOwner: z.boolean(),
    /** How many other websites share the plan. */
    others: z.number(),
    /** Pages that the plan leaves this website, after those that its owner prefers. */
    pageLimit: z.number(),
    /** All websites of the owner in their order of preference; empty unless the owner asks. */
    websites: z.array(Website),
    /** Who is to become the owner. */
    offer: z.object({ email: z.string(), isYours: z.boolean() }).nullable(),
  }),
});
export type PlanOverview = z.output<typeof PlanOverview>;

/** A request for a plan or for credits, as the super admin sees it. */
const PlanRequest = z.object({
  kind: z.enum(['plan', 'credits']),
  id: z.number(),
  projectId: z.number(),
  projectSlug: z.string(),
  site: z.string(),
  email: z.string().nullable(),
  planId: z.string().nullable(),
  period: Period.nullable(),
  credits: z.number().nullable(),
  cents: z.number(),
  createdAt: Timestamp,
  /** Null: still open. */
  decision: z
    .object({
      at: Timestamp,
      isActive: z.boolean(),
      /** The super admin's address; null: the account is gone. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type PlanRequest = z.output<typeof PlanRequest>;

export const planCalls = {
  getPlan: call({
    method: 'get',
    path: '/project/{id}/plan',
    ...ofProject('editor'),
    summary: { en: 'Get a project’s plan, usage and credits', de: 'Tarif, Nutzung und Credits eines Projekts' },
    ok: PlanOverview,
  }),
  requestPlan: call({
    method: 'post',
    path: '/project/{id}/plan-request',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Request a plan. An admin activates it', de: 'Tarif anfragen. Ein Admin schaltet ihn frei' },
    body: z.strictObject({ planId: PlanId, period: Period.default('monthly') }),
    limits: [limits.planRequests],
    ok: Done,
  }),
  cancelGrantedPlan: call({
    method: 'post',
    path: '/project/{id}/plan/cancel',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Cancel a plan that the operator confirmed', de: 'Vom Betreiber bestätigten Tarif kündigen' },
    limits: [limits.planRequests],
    ok: z.object({ endsAt: Timestamp }),
  }),
  resumeGrantedPlan: call({
    method: 'post',
    path: '/project/{id}/plan/resume',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Take the cancellation of a plan back', de: 'Kündigung eines Tarifs zurücknehmen' },
    limits: [limits.planRequests],
    ok: Done,
  }),
  withdrawPlanRequest: call({
    method: 'delete',
    path: '/project/{id}/plan-request',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Withdraw a plan request', de: 'Anfrage für einen Tarif zurückziehen' },
    ok: Done,
  }),
  orderCredits: call({
    method: 'post',
    path: '/project/{id}/credit-order',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Request a credit bundle', de: 'Credit-Paket anfragen' },
    body: z.strictObject({ creditBundleId: line(50) }),
    limits: [limits.planRequests],
    ok: Done,
  }),
  withdrawCreditOrder: call({
    method: 'delete',
    path: '/project/{id}/credit-order/{orderId}',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Withdraw a credit request', de: 'Anfrage für Credits zurückziehen' },
    params: z.strictObject({ id: Id, orderId: Id }),
    ok: Done,
  }),
};

export const planAdminCalls = {
  listPlanRequests: call({
    method: 'get',
    path: '/admin/plan-requests',
    access: 'superadmin',
    summary: { en: 'List plan and credit requests', de: 'Anfragen für Tarife und Credits' },
    query: z.strictObject({
      ...paging,
      ...sorting(planRequests),
      state: z.enum(['open', 'decided']).default('open'),
    }),
    ok: pageOf(PlanRequest),
  }),
  decidePlanRequest: call({
    method: 'post',
    path: '/admin/plan-requests/{kind}/{id}',
    access: 'superadmin',
    summary: { en: 'Activate or decline a request', de: 'Anfrage freischalten oder ablehnen' },
    params: z.strictObject({ kind: z.enum(['plan', 'credits']), id: Id }),
    body: z
      .strictObject({
        decision: z.enum(['activate', 'refuse']),
        /** Required for a refusal: the person reads it. */
        reason: line(2000).optional(),
      })
      .refine(({ decision, reason }) => decision === 'activate' || Boolean(reason), {
        path: ['reason'],
        error: preferredText('required'),
      }),
    ok: Done,
  }),
  setPlan: call({
    method: 'post',
    path: '/admin/project/{id}/plan',
    ...ofProject('superadmin'),
    summary: { en: 'Set a project’s plan', de: 'Tarif eines Projekts festlegen' },
    body: z.strictObject({ planId: PlanId, period: Period.default('monthly'), reason: requiredLine(500) }),
    ok: Done,
  }),
  extendTrial: call({
    method: 'post',
    path: '/admin/project/{id}/trial',
    ...ofProject('superadmin'),
    summary: { en: 'Extend a project’s trial', de: 'Testphase eines Projekts verlängern' },
    body: z.strictObject({ days: z.number().int().min(1).max(365), reason: requiredLine(500) }),
    ok: z.object({ daysLeft: z.number() }),
  }),
  bookCredits: call({
    method: 'post',
    path: '/admin/project/{id}/credits',
    ...ofProject('superadmin'),
    summary: { en: 'Add or remove a project’s credits', de: 'Credits eines Projekts gutschreiben oder abziehen' },
    body: z.strictObject({
      change: z.number().int().min(-1_000_000).max(1_000_000),
      reason: line(500).default(''),
    }),
    ok: z.object({ balance: z.number() }),
  }),
};
