import { listJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';

export const listProjectJobs: Handler<'listProjectJobs'> = ({ io, projectId }) => listJobProgress(io.db, projectId);
