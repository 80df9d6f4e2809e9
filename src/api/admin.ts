import { ApiError } from '#contract/errors.ts';
import { retryJob, saveUserAgent } from '#flows/admin/retry-work.ts';
import { extendTrial } from '#flows/billing/granted-plan.ts';
import * as planRequests from '#flows/billing/plan-requests.ts';
import { listCampaigns } from '#flows/campaigns/campaigns.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { resendMail } from '#flows/mails/send-mail.ts';
import { resendWaitlistMail } from '#flows/public/join-waitlist.ts';
import { markVerified } from '#flows/sites/verify-project.ts';
import { actAsUser } from '#flows/users/act-as-user.ts';
import { deleteManagedUser, describeManagedUser, reactivateUser, suspendUser } from '#flows/users/managed-users.ts';
import { listUsers } from '#io/db/queries/accounts/users-admin.ts';
import { bookCredits } from '#io/db/queries/billing/credits.ts';
import { listPlanRequests } from '#io/db/queries/billing/plan-requests.ts';
import { listAllCrawls } from '#io/db/queries/image-requests/crawls.ts';
import * as agents from '#io/db/queries/image-requests/user-agents.ts';
import * as campaigns from '#io/db/queries/operation/campaigns.ts';
import { listFailedJobs, listJobs } from '#io/db/queries/operation/jobs.ts';
import { findMail, listMails, markBounced } from '#io/db/queries/operation/mails.ts';
import { deleteWaitlistEntry, listWaitlist } from '#io/db/queries/operation/waitlist.ts';
import { listActivity, recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { changeProject, findProject, listAllProjects } from '#io/db/queries/projects/projects.ts';
import * as bases from '#io/db/queries/templates/base-templates.ts';
import { withKind } from './crawls.ts';
import { type Handlers, numberOf, pageOf } from './handler.ts';
import { activityEntry, parseDates } from './project.ts';
import { baseTemplateView } from './template.ts';

export const adminHandlers = {
  actAsUser: ({ io, user, client, session, params, body }) => {
    if (!session) throw new ApiError('NOT_BY_TOKEN');
    const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
    return actAsUser(io, { userId: params.id, reason: body.reason, session, by });
  },

  /** Added credits are recorded as a gift, removed ones as a correction. */
  bookCredits: async ({ io, user, projectId, body: { change, reason } }) => {
    if (change === 0) throw new ApiError('VALIDATION_FAILED', { fields: { change: [notZero] } });
    const balance = await bookCredits(io.db, { projectId, change, reason: change > 0 ? 'gift' : 'correction' });
    if (typeof balance !== 'number') throw new ApiError('VALIDATION_FAILED', { fields: { change: [tooFew] } });
    const project = await findProject(io.db, projectId);
    const detail = { credits: change, reason: reason || null };
    await recordActivity(io.db, { action: 'credits-changed', actorId: user.id, project, detail });
    return { balance };
  },

  changeProjectAsAdmin: async ({ io, projectId, body }) => {
    const { state, verified } = body;
    if (verified) await markVerified(io, await projectOf(io, projectId));
    const change = { ...(state && { state }), ...(verified === false && { verifiedAt: null }) };
    if (Object.keys(change).length > 0) await changeProject(io.db, projectId, change);
    return { done: true };
  },

  decidePlanRequest: async ({ io, user, params, body }) => {
    if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
    const decide = params.kind === 'plan' ? planRequests.decidePlanRequest : planRequests.decideCreditOrder;
    await decide(io, params.id, { isActive: body.decision === 'activate', reason: body.reason ?? null, by: user.id });
    return { done: true };
  },

  deleteBaseTemplate: async ({ io, params }) => goneIf(!(await bases.deleteBaseTemplate(io.db, numberOf(params.id)))),

  deleteCampaign: async ({ io, params }) => goneIf(!(await campaigns.deleteCampaignRow(io.db, numberOf(params.id)))),

  deleteUserAgent: async ({ io, params }) => goneIf(!(await agents.deleteUserAgentRow(io.db, numberOf(params.id)))),

  deleteUser: async ({ io, user, client, params, body }) => {
    const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
    await deleteManagedUser(io, { userId: params.id, ...body, by });
    return { done: true };
  },

  deleteWaitlistEntry: async ({ io, params }) =>
    goneIf(typeof params.id !== 'number' || !(await deleteWaitlistEntry(io.db, params.id))),

  extendTrial: async ({ io, user, projectId, body }) => ({
    daysLeft: await extendTrial(io, { projectId, actorId: user.id, ...body }),
  }),

  forgetUnknownAgent: async ({ io, params }) => goneIf(!(await agents.deleteUnknownAgent(io.db, numberOf(params.id)))),

  getMail: async ({ io, params }) => {
    const mail = typeof params.id === 'number' ? await findMail(io.db, params.id) : null;
    if (!mail) throw new ApiError('NOT_FOUND');
    return mail;
  },

  getUserAsAdmin: async ({ io, params }) => {
    const user = await describeManagedUser(io, params.id);
    return { ...user, activity: user.activity.map((row) => ({ ...activityEntry(row), client: null })) };
  },

  listAllActivity: async ({ io, query }) => {
    const { items, next } = await listActivity(io.db, { ...parseDates(query), projectId: null });
    return {
      next,
      items: items.map((row) => ({ ...activityEntry(row), client: row.clientHash?.slice(0, CLIENT_SHOWN) ?? null })),
    };
  },

  listAllCrawls: async ({ io, query }) => {
    const { items, total } = await listAllCrawls(io.reportDb, query, io.now());
    return pageOf(query, { items: items.map(withKind), total });
  },

  listAllProjects: ({ io, query }) => pageOf(query, listAllProjects(io.db, query)),

  listBaseTemplateUses: ({ io, params, query }) =>
    pageOf(query, bases.listBaseTemplateUses(io.db, numberOf(params.id), query)),

  listBaseTemplatesAsAdmin: async ({ io }) =>
    (await bases.listBaseTemplates(io.db)).map(({ base, used }) => ({
      ...baseTemplateView(io, base),
      variants: base.variants.length,
      used,
    })),

  listCampaigns: ({ io }) => listCampaigns(io),

  listFailedJobs: ({ io, query }) => pageOf(query, listFailedJobs(io.db, query)),

  listJobs: ({ io, query }) => pageOf(query, listJobs(io.db, query)),

  listMails: ({ io, query }) => pageOf(query, listMails(io.db, query)),

  listUnknownAgents: ({ io, query }) => pageOf(query, agents.listUnknownAgents(io.db, query)),

  listUserAgents: ({ io }) => agents.listUserAgents(io.db),

  listUsers: ({ io, query }) => pageOf(query, listUsers(io.db, query)),

  listWaitlist: ({ io, query }) => pageOf(query, listWaitlist(io.db, query)),

  listPlanRequests: ({ io, query }) => pageOf(query, listPlanRequests(io.db, query)),

  reactivateUser: async ({ io, user, client, params }) => {
    const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
    await reactivateUser(io, { userId: params.id, by });
    return { done: true };
  },

  markMailBounced: async ({ io, user, params, body: { reason } }) => {
    const recipient = await markBounced(io.db, numberOf(params.id), reason);
    if (recipient === null) throw new ApiError('NOT_FOUND');
    await recordActivity(io.db, { action: 'mail-bounced', actorId: user.id, subject: recipient, detail: { reason } });
    return { done: true };
  },

  resendMail: async ({ io, user, params }) => {
    await resendMail(io, params.id, user.id);
    return { done: true };
  },

  resendWaitlistMail: async ({ io, params }) => {
    await resendWaitlistMail(io, params.id);
    return { done: true };
  },

  retryJob: async ({ io, params }) => {
    await retryJob(io, params.id);
    return { done: true };
  },

  saveCampaign: async ({ io, body: { id, updatedAt, ...campaign } }) =>
    settled(
      id === undefined
        ? await campaigns.addCampaign(io.db, campaign)
        : await campaigns.changeCampaign(io.db, numberOf(id), campaign, seen(updatedAt)),
      'token',
    ),

  saveUserAgent: async ({ io, body: { id, updatedAt, parent, ...row } }) => {
    const agent = { ...row, parent: parent || null };
    return settled(await saveUserAgent(io, id === undefined ? null : numberOf(id), agent, seen(updatedAt)), 'pattern');
  },

  setPlan: async ({ io, user, projectId, body }) => {
    await planRequests.setPlan(io, { projectId, actorId: user.id, ...body });
    return { done: true };
  },

  suspendUser: async ({ io, user, client, params, body }) => {
    const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
    await suspendUser(io, { userId: params.id, reason: body.reason, by });
    return { done: true };
  },

  updateBaseTemplate: async ({ io, params, body }) => {
    const { updatedAt, preferredRoutePath, title, ...change } = body;
    const base = { ...change, titles: title, preferredRoutePath: preferredRoutePath || null };
    settled(await bases.changeBaseTemplate(io.db, numberOf(params.id), base, seen(updatedAt)), 'name');
    return { done: true };
  },
} satisfies Partial<Handlers>;

const notZero = { en: 'Enter a number other than 0.', de: 'Geben Sie eine andere Zahl als 0 ein.' };

const tooFew = { en: 'The project doesn’t have that many credits.', de: 'So viele Credits hat das Projekt nicht.' };

// If two people save the same row at once, the second one gets a conflict and the first one's changes stay.

const seen = (updatedAt: string | undefined) => (updatedAt ? new Date(updatedAt) : null);

function settled<Row>(outcome: Row | 'changed' | 'gone' | 'taken', field: string): Row {
  if (outcome === 'changed') throw new ApiError('CONFLICT');
  if (outcome === 'gone') throw new ApiError('NOT_FOUND');
  if (outcome === 'taken') throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [taken] } });
  return outcome as Row;
}

export function goneIf(isGone: boolean): { done: true } {
  if (isGone) throw new ApiError('NOT_FOUND');
  return { done: true };
}

const taken = { en: 'This is already taken.', de: 'Das ist schon vergeben.' };

/** Enough to tell the clients of one page apart. */
const CLIENT_SHOWN = 8;
