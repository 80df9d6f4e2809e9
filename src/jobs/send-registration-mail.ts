import { sendRegistrationMail } from '#flows/accounts/register.ts';
import { job } from './job.ts';

export const sendRegistrationMailJob = job('send-registration-mail', {
  retryLimit: 3,
  expireInSeconds: 60,
  concurrency: 2,
  batch: 10,
  run: ({ registrationId, next }, { io }) => sendRegistrationMail(io, registrationId, next),
});
