import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { stripeCustomers, subscriptions } from '#io/db/schema/index.ts';
import { coveredProjects, findCover } from './covering-plan.ts';

/**
 * For a project that is deleted or changes its owner: moves the owner's plan, with the customer at Stripe, to another
 * of their websites. False: the project holds no plan, or there is no other website.
 */
export async function moveOwnersPlan(db: Db, projectId: number): Promise<boolean> {
  const { holderId, isCovered, projectIds } = await findCover(db, projectId);
  const others = projectIds.filter((id) => id !== projectId);
  if (!isCovered || holderId !== projectId || others.length === 0) return false;
  const billed = await db
    .select({ projectId: stripeCustomers.projectId })
    .from(stripeCustomers)
    .where(and(inArray(stripeCustomers.projectId, others), isNull(stripeCustomers.goneAt)));
  // Preferably one that has bought nothing, as a project has one customer at Stripe.
  const next = others.find((id) => !billed.some((one) => one.projectId === id)) ?? others[0];
  if (next !== undefined) await movePlan(db, projectId, next);
  return true;
}

async function movePlan(db: Db, from: number, to: number): Promise<void> {
  const isOf = (projectId: number) => eq(subscriptions.projectId, projectId);
  // Plans and trials that have ended block the unique index until they are marked as ended, and so does an open plan
  // request.
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()` })
    .where(and(isOf(to), inArray(subscriptions.state, ['trial', 'active'])));
  await db.delete(subscriptions).where(and(isOf(to), eq(subscriptions.state, 'wish')));
  await db
    .update(subscriptions)
    .set({ projectId: to })
    .where(and(isOf(from), inArray(subscriptions.state, ['trial', 'active', 'wish'])));
  const isCurrent = isNull(stripeCustomers.goneAt);
  await db
    .update(stripeCustomers)
    .set({ projectId: null })
    .where(and(eq(stripeCustomers.projectId, to), isCurrent));
  await db
    .update(stripeCustomers)
    .set({ projectId: to })
    .where(and(eq(stripeCustomers.projectId, from), isCurrent));
}

/** Detaches Stripe's customers from the project, so that nobody but the person who paid sees invoices or card. */
export async function leaveCustomers(db: Db, projectId: number): Promise<void> {
  await db.update(stripeCustomers).set({ projectId: null }).where(eq(stripeCustomers.projectId, projectId));
}

const doubled = {
  ownerId: z.number(),
  projectId: z.number(),
  /** The website that holds the plan which stays. */
  holderId: z.number(),
  isStripes: z.boolean(),
};
export type RedundantPlan = z.output<z.ZodObject<typeof doubled>>;

/**
 * Redundant plans: their owner has a larger one, which covers these websites as well. Cancelled plans, trials and
 * Shopify's are left out, and so is everything of an owner whose larger plan ends itself or is not paid for.
 */
export function listRedundantPlans(db: Db): Promise<RedundantPlan[]> {
  return rawRows(
    db,
    doubled,
    sql`
    with covered as (select * from ${coveredProjects()} as every_one)
    select own.owner_id as "ownerId", own.project_id as "projectId", main.holder_id as "holderId",
      subscription.stripe_subscription_id is not null as "isStripes"
    from covered as own join subscriptions as subscription on subscription.id = own.subscription_id
      and subscription.state = 'active' and subscription.ends_at is null
      join covered as main on main.is_shared and main.owner_id = own.owner_id and main.project_id = main.holder_id
      join subscriptions as remaining on remaining.id = main.subscription_id and remaining.state = 'active'
        and remaining.ends_at is null and remaining.grace_ends_at is null
    where not own.is_shared and own.owner_id is not null
      and not exists (select from shopify_charges as charge
        where charge.project_id = own.project_id and charge.state in ('accepted', 'active', 'frozen'))
      and not exists (select from stripe_subscriptions as billed
        where billed.id in (subscription.stripe_subscription_id, remaining.stripe_subscription_id)
          and billed.cancel_at is not null)
    order by own.owner_id, own.project_id limit 500`,
  );
}
