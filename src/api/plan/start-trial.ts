import { startTrial as start } from '#flows/billing/start-trial.ts';
import type { Handler } from '../handler.ts';

export const startTrial: Handler<'startTrial'> = async ({ io, user, projectId, body }) => ({
  daysLeft: await start(io, { projectId, userId: user.id, basePlan: body.basePlan }),
});
