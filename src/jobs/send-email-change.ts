import { sendEmailChange } from '#flows/accounts/change-email.ts';
import { job } from './job.ts';

export const sendEmailChangeJob = job('send-email-change', {
  retryLimit: 3,
  expireInSeconds: 60,
  concurrency: 1,
  batch: 10,
  run: ({ emailChangeId }, { io }) => sendEmailChange(io, emailChangeId),
});
