import { joinWaitlist as join, mailSent } from '#flows/public/join-waitlist.ts';
import type { Handler } from '../handler.ts';

export const joinWaitlist: Handler<'joinWaitlist'> = async ({ io, body, language }) => {
  const { consent: _, ...wish } = body;
  await join(io, { ...wish, language });
  return { message: mailSent[language] };
};
