import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import { unsubscribeDigest } from '#flows/watch/alerts/unsubscribe-digest.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-address.ts';
import { languageOf } from '../request-language.ts';
import { errorOf } from '../respond.ts';

/** What List-Unsubscribe of the weekly mail points to (RFC 8058): see public/unsubscribe-by-one-click.ts. */
export async function unsubscribeDigestByOneClick(io: Io, context: Context): Promise<Response> {
  const code = (context.req.query('code') ?? '').slice(0, 400);
  if (context.req.method !== 'POST') {
    const language = languageOf(context.req.raw.headers);
    return context.redirect(pageUrl(io, language, '/digest-unsubscribe', { code }));
  }
  try {
    await enforceLimit(io, limits.waitlistCodes, clientOf(io.settings, context));
    await unsubscribeDigest(io, code);
  } catch (thrown) {
    // A code that is not ours belongs to nobody who could still get mails.
    if (errorOf(thrown)?.code !== 'INVALID_UNSUBSCRIBE_LINK') throw thrown;
  }
  return new Response(null, { status: 204 });
}
