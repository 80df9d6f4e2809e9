import { sendDigests } from '#flows/watch/alerts/send-digests.ts';
import { job } from './job.ts';

/** Digests are due on Monday mornings; twice an hour, so that a server that was down catches up. */
export const sendDigestsJob = job('send-digests', {
  retryLimit: 1,
  expireInSeconds: 600,
  concurrency: 1,
  schedule: '11,41 * * * *',
  run: (_, { io, signal }) => sendDigests(io, signal),
});
