import { deleteDueFiles } from '#flows/projects/delete-files.ts';
import { job } from './job.ts';

/** Right after a deletion, and every five minutes for what is due again or was interrupted. */
export const deleteFilesJob = job('delete-files', {
  retryLimit: 5,
  expireInSeconds: 3600,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: (_, { io, signal }) => deleteDueFiles(io, signal),
});
