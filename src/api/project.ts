import { readUpload } from '#api/http/read-body.ts';
import { ApiError } from '#contract/errors.ts';
import { confirmsProject } from '#domain/access/confirmed-by-name.ts';
import { orderExport } from '#flows/export/open-export.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { nameOf } from '#flows/mails/send-mail.ts';
import { changeAddress, createProject } from '#flows/projects/create-project.ts';
import { deleteProject } from '#flows/projects/delete-project.ts';
import { editProject, existingProject, followJob } from '#flows/projects/edit-project.ts';
import { readAgencyLook, removeAgencyLogo, saveAgencyLook, storeAgencyLogo } from '#flows/reports/agency-look.ts';
import { changeReportVisibility } from '#flows/reports/find-visible-report.ts';
import {
  checkInstall,
  findIntegration,
  installLink,
  showInstallGuide,
  verifyProject,
} from '#flows/sites/verify-project.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/operation/jobs.ts';
import { listActivity } from '#io/db/queries/projects/activity-log.ts';
import { listProjects, quickSearch } from '#io/db/queries/projects/projects.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { type Handlers, pageOf, rejectBadWords, withoutUndefined } from './handler.ts';

export const projectHandlers = {
  deleteAgencyLogo: ({ io, projectId }) => removeAgencyLogo(io, projectId),

  deleteProject: async ({ io, user, projectId, query, client }) => {
    const project = await projectOf(io, projectId);
    if (!confirmsProject(query.confirm, project))
      throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheProject] } });
    const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
    if (!(await deleteProject(io, project, by))) throw new ApiError('PROJECT_NOT_FOUND');
    return { done: true };
  },

  exportProject: ({ io, user, projectId }) => orderExport(io, { userId: user.id, projectId }),

  getAgencyLook: ({ io, projectId }) => readAgencyLook(io, projectId),

  changeAddress: async ({ io, projectId, body, user }) => {
    const { project, jobId } = await changeAddress(io, projectId, {
      full: body.full.url,
      mayBeHttp: body.full.mayBeHttp,
      userId: user.id,
    });
    return { project, job: jobId === null ? null : await findJobProgress(io.db, jobId) };
  },

  checkInstall: ({ io, params }) => checkInstall(io, params.installName),

  getExistingUrlData: async ({ io, user, query }) => {
    const project = await existingProject(io, user, query.url);
    return { url: query.url, exists: project !== null, project };
  },

  getIntegration: async ({ io, projectId }) => {
    const { uuid, full } = await projectOf(io, projectId);
    const values = { imagesUrl: io.settings.imagesUrl, projectUuid: uuid, pageUrl: full };
    const [shopify, typo3, custom] = await Promise.all([
      readIntegration('shopify', values),
      readIntegration('typo3', values),
      readIntegration('custom', values),
    ]);
    return { shopify, typo3, custom };
  },

  getInstallGuide: ({ io, params }) => showInstallGuide(io, params.installName),

  getInstallLink: async ({ io, projectId, language }) => ({
    url: installLink(io, await projectOf(io, projectId), language),
  }),

  getJobProgress: ({ io, params, user, tokenProjectId }) => followJob(io, { user, tokenProjectId }, params.id),

  getProject: ({ io, projectId }) => projectOf(io, projectId),

  isIntegrated: async ({ io, projectId }) => {
    const found = await findIntegration(io, await projectOf(io, projectId));
    if (found === null) throw new ApiError('PAGE_NOT_READABLE');
    return { pages: [], sameUrl: false, ...found };
  },

  listActivity: async ({ io, projectId, query }) => {
    const { items, next } = await listActivity(io.db, { ...parseDates(query), projectId });
    return { next, items: items.map((row) => ({ ...activityEntry(row), client: null })) };
  },

  listProjectJobs: ({ io, projectId }) => listJobProgress(io.db, projectId),

  listProjects: async ({ io, user, query, tokenProjectId }) => {
    const memberId = user.role === 'superadmin' ? null : user.id;
    const found = await listProjects(io.db, { ...query, memberId, onlyId: tokenProjectId });
    return pageOf(query, found);
  },

  quickSearch: ({ io, user, query }) =>
    quickSearch(io.db, { ...query, memberId: user.role === 'superadmin' ? null : user.id }),

  renewReportKey: ({ io, user, projectId, client }) =>
    changeReportVisibility(io, { projectId, actorId: user.id, client, change: 'new-key' }),

  saveAgencyLook: ({ io, projectId, body }) => {
    // These fields appear on every report.
    rejectBadWords(body, ['name', 'contact', 'footer']);
    return saveAgencyLook(io, projectId, body);
  },

  /** Without an id any logged-in person creates a project; with one its admins change it. */
  saveProject: async ({ io, user, projectId, body }) => {
    const { id, full, seen, ...change } = body;
    // Title and description appear on public reports.
    rejectBadWords(change, ['title', 'description']);
    if (id === undefined) {
      if (!full) throw new ApiError('VALIDATION_FAILED', { fields: { full: [addressMissing] } });
      const { project, jobId } = await createProject(io, {
        full: full.url,
        mayBeHttp: full.mayBeHttp,
        user,
        ...withoutUndefined(change),
      });
      return { project, job: jobId === null ? null : await findJobProgress(io.db, jobId) };
    }
    // Everything we store was read from this URL, so another site needs its own project.
    const project = await editProject(io, projectId, withoutUndefined(change), seen);
    return { project, job: null };
  },

  setReportVisibility: ({ io, user, projectId, body, client }) =>
    changeReportVisibility(io, { projectId, actorId: user.id, client, change: { visibility: body.visibility } }),

  uploadAgencyLogo: async ({ io, projectId, request }) => {
    const { file } = await readUpload(request);
    return storeAgencyLogo(io, projectId, file);
  },

  verifyProject: async ({ io, projectId }) => {
    const { project, pages } = await verifyProject(io, await projectOf(io, projectId));
    return { verified: project.verifiedAt !== null, verifiedAt: project.verifiedAt, pages };
  },
} satisfies Partial<Handlers>;

const notTheProject = {
  en: 'Type in the website’s address.',
  de: 'Geben Sie die Adresse der Website ein.',
};

export const parseDates = <Query extends { from?: string | undefined; until?: string | undefined }>(query: Query) => ({
  ...query,
  from: query.from === undefined ? undefined : new Date(query.from),
  until: query.until === undefined ? undefined : new Date(query.until),
});

type Row = Awaited<ReturnType<typeof listActivity>>['items'][number];

const personOf = (person: Row['actor']) => person && { name: nameOf(person), email: person.email };

export const activityEntry = ({ clientHash: _, actor, actingAdmin, ...row }: Row) => ({
  ...row,
  actor: personOf(actor),
  actingAdmin: personOf(actingAdmin),
});

const addressMissing = { en: 'Enter a valid URL.', de: 'Geben Sie eine gültige Webadresse ein.' };
