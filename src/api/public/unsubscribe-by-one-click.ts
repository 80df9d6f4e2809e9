import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { leaveWaitlist } from '#flows/public/join-waitlist.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-address.ts';
import { languageOf } from '../request-language.ts';
import { errorOf } from '../respond.ts';

/**
 * What List-Unsubscribe points to (RFC 8058): mail programs post here without a page, an Origin or our header, and the
 * code is the only proof. Not a call of the contract for that reason. A person who opens it gets the page.
 */
export async function unsubscribeByOneClick(io: Io, context: Context): Promise<Response> {
  const code = context.req.query('confirmationCode') ?? '';
  if (context.req.method !== 'POST') {
    const language = languageOf(context.req.raw.headers);
    return context.redirect(pageUrl(io, language, '/waitlist-unsubscribe', { confirmationCode: code }));
  }
  try {
    await enforceLimit(io, limits.waitlistCodes, clientOf(io.settings, context));
    await leaveWaitlist(io, code.slice(0, 200));
  } catch (thrown) {
    // An unknown code was used before: the address is off the list, as wanted.
    if (errorOf(thrown)?.code !== 'INVALID_WAITLIST_CODE') throw thrown;
  }
  return new Response(null, { status: 204 });
}
