import { resendMail as resend } from '#flows/mails/send-mail.ts';
import type { Handler } from '../handler.ts';

export const resendMail: Handler<'resendMail'> = async ({ io, params }) => {
  await resend(io, params.id);
  return { done: true };
};
