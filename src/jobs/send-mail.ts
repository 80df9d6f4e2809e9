import { sendMail } from '#flows/mails/send-mail.ts';
import { job } from './job.ts';

/** Eight attempts with doubling pauses cover most failures of a mail server. */
export const sendMailJob = job('send-mail', {
  retryLimit: 8,
  expireInSeconds: 120,
  concurrency: 2,
  batch: 10,
  keepsTrying: true,
  run: ({ mailId }, { io }) => sendMail(io, mailId),
});
