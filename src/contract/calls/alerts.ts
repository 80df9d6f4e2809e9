import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Code, Done, Id, Language, ofProject, requiredLine, Timestamp, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { channelKinds } from '#domain/watch/channel.ts';

// Where alerts of a project go, and what each person wants to hear of.

const Channel = z.object({
  id: z.number(),
  kind: z.enum(channelKinds),
  name: z.string(),
  /** Masked: whoever knows it can post. Null: it cannot be read any more and must be entered again. */
  address: z.string().nullable(),
  language: Language,
  /** In a row; ten of them pause it. */
  failures: z.number(),
  pausedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});

const Hour = z.number().int().min(0).max(23).nullable();
const Preferences = z.strictObject({
  /** Emails about incidents. */
  incidents: z.boolean(),
  /** The weekly email. */
  digest: z.boolean(),
  /** Hours of the day in the time zone: no emails about incidents from the one to the other. Both or none. */
  quietFrom: Hour,
  quietTo: Hour,
  timeZone: requiredLine(60),
});

const Answer = z.object({
  isDelivered: z.boolean(),
  /** Null: there was no answer. */
  status: z.number().nullable(),
  /** The beginning of the answer, or why there was none. */
  answer: z.string(),
});

const ofOne = z.strictObject({ id: Id, channelId: Id });

export const alertCalls = {
  listAlertChannels: call({
    method: 'get',
    path: '/project/{id}/alert-channels',
    ...ofProject('editor'),
    summary: { en: 'Chats that alerts go to', de: 'Chats, in die Meldungen gehen' },
    ok: z.array(Channel),
  }),
  addAlertChannel: call({
    method: 'post',
    path: '/project/{id}/alert-channels',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: {
      en: 'Send alerts to Slack, Teams or Discord, by the address of an incoming webhook',
      de: 'Meldungen an Slack, Teams oder Discord senden, an die Adresse eines eingehenden Webhooks',
    },
    body: z.strictObject({
      kind: z.enum(channelKinds),
      name: requiredLine(80),
      address: WebAddress,
      language: Language.default('en'),
    }),
    limits: [limits.alertSettings],
    ok: Channel,
  }),
  changeAlertChannel: call({
    method: 'patch',
    path: '/project/{id}/alert-channels/{channelId}',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Change, pause or continue a channel', de: 'Einen Kanal ändern, pausieren oder fortsetzen' },
    params: ofOne,
    body: z.strictObject({
      name: requiredLine(80).optional(),
      address: WebAddress.optional(),
      language: Language.optional(),
      isPaused: z.boolean().optional(),
    }),
    ok: Channel,
  }),
  deleteAlertChannel: call({
    method: 'delete',
    path: '/project/{id}/alert-channels/{channelId}',
    ...ofProject('project-admin'),
    summary: { en: 'Delete a channel', de: 'Einen Kanal löschen' },
    params: ofOne,
    ok: Done,
  }),
  testAlertChannel: call({
    method: 'post',
    path: '/project/{id}/alert-channels/{channelId}/test',
    ...ofProject('project-admin'),
    summary: { en: 'Send a test to a channel', de: 'Einen Test an einen Kanal senden' },
    params: ofOne,
    limits: [limits.testAlerts],
    ok: Answer,
  }),
  getAlertPreferences: call({
    method: 'get',
    path: '/project/{id}/alert-preferences',
    ...ofProject('editor'),
    summary: { en: 'What you want to hear of by email', de: 'Worüber Sie per E-Mail informiert werden' },
    ok: Preferences,
  }),
  saveAlertPreferences: call({
    method: 'put',
    path: '/project/{id}/alert-preferences',
    ...ofProject('editor'),
    summary: {
      en: 'Choose what you want to hear of, and when',
      de: 'Festlegen, worüber und wann Sie informiert werden',
    },
    body: Preferences,
    ok: Preferences,
  }),
  testAlertMail: call({
    method: 'post',
    path: '/project/{id}/alert-preferences/test',
    ...ofProject('editor'),
    summary: { en: 'Send yourself a test by email', de: 'Sich selbst einen Test per E-Mail senden' },
    limits: [limits.testAlerts],
    ok: Done,
  }),
  unsubscribeDigest: call({
    method: 'post',
    path: '/digest-unsubscribe',
    access: 'public',
    summary: { en: 'No more weekly emails', de: 'Keine wöchentliche E-Mail mehr' },
    body: z.strictObject({ code: Code }),
    limits: [limits.waitlistCodes],
    ok: Done,
  }),
};
