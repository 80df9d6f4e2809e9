import { startReading } from '#flows/sub-pages/start-jobs.ts';
import type { Handler } from '../handler.ts';

export const crawlProject: Handler<'crawlProject'> = async ({ io, projectId, user }) => ({
  job: await startReading(io, { projectId, userId: user.id }),
});
