import { startScreenshot } from '#flows/sub-pages/start-jobs.ts';
import type { Handler } from '../handler.ts';

export const takeScreenshot: Handler<'takeScreenshot'> = ({ io, projectId, entityId, user, body }) =>
  startScreenshot(io, { projectId, userId: user.id, subPageId: entityId, wait: body.wait });
