import { confirmWaitlist as confirm } from '#flows/public/join-waitlist.ts';
import type { Handler } from '../handler.ts';

export const confirmWaitlist: Handler<'confirmWaitlist'> = async ({ io, body }) => {
  await confirm(io, body.confirmationCode);
  return { done: true };
};
