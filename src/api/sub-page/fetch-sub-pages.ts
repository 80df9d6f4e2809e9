import { startFetch } from '#flows/sub-pages/start-jobs.ts';
import type { Handler } from '../handler.ts';

export const fetchSubPages: Handler<'fetchSubPages'> = ({ io, projectId, user }) =>
  startFetch(io, { projectId, userId: user.id });
