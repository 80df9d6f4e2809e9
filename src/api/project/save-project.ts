import { ApiError } from '#contract/errors.ts';
import { createProject } from '#flows/create-project.ts';
import { editProject } from '#flows/edit-project.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

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

const fullMissing = { en: 'Please enter a valid web address.', de: 'Bitte geben Sie eine gültige Webadresse ein.' };
