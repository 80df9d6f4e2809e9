import { joinWaitlist as join, mailSent } from '#flows/public/join-waitlist.ts';
import type { Handler } from '../handler.ts';

export const joinWaitlist: Handler<'joinWaitlist'> = async ({ io, body, language }) => {
  const { consent: _, ...entry } = body;
  await join(io, { ...entry, language });
  return { message: mailSent[language] };
};
