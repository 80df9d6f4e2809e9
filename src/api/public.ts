import type { Context } from 'hono';
import { errors } from '#contract/error-codes.ts';
import { limits } from '#contract/limits.ts';
import { hasBadword as containsBadword } from '#domain/bad-words/has-badword.ts';
import type { Language } from '#domain/language.ts';
import { countCampaign, showBanner, showCampaign } from '#flows/campaigns/campaigns.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import { answerPoll, readPoll } from '#flows/public/answer-poll.ts';
import { confirmWaitlist, joinWaitlist, leaveWaitlist, mailSent } from '#flows/public/join-waitlist.ts';
import { clientOf } from '#http/client-address.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { Handlers } from './handler.ts';
import { apiErrorOf, jsonResponse, requestLanguage } from './http/respond.ts';

export const publicHandlers = {
  answerPoll: ({ io, body }) => answerPoll(io, body),

  confirmWaitlist: async ({ io, body }) => {
    await confirmWaitlist(io, body.confirmationCode);
    return { done: true };
  },

  countCampaign: async ({ io, params, body }) => {
    await countCampaign(io, params.token, body.what);
    return { done: true };
  },

  getCampaignBanner: async ({ io, language }) => ({
    banner: await showBanner(io, language),
  }),

  getCampaign: ({ io, params, language }) => showCampaign(io, params.token, language),

  getPoll: ({ io }) => readPoll(io),

  hasBadword: ({ body }) => ({ hasBadword: containsBadword(body.text) }),

  healthLive: ({ io }) => ({ status: 'ok', version: io.settings.version }),

  /**
   * Ready means that every part this process needs works. Until startup is complete the server itself responds 503
   * (run.ts).
   */
  health: ({ io }) => io.health.read(),

  healthImages: ({ io }) => readImageHealth(io),

  joinWaitlist: async ({ io, body, language }) => {
    const { consent: _, ...entry } = body;
    await joinWaitlist(io, { ...entry, language });
    return { message: mailSent[language] };
  },

  setLanguage: ({ body, setCookie }) => {
    setCookie('language', body.language);
    return { done: true };
  },

  unsubscribeWaitlist: async ({ io, body }) => {
    await leaveWaitlist(io, body.confirmationCode);
    return { done: true };
  },
} satisfies Partial<Handlers>;

export async function readyResponse(io: Pick<Io, 'health'>, language: Language): Promise<Response> {
  const report = await io.health.read();
  if (report.status === 'ok') return jsonResponse(report, 200);
  const { status: statusCode, text } = errors.UNAVAILABLE;
  const body = { statusCode, code: 'UNAVAILABLE', message: text[language], ...report };
  return jsonResponse(body, statusCode, { 'retry-after': '1' });
}

/** Every image request gets an image, whatever is unavailable (flows/serve-image/fallback-image.ts). */
async function readImageHealth({ health }: Pick<Io, 'health'>) {
  const { version, database, storage } = await health.read();
  return { status: 'ok' as const, version, database, storage };
}

export const imagesResponse = async (io: Pick<Io, 'health'>) => jsonResponse(await readImageHealth(io), 200);

export const liveResponse = ({ settings }: Pick<Io, 'settings'>) =>
  jsonResponse({ status: 'ok', version: settings.version }, 200);

/**
 * The target of List-Unsubscribe (RFC 8058). Mail programs post here without an Origin or our header and the code is
 * the only proof, so it is not a call of the contract; people who open the URL get the page.
 */
export async function unsubscribeByOneClick(io: Io, context: Context): Promise<Response> {
  const code = context.req.query('confirmationCode') ?? '';
  if (context.req.method !== 'POST') {
    const language = requestLanguage(context.req.raw.headers);
    return context.redirect(pageUrl(io, language, '/waitlist-unsubscribe', { confirmationCode: code }));
  }
  try {
    await enforceLimit(io, limits.waitlistCodes, clientOf(io.settings, context));
    await leaveWaitlist(io, code.slice(0, 200));
  } catch (thrown) {
    // An unknown code was probably used before: the address is already off the list.
    if (apiErrorOf(thrown)?.code !== 'INVALID_WAITLIST_CODE') throw thrown;
  }
  return new Response(null, { status: 204 });
}
