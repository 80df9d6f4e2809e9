import { retryCheck } from '#flows/admin/retry-work.ts';
import { checkSite } from '#flows/checker/check-site.ts';
import { accepted, checkStore } from '#flows/checker/check-store.ts';
import { claimCheckedShop, showCheckedShop, takeNextStep } from '#flows/projects/claim-checked-shop.ts';
import { listCheckerRequests } from '#io/db/queries/audits/checker-requests.ts';
import { type Handlers, numberOf, pageOf } from './handler.ts';

export const checkerHandlers = {
  checkSite: async ({ io, body, client }) => ({
    reportName: await checkSite(io, body.website, client),
  }),

  checkStore: async ({ io, body, language, client }) => {
    const checkUrl = await checkStore(io, { email: body.email, website: body.website, language, client });
    return { message: accepted[language], checkUrl };
  },

  getCheckedShop: ({ io, user, query }) => showCheckedShop(io, { code: query.code, user }),

  claimCheckedShop: async ({ io, user, body }) => {
    const { slug } = await claimCheckedShop(io, { code: body.code, user });
    return { projectSlug: slug };
  },

  listCheckerRequests: ({ io, query }) => pageOf(query, listCheckerRequests(io.db, query)),

  retryCheckerRequest: async ({ io, params }) => {
    await retryCheck(io, numberOf(params.id));
    return { done: true };
  },

  takeNextStep: async ({ io, body, user }) => {
    await takeNextStep(io, { ...body, user });
    return { done: true };
  },
} satisfies Partial<Handlers>;
