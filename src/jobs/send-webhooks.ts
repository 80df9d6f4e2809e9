import { sendWebhooks } from '#flows/watch/webhooks/send-webhooks.ts';
import { job } from './job.ts';

/** Enqueued with the deliveries; every minute for those whose pauses end, and for batches of images. */
export const sendWebhooksJob = job('send-webhooks', {
  retryLimit: 3,
  expireInSeconds: 600,
  concurrency: 2,
  schedule: '* * * * *',
  run: (_, { io, signal }) => sendWebhooks(io, signal),
});
