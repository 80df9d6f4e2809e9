import { leaveWaitlist } from '#flows/public/join-waitlist.ts';
import type { Handler } from '../handler.ts';

export const unsubscribeWaitlist: Handler<'unsubscribeWaitlist'> = async ({ io, body }) => {
  await leaveWaitlist(io, body.confirmationCode);
  return { done: true };
};
