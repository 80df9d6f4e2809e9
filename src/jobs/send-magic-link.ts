import { sendMagicLink } from '#flows/accounts/magic-link.ts';
import { job } from './job.ts';

export const sendMagicLinkJob = job('send-magic-link', {
  retryLimit: 3,
  expireInSeconds: 60,
  concurrency: 2,
  batch: 10,
  run: (wanted, { io }) => sendMagicLink(io, wanted),
});
