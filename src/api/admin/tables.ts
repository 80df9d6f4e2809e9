import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isAgentPattern } from '#domain/agents/read-agent.ts';
import * as bases from '#io/db/queries/base-templates-admin.ts';
import * as campaigns from '#io/db/queries/campaigns-admin.ts';
import { listJobs as findJobs } from '#io/db/queries/jobs.ts';
import { changeProject } from '#io/db/queries/projects.ts';
import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';
import { shownBase } from '../template/shown.ts';

// Tables of the super admin. Two who save the same row at once: the second is told, and nothing of the first is lost.

const seen = (updatedAt: string | undefined) => (updatedAt ? new Date(updatedAt) : null);
const numberOf = (id: string | number): number => (typeof id === 'number' ? id : 0);

function settled<Row>(outcome: Row | 'changed' | 'gone' | 'taken', field: string): Row {
  if (outcome === 'changed') throw new ApiError('CONFLICT');
  if (outcome === 'gone') throw new ApiError('NOT_FOUND');
  if (outcome === 'taken') throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [taken] } });
  return outcome as Row;
}

function goneIf(isGone: boolean): { done: true } {
  if (isGone) throw new ApiError('NOT_FOUND');
  return { done: true };
}

export const listUserAgents: Handler<'listUserAgents'> = ({ io }) => agents.listUserAgents(io.db);

/** A row that is saved names agents: those that were unknown leave that list. */
export const saveUserAgent: Handler<'saveUserAgent'> = async ({ io, body: { id, updatedAt, parent, ...row } }) => {
  if (!isAgentPattern(row.pattern)) throw new ApiError('VALIDATION_FAILED', { fields: { pattern: [badPattern] } });
  const agent = { ...row, parent: parent || null };
  const saved = settled(
    id === undefined
      ? await agents.addUserAgent(io.db, agent)
      : await agents.changeUserAgent(io.db, numberOf(id), agent, seen(updatedAt)),
    'pattern',
  );
  const pattern = new RegExp(saved.pattern, 'i');
  await agents.forgetNamedAgents(io.db, (text) => pattern.test(text.slice(0, 1000)));
  return saved;
};

export const deleteUserAgent: Handler<'deleteUserAgent'> = async ({ io, params }) =>
  goneIf(!(await agents.deleteUserAgentRow(io.db, numberOf(params.id))));

export const listUnknownAgents: Handler<'listUnknownAgents'> = async ({ io, query }) => ({
  ...(await agents.listUnknownAgents(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const forgetUnknownAgent: Handler<'forgetUnknownAgent'> = async ({ io, params }) =>
  goneIf(!(await agents.deleteUnknownAgent(io.db, numberOf(params.id))));

export const listCampaigns: Handler<'listCampaigns'> = ({ io }) => campaigns.listCampaigns(io.db);

export const saveCampaign: Handler<'saveCampaign'> = async ({ io, body: { id, updatedAt, ...campaign } }) =>
  settled(
    id === undefined
      ? await campaigns.addCampaign(io.db, campaign)
      : await campaigns.changeCampaign(io.db, numberOf(id), campaign, seen(updatedAt)),
    'token',
  );

export const deleteCampaign: Handler<'deleteCampaign'> = async ({ io, params }) =>
  goneIf(!(await campaigns.deleteCampaignRow(io.db, numberOf(params.id))));

export const listBaseTemplatesAsAdmin: Handler<'listBaseTemplatesAsAdmin'> = async ({ io }) =>
  (await bases.listBaseTemplates(io.db)).map(({ base, used }) => ({
    ...shownBase(io, base),
    variants: base.variants.length,
    used,
  }));

export const updateBaseTemplate: Handler<'updateBaseTemplate'> = async ({ io, params, body }) => {
  const { updatedAt, preferredRoutePath, ...change } = body;
  const base = { ...change, preferredRoutePath: preferredRoutePath || null };
  settled(await bases.changeBaseTemplate(io.db, numberOf(params.id), base, seen(updatedAt)), 'name');
  return { done: true };
};

export const deleteBaseTemplate: Handler<'deleteBaseTemplate'> = async ({ io, params }) =>
  goneIf(!(await bases.deleteBaseTemplate(io.db, numberOf(params.id))));

export const listJobs: Handler<'listJobs'> = async ({ io, query }) => ({
  ...(await findJobs(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const changeProjectAsAdmin: Handler<'changeProjectAsAdmin'> = async ({ io, projectId, body }) => {
  const { state, verified } = body;
  const change = {
    ...(state && { state }),
    ...(verified !== undefined && { verifiedAt: verified ? io.now() : null }),
  };
  if (Object.keys(change).length > 0) await changeProject(io.db, projectId, change);
  return { done: true };
};

const taken = { en: 'This is taken already.', de: 'Das ist bereits vergeben.' };
const badPattern = messages.pattern;
