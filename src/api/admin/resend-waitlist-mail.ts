import { askAgain } from '#flows/public/join-waitlist.ts';
import type { Handler } from '../handler.ts';

export const resendWaitlistMail: Handler<'resendWaitlistMail'> = async ({ io, params }) => {
  await askAgain(io, params.id);
  return { done: true };
};
