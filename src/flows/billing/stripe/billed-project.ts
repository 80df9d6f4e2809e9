import { ApiError } from '#contract/errors.ts';
import { pickPrimary, readStripeState } from '#domain/billing/stripe.ts';
import type { Language } from '#domain/language.ts';
import { billingProviderOf } from '#flows/billing/plan-project.ts';
import type { Db } from '#io/db/db.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { listMirrored, type MirroredSubscription } from '#io/db/queries/billing/stripe-mirror.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { stripeOf } from './stripe-error.ts';

/** A project that Stripe may bill for something new. */
export async function buyingProject(io: Io, projectId: number): Promise<{ stripe: StripeClient; project: ProjectRow }> {
  const stripe = stripeOf(io);
  const project = await findProject(io.db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  const { provider, canBuy } = await billingProviderOf(io, project);
  // With Stripe configured, `operator` only occurs for a shop's older plan, and Shopify bills after that.
  if (provider !== 'stripe' || !canBuy) throw new ApiError('BILLED_BY_SHOPIFY');
  return { stripe, project };
}

/** The plan that a project pays for; refused if there is none. */
export async function runningPlanOf(
  io: Io,
  projectId: number,
): Promise<{ stripe: StripeClient; project: ProjectRow; customerId: string; plan: MirroredSubscription }> {
  const stripe = stripeOf(io);
  const [project, plan] = await Promise.all([findProject(io.db, projectId), findRunningPlan(io.db, projectId)]);
  if (!project || !plan) throw new ApiError('CONFLICT', { text: noPlan });
  return { stripe, project, customerId: plan.customerId, plan };
}

export async function findRunningPlan(db: Db, projectId: number): Promise<MirroredSubscription | null> {
  const customer = await findCustomerOfProject(db, projectId);
  return customer ? pickPrimary(await listMirrored(db, customer.id)).primary : null;
}

export function refuseWhileUnpaid(plan: MirroredSubscription): void {
  if (readStripeState(plan).status === 'past_due') throw new ApiError('CONFLICT', { text: payFirst });
}

/** Where people return to from Stripe's pages. */
export const planPage = (io: Io, language: Language, project: ProjectRow): string =>
  pageUrl(io, language, `/app/${project.slug}/settings/plan`);

const noPlan = {
  en: 'This project has no plan that you pay for here.',
  de: 'Dieses Projekt hat keinen Tarif, den Sie hier bezahlen.',
};
const payFirst = {
  en: 'There is an open invoice. Pay it first, then you can change the plan.',
  de: 'Es gibt eine offene Rechnung. Bezahlen Sie sie zuerst, dann können Sie den Tarif wechseln.',
};
