import type { Context } from 'hono';
import { confirmWaitlist as confirm, joinWaitlist as join, leaveWaitlist, mailSent } from '#flows/join-waitlist.ts';
import { pageUrl } from '#flows/page-url.ts';
import { listWaitlist as findEntries } from '#io/db/queries/waitlist.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-of.ts';
import type { Handler } from '../handler.ts';
import { languageOf } from '../language-of.ts';
import { refusalOf } from '../respond.ts';

export const joinWaitlist: Handler<'joinWaitlist'> = async ({ io, body, language, client }) => {
  const { consent: _, ...wish } = body;
  await join(io, { ...wish, language, client });
  return { message: mailSent[language] };
};

export const confirmWaitlist: Handler<'confirmWaitlist'> = async ({ io, body, client }) => {
  await confirm(io, body.confirmationCode, client);
  return { done: true };
};

export const unsubscribeWaitlist: Handler<'unsubscribeWaitlist'> = async ({ io, body, client }) => {
  await leaveWaitlist(io, body.confirmationCode, client);
  return { done: true };
};

export const listWaitlist: Handler<'listWaitlist'> = async ({ io, query }) => ({
  ...(await findEntries(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

/**
 * What List-Unsubscribe points to (RFC 8058): mail programs post here without a page, an Origin or our header, and the
 * code is all the proof there is. Not a call of the contract for that reason. A person who opens it gets the page.
 */
export async function unsubscribeByOneClick(io: Io, context: Context): Promise<Response> {
  const code = context.req.query('confirmationCode') ?? '';
  if (context.req.method !== 'POST') {
    const language = languageOf(context.req.raw.headers);
    return context.redirect(pageUrl(io, language, '/waitlist-unsubscribe', { confirmationCode: code }));
  }
  try {
    await leaveWaitlist(io, code.slice(0, 200), clientOf(io.settings, context));
  } catch (thrown) {
    // A code nobody has is one that was used before: the address is off the list, and that is what was wanted.
    if (refusalOf(thrown)?.code !== 'INVALID_WAITLIST_CODE') throw thrown;
  }
  return new Response(null, { status: 204 });
}
