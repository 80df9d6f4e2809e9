import { followJob } from '#flows/projects/follow-job.ts';
import type { Handler } from '../handler.ts';

export const getJobProgress: Handler<'getJobProgress'> = ({ io, params, user }) => followJob(io, user, params.id);
