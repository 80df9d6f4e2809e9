import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Done, MAX_ID, ofProject } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

// Websites of an owner: their order in the plan, and handing one over (docs/decisions/080-what-a-plan-covers.md).

export const websiteCalls = {
  preferWebsites: call({
    method: 'put',
    path: '/user/websites',
    access: 'user',
    needs: 'session',
    summary: {
      en: 'Say which websites come first when the pages of your plan run out',
      de: 'Festlegen, welche Websites zuerst kommen, wenn die Seiten des Tarifs nicht reichen',
    },
    body: z.strictObject({ projectIds: z.array(z.number().int().positive().max(MAX_ID)).max(1_000) }),
    limits: [limits.websiteOrders],
    ok: Done,
  }),
  offerWebsite: call({
    method: 'post',
    path: '/project/{id}/owner',
    ...ofProject('project-admin'),
    needs: 'fresh-login',
    whileActing: 'refused',
    summary: { en: 'Offer a website to another owner', de: 'Website einem anderen Inhaber anbieten' },
    body: z.strictObject({ collaboratorId: z.number().int().positive().max(MAX_ID) }),
    limits: [limits.planRequests],
    ok: Done,
  }),
  withdrawOffer: call({
    method: 'delete',
    path: '/project/{id}/owner',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: { en: 'Withdraw the offer of a website', de: 'Angebot einer Website zurückziehen' },
    ok: Done,
  }),
  answerOffer: call({
    method: 'post',
    path: '/project/{id}/owner/answer',
    ...ofProject('project-admin'),
    needs: 'session',
    whileActing: 'refused',
    summary: { en: 'Accept or decline a website', de: 'Website annehmen oder ablehnen' },
    body: z.strictObject({ accepts: z.boolean() }),
    ok: Done,
  }),
};
