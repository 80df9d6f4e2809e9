import { ApiError } from '#contract/errors.ts';
import { confirmsProject } from '#domain/access/confirmed-by-name.ts';
import { createProject } from '#flows/create-project.ts';
import { deleteProject as removeProject } from '#flows/delete-project.ts';
import { editProject } from '#flows/edit-project.ts';
import { isIntegrated as lookForTag, verifyProject as verify } from '#flows/verify-project.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/job-progress.ts';
import { findProject, listProjects as findProjects, findProjectsByAddress } from '#io/db/queries/projects.ts';
import { findMembership } from '#io/db/queries/users.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Io } from '#io/io.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const listProjects: Handler<'listProjects'> = async ({ io, user, query }) => {
  const found = await findProjects(io.db, { ...query, memberId: user.role === 'superadmin' ? null : user.id });
  return { ...found, page: query.page, perPage: query.perPage };
};

export const getProject: Handler<'getProject'> = ({ io, projectId }) => projectOf(io, projectId);

/** Without an id anybody signed in makes a project; with one its admins change it. */
export const saveProject: Handler<'saveProject'> = async ({ io, user, projectId, body }) => {
  const { id, full, seen, ...change } = body;
  // Title and description stand on public reports.
  refuseBadWords(change, ['title', 'description']);
  if (id === undefined) {
    if (!full) throw new ApiError('VALIDATION_FAILED', { fields: { full: [fullMissing] } });
    const { project, jobId } = await createProject(io, { full, user, ...definedOf(change) });
    return { project, job: jobId === null ? null : await findJobProgress(io.db, jobId) };
  }
  // The address is what everything read hangs on: another site is another project.
  const project = await editProject(io, projectId, definedOf(change), seen);
  return { project, job: null };
};

export const deleteProject: Handler<'deleteProject'> = async ({ io, user, projectId, query, client }) => {
  const project = await projectOf(io, projectId);
  if (!confirmsProject(query.confirm, project))
    throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheProject] } });
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  if (!(await removeProject(io, project, by))) throw new ApiError('PROJECT_NOT_FOUND');
  return { done: true };
};

/** Before a project is made: whether the person has one of this site already. */
export const getExistingUrlData: Handler<'getExistingUrlData'> = async ({ io, user, query }) => {
  const memberId = user.role === 'superadmin' ? null : user.id;
  const [known] = await findProjectsByAddress(io.db, query.url, memberId);
  const project = known && (await findProject(io.db, known.id));
  const role = known && (await findMembership(io.db, user.id, known.id))?.role;
  return {
    url: query.url,
    exists: project !== undefined && project !== null,
    project: project ? { id: project.id, slug: project.slug, title: project.title, role: role ?? null } : null,
  };
};

export const verifyProject: Handler<'verifyProject'> = async ({ io, projectId }) => {
  const { verifiedAt } = await verify(io, await projectOf(io, projectId));
  return { verified: verifiedAt !== null, verifiedAt };
};

export const isIntegrated: Handler<'isIntegrated'> = async ({ io, projectId }) => {
  const found = await lookForTag(io, await projectOf(io, projectId));
  if (found === null) throw new ApiError('PAGE_NOT_READABLE');
  return { integrated: found };
};

export const getIntegration: Handler<'getIntegration'> = async ({ io, projectId }) => {
  const { uuid, full } = await projectOf(io, projectId);
  const values = { imagesUrl: io.settings.imagesUrl, projectUuid: uuid, pageUrl: full };
  const [shopify, typo3, custom] = await Promise.all([
    readIntegration('shopify', values),
    readIntegration('typo3', values),
    readIntegration('custom', values),
  ]);
  return { shopify, typo3, custom };
};

export const listProjectJobs: Handler<'listProjectJobs'> = ({ io, projectId }) => listJobProgress(io.db, projectId);

async function projectOf(io: Io, id: number) {
  const project = await findProject(io.db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

const notTheProject = {
  en: 'Please enter the address of the website.',
  de: 'Bitte geben Sie die Adresse der Website ein.',
};

const fullMissing = { en: 'Please enter a valid web address.', de: 'Bitte geben Sie eine gültige Webadresse ein.' };
