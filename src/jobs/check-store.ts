import { checkStoreJob as checkStore } from '#flows/checker/check-store.ts';
import { job } from './job.ts';

export const checkStoreJob = job('check-store', {
  retryLimit: 4,
  expireInSeconds: 1800,
  concurrency: 2,
  run: ({ checkerRequestId }, { io, signal }) => checkStore(io, checkerRequestId, signal),
});
