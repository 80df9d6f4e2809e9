import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { addChannel, changeChannel, deleteChannel, listChannels } from '#flows/alerts/change-channels.ts';
import { sendTestAlert, sendTestMail } from '#flows/alerts/post-to-channel.ts';
import { findPreferences, savePreferences } from '#flows/alerts/preferences.ts';
import { unsubscribeDigest } from '#flows/alerts/unsubscribe-digest.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import { clientOf } from '#http/client-address.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import { type Handlers, numberOf, rejectBadWords } from './handler.ts';
import { apiErrorOf, requestLanguage } from './http/respond.ts';

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

/** The target of List-Unsubscribe in the weekly mail (RFC 8058), like `unsubscribeByOneClick` in public.ts. */
export async function unsubscribeDigestByOneClick(io: Io, context: Context): Promise<Response> {
  const code = (context.req.query('code') ?? '').slice(0, 400);
  if (context.req.method !== 'POST') {
    const language = requestLanguage(context.req.raw.headers);
    return context.redirect(pageUrl(io, language, '/digest-unsubscribe', { code }));
  }
  try {
    await enforceLimit(io, limits.waitlistCodes, clientOf(io.settings, context));
    await unsubscribeDigest(io, code);
  } catch (thrown) {
    // An invalid code belongs to nobody who could still get mails, so the response is the same.
    if (apiErrorOf(thrown)?.code !== 'INVALID_UNSUBSCRIBE_LINK') throw thrown;
  }
  return new Response(null, { status: 204 });
}
