import { ApiError } from '#contract/errors.ts';
import { describePlan } from '#flows/billing/describe-plan.ts';
import { cancelGrantedPlan, resumeGrantedPlan, startTrial } from '#flows/billing/granted-plan.ts';
import { answerOffer, offerWebsite, preferWebsites, withdrawOffer } from '#flows/billing/hand-over.ts';
import { planProject } from '#flows/billing/plan-project.ts';
import * as planRequests from '#flows/billing/plan-requests.ts';
import { withdrawCreditOrder } from '#io/db/queries/billing/credits.ts';
import { deletePlanRequest } from '#io/db/queries/billing/plan-requests.ts';
import type { Handlers } from './handler.ts';

export const planHandlers = {
  answerOffer: async ({ io, projectId, user, body }) => {
    await answerOffer(io, { projectId, user, ...body });
    return { done: true };
  },

  cancelGrantedPlan: async ({ io, projectId, user }) => ({
    endsAt: await cancelGrantedPlan(io, {
      projectId: await planProject(io.db, { projectId, user }),
      actorId: user.id,
    }),
  }),

  getPlan: ({ io, projectId, user }) => describePlan(io, projectId, user),

  offerWebsite: async ({ io, projectId, user, body }) => {
    await offerWebsite(io, { projectId, user, ...body });
    return { done: true };
  },

  preferWebsites: async ({ io, user, body }) => {
    await preferWebsites(io, { user, ...body });
    return { done: true };
  },

  orderCredits: async ({ io, projectId, user, body }) => {
    await planRequests.orderCredits(io, { projectId, user, bundleId: body.creditBundleId });
    return { done: true };
  },

  resumeGrantedPlan: async ({ io, projectId, user }) => {
    await resumeGrantedPlan(io, await planProject(io.db, { projectId, user }), user.id);
    return { done: true };
  },

  startTrial: async ({ io, user, projectId, body }) => ({
    daysLeft: await startTrial(io, {
      projectId: await planProject(io.db, { projectId, user }),
      userId: user.id,
      basePlan: body.basePlan,
    }),
  }),

  requestPlan: async ({ io, projectId, user, body }) => {
    await planRequests.requestPlan(io, { projectId: await planProject(io.db, { projectId, user }), user, ...body });
    return { done: true };
  },

  withdrawCreditOrder: async ({ io, projectId, params }) => {
    const id = typeof params.orderId === 'number' ? params.orderId : 0;
    if (!(await withdrawCreditOrder(io.db, projectId, id))) throw new ApiError('NOT_FOUND');
    return { done: true };
  },

  withdrawOffer: async ({ io, projectId, user }) => {
    await withdrawOffer(io, { projectId, user });
    return { done: true };
  },

  withdrawPlanRequest: async ({ io, projectId, user }) => {
    if (!(await deletePlanRequest(io.db, await planProject(io.db, { projectId, user }))))
      throw new ApiError('NOT_FOUND');
    return { done: true };
  },
} satisfies Partial<Handlers>;
