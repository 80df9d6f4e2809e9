import type { BasePlan } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import type { Plan } from './plan.ts';
import { plans } from './plan-table.ts';

// The limits of plans: which plan allows more, how close somebody is to one, and the texts they read there.

/**
 * Limits of a plan that a call can refuse at. `audits`: audits in the free plan, pages that they read in the others.
 */
export const planLimits = ['subPages', 'domains', 'users', 'templatesPerRoute', 'audits', 'agencyLook'] as const;
export type PlanLimit = (typeof planLimits)[number];

type Allowed = Pick<
  Plan,
  'subPagesIncluded' | 'domains' | 'users' | 'templatesPerRoute' | 'monitoringEvents' | 'agencyLook'
>;

const sizeOf: Record<PlanLimit, (plan: Allowed) => number | null> = {
  subPages: (plan) => plan.subPagesIncluded,
  domains: (plan) => plan.domains,
  users: (plan) => plan.users,
  templatesPerRoute: (plan) => plan.templatesPerRoute,
  audits: (plan) => plan.monitoringEvents,
  agencyLook: (plan) => Number(plan.agencyLook),
};

/** Unlimited is more than any number. */
const amount = (limit: PlanLimit, plan: Allowed) => sizeOf[limit](plan) ?? Number.POSITIVE_INFINITY;

export interface LimitReached {
  limit: PlanLimit;
  plan: Plan;
  /** Pages the site has, where pages are the limit: a plan that is full again at once would not help. */
  subPagesFound: number | null;
  /** Base plans that the person may still try. */
  trials: readonly BasePlan[];
}

export interface PlanThatHelps {
  plan: Plan;
  /** It can be tried for 14 days first. */
  isTrial: boolean;
}

/** The cheapest plan that allows more of what was refused and nothing less of the rest. Null: there is none larger. */
export function planThatHelps({ limit, plan, subPagesFound, trials }: LimitReached): PlanThatHelps | null {
  const larger = plans
    .filter((one) => planLimits.every((name) => amount(name, one) >= amount(name, plan)))
    .filter((one) => amount(limit, one) > amount(limit, plan))
    .toSorted((one, other) => one.monthlyCents - other.monthlyCents);
  const wanted = limit === 'subPages' ? (subPagesFound ?? 0) : 0;
  const [first] = larger;
  if (!first) return null;
  const ofBase = larger.filter(({ basePlan }) => basePlan === first.basePlan);
  const best = ofBase.find(({ subPagesIncluded }) => subPagesIncluded >= wanted) ?? ofBase.at(-1) ?? first;
  return { plan: best, isTrial: trials.includes(best.basePlan) };
}

/** `over`: more than allowed, as after a change to a smaller plan. */
export type LimitUse = 'low' | 'near' | 'full' | 'over';

const NEAR_SHARE = 0.9;

/**
 * How close something is to its limit, where null is unlimited. A limit of one, such as the free plan's one domain, is
 * reached at once, so nobody gets a mail about it.
 */
export function limitUse(used: number, allowed: number | null): LimitUse {
  if (allowed === null) return 'low';
  if (used > allowed) return 'over';
  if (allowed <= 1) return 'low';
  if (used === allowed) return 'full';
  return used >= allowed * NEAR_SHARE ? 'near' : 'low';
}

// The texts at each limit of a plan: the limit in figures and how to continue. The server's errors use these
// texts.

export const limitTexts = {
  subPages: (included: number): Text => ({
    en: `You’ve used all ${included} pages in your plan. Choose a larger plan to add more.`,
    de: `Alle ${included} Seiten Ihres Tarifs sind belegt. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  domains: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one domain' : `${allowed} domains`}. Choose a larger plan to add more.`,
    de: `Ihr Tarif umfasst ${allowed === 1 ? 'eine Domain' : `${allowed} Domains`}. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  users: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one person' : `${allowed} people`}. Choose a larger plan to invite more.`,
    de: `Ihr Tarif gilt für ${allowed === 1 ? 'eine Person' : `${allowed} Personen`}. Um mehr einzuladen, wählen Sie einen größeren Tarif.`,
  }),
  audits: (): Text => ({
    en: 'You’ve used this month’s audit. Choose a larger plan to run more.',
    de: 'Das Audit dieses Monats ist verbraucht. Für mehr wählen Sie einen größeren Tarif.',
  }),
  monitoring: (pages: number): Text => ({
    en: `You’ve audited all ${pages} pages your plan includes this month. Choose a larger plan to audit more.`,
    de: `Alle ${pages} Seiten, die Ihr Tarif pro Monat für Audits umfasst, sind verbraucht. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  agencyLook: (): Text => ({
    en: 'Reports with your own branding are part of the Pro plan.',
    de: 'Berichte mit Ihrem Logo gehören zum Tarif Pro.',
  }),
  templatesPerRoute: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one live template' : `${allowed} live templates`} per page type. Turn one off first or choose a larger plan.`,
    de: `Ihr Tarif umfasst ${allowed === 1 ? 'eine Live-Vorlage' : `${allowed} Live-Vorlagen`} je Seitentyp. Schalten Sie zuerst eine andere aus oder wählen Sie einen größeren Tarif.`,
  }),
};
