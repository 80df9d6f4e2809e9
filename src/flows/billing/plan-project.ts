import { ApiError } from '#contract/errors.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { type Cover, findCover } from '#io/db/queries/billing/covering-plan.ts';
import { findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import { findShopOfProject } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

interface Asking {
  projectId: number;
  user: Pick<UserRow, 'id' | 'role'>;
}

/**
 * Whether a person may change the plan. Of a plan for this project alone every admin may. One that covers other websites
 * too belongs to their owner, and to whoever pays for it: the admin of one client's shop does not cancel the agency's.
 * `now`: the moment of `cover`, if it is past.
 */
export async function mayChangePlan(db: Db, { projectId, user }: Asking, cover: Cover, now?: Date): Promise<boolean> {
  if (user.role === 'superadmin') return true;
  if ((await findMembership(db, user.id, projectId))?.role !== 'admin') return false;
  const plan = await findSubscription(db, cover.holderId, now);
  // A project can hold a plan and be beyond its domains: then the plan covers others.
  const isForThisAlone = cover.holderId === projectId && cover.projectIds.length === 1;
  if (isForThisAlone && (cover.isCovered || plan?.state !== 'active')) return true;
  if ((await findProject(db, projectId))?.ownerId === user.id) return true;
  return plan?.userId === user.id;
}

interface HeldPlan {
  projectId: number;
  userId: number;
  role: UserRow['role'];
  buyerId: number | null;
}

/**
 * Of the plans whose projects people are admins of, those that they may change. Who bought a plan may cancel it also
 * when its grace is over and another one covers the project.
 */
export async function onlyChangeable<One extends HeldPlan>(db: Db, plans: readonly One[]): Promise<One[]> {
  const changeable: One[] = [];
  for (const plan of plans) {
    const { projectId, userId: id, role, buyerId } = plan;
    const cover = await findCover(db, projectId);
    if (buyerId === id || (await mayChangePlan(db, { projectId, user: { id, role } }, cover))) changeable.push(plan);
  }
  return changeable;
}

/** The project that holds the plan of this one. Refused unless the person may change that plan. */
export async function planProject(db: Db, asking: Asking): Promise<number> {
  const cover = await findCover(db, asking.projectId);
  if (!(await mayChangePlan(db, asking, cover))) throw new ApiError('NOT_ALLOWED', { text: ownersPlan });
  return cover.holderId;
}

/** Projects whose invoices the person may see here: this one, and the holder of a plan that belongs to them. */
export async function invoiceProjects(db: Db, asking: Asking): Promise<readonly number[]> {
  const cover = await findCover(db, asking.projectId);
  if (await mayChangePlan(db, asking, cover)) return [...cover.projectIds, cover.holderId];
  return cover.holderId === asking.projectId ? [] : [asking.projectId];
}

const ownersPlan = {
  en: 'This plan covers other websites too. Only their owner can change it.',
  de: 'Dieser Tarif gilt auch für andere Websites. Ändern kann ihn nur deren Inhaber.',
};

/** `operator`: requests by mail, which a super admin activates. */
type BillingProvider = 'shopify' | 'stripe' | 'operator';

interface Billed {
  provider: BillingProvider;
  /** False: Stripe bills the running plan but nothing new, because Shopify will bill from then on. */
  canBuy: boolean;
}

/**
 * Who bills a project: always exactly one. A project with an installed shop is billed by Shopify, except for an older
 * plan, which its provider bills until it ends.
 */
export async function billingProviderOf(
  { db, stripe }: { db: Db; stripe: Io['stripe'] },
  project: { id: number },
): Promise<Billed> {
  const others = stripe ? ('stripe' as const) : ('operator' as const);
  const shop = await findShopOfProject(db, project.id);
  if (!shop?.accessToken) return { provider: others, canBuy: true };
  if (stripe && (await findBoughtPlan(db, project.id))) return { provider: 'stripe', canBuy: false };
  const subscription = await findSubscription(db, project.id);
  if (subscription?.state !== 'active') return { provider: 'shopify', canBuy: false };
  const isShopifys = (await listRunningCharges(db, project.id)).length > 0;
  return isShopifys ? { provider: 'shopify', canBuy: false } : { provider: 'operator', canBuy: true };
}
