import { ApiError } from '#contract/errors.ts';
import { createProject } from '#flows/projects/create-project.ts';
import { editProject } from '#flows/projects/edit-project.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** Without an id any logged-in person creates a project; with one its admins change it. */
export const saveProject: Handler<'saveProject'> = async ({ io, user, projectId, body }) => {
  const { id, full, seen, ...change } = body;
  // Title and description appear on public reports.
  rejectBadWords(change, ['title', 'description']);
  if (id === undefined) {
    if (!full) throw new ApiError('VALIDATION_FAILED', { fields: { full: [fullMissing] } });
    const { project, jobId } = await createProject(io, { full, user, ...withoutUndefined(change) });
    return { project, job: jobId === null ? null : await findJobProgress(io.db, jobId) };
  }
  // Everything read depends on the URL: another site is another project.
  const project = await editProject(io, projectId, withoutUndefined(change), seen);
  return { project, job: null };
};

const fullMissing = { en: 'Enter a valid URL.', de: 'Geben Sie eine gültige Webadresse ein.' };
