import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import { addChannel, changeChannel, deleteChannel, listChannels } from '#flows/watch/alerts/change-channels.ts';
import { findPreferences, savePreferences } from '#flows/watch/alerts/preferences.ts';
import { sendTestAlert, sendTestMail } from '#flows/watch/alerts/send-test-alert.ts';
import { unsubscribeDigest } from '#flows/watch/alerts/unsubscribe-digest.ts';
import { clientOf } from '#http/client-address.ts';
import type { Io } from '#io/io.ts';
import { type Handlers, numberOf, rejectBadWords } from './handler.ts';
import { errorOf, languageOf } from './http/respond.ts';

export const alertsHandlers = {
  addAlertChannel: ({ io, projectId, user, client, body }) => {
    rejectBadWords(body, ['name']);
    return addChannel(io, { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) }, body);
  },

  changeAlertChannel: ({ io, projectId, params, body }) => {
    rejectBadWords(body, ['name']);
    return changeChannel(io, projectId, numberOf(params.channelId), body);
  },

  deleteAlertChannel: async ({ io, projectId, user, client, params }) => {
    await deleteChannel(
      io,
      { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
      numberOf(params.channelId),
    );
    return { done: true };
  },

  getAlertPreferences: ({ io, projectId, user }) => findPreferences(io, projectId, user.id),

  listAlertChannels: ({ io, projectId }) => listChannels(io, projectId),

  saveAlertPreferences: ({ io, projectId, user, body }) => savePreferences(io, projectId, user.id, body),

  testAlertChannel: ({ io, projectId, params }) => sendTestAlert(io, projectId, numberOf(params.channelId)),

  testAlertMail: async ({ io, projectId, user }) => {
    await sendTestMail(io, projectId, user);
    return { done: true };
  },

  unsubscribeDigest: async ({ io, body }) => {
    await unsubscribeDigest(io, body.code);
    return { done: true };
  },
} satisfies Partial<Handlers>;

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
