import { domainsOf, findCover, planUsage } from '#io/db/queries/billing/covering-plan.ts';
import { listRedundantPlans, type RedundantPlan } from '#io/db/queries/billing/move-plan.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { cancelGrantedPlan } from './granted-plan.ts';
import { cancelBilledPlan } from './stripe/cancel-plan.ts';

/**
 * The job: an owner may have several plans, from the time when each website had its own or because a website with a
 * plan was handed over to them. The largest stays. The others end with their paid period, unless the largest cannot
 * cover all of the websites or ends itself.
 */
export async function mergePlans(io: Io): Promise<void> {
  const all = await listRedundantPlans(io.db);
  for (const [ownerId, plans] of Map.groupBy(all, (one) => one.ownerId)) {
    const { used, allowed } = await domainsOf(io.db, ownerId);
    if (allowed !== null && used + plans.length > allowed) continue;
    for (const plan of plans) {
      try {
        await endRedundantPlan(io, plan);
      } catch (error) {
        // The next run tries again; until then both plans run.
        io.log.warn(
          { projectId: plan.projectId, reason: reasonOf(error) },
          'a second plan of an owner was not cancelled',
        );
      }
    }
  }
}

async function endRedundantPlan(io: Io, { projectId, holderId, isStripes }: RedundantPlan): Promise<void> {
  const { plan, projectIds } = await findCover(io.db, holderId);
  const { subPages: pages } = await planUsage(io.db, projectId, { projectIds: [...projectIds, projectId] });
  const instead = { plan, pages };
  if (isStripes) await cancelBilledPlan(io, projectId, null, instead);
  else await cancelGrantedPlan(io, { projectId, actorId: null, instead });
}
