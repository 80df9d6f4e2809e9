import { ApiError } from '#contract/errors.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';
import { runningJob } from './shown-sub-page.ts';

export const takeScreenshot: Handler<'takeScreenshot'> = async ({ io, projectId, entityId, user, body }) => {
  if (!io.screenshots.isAvailable) throw new ApiError('BROWSER_MISSING');
  const text = { en: 'The screenshot is about to be taken', de: 'Das Bildschirmfoto wird gleich aufgenommen' };
  const progress = { text, projectId, userId: user.id };
  const id = await io.queue.enqueue(
    io.db,
    'take-screenshot',
    { subPageId: entityId, wait: body.wait },
    { singletonKey: `screenshot-${entityId}`, progress },
  );
  const job = id ? await findJobProgress(io.db, id) : await runningJob(io, projectId, 'take-screenshot');
  if (!job) throw new ApiError('CONFLICT');
  return job;
};
