import { z } from 'zod';
import { call } from '#contract/call.ts';
import {
  Done,
  Email,
  idParams,
  Language,
  line,
  pageOf,
  paging,
  requiredLine,
  Timestamp,
  WebAddress,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';

const State = z.enum(['open', 'answered']);

const CardReport = z.object({
  id: z.number(),
  url: z.string(),
  platform: z.string(),
  message: z.string(),
  email: z.string().nullable(),
  language: Language,
  state: State,
  hasImage: z.boolean(),
  createdAt: Timestamp,
  answeredAt: Timestamp.nullable(),
});
export type CardReport = z.output<typeof CardReport>;

/** Cards that looked different: the form of /accuracy, and what the super admin sees of it. */
export const cardReports = {
  reportCard: call({
    method: 'post',
    path: '/card-report',
    access: 'public',
    summary: { en: 'Report a card that looks different', de: 'Karte melden, die anders aussieht' },
    body: z.strictObject({
      url: WebAddress,
      platform: z.enum(platformIds),
      message: requiredLine(2000),
      email: Email.optional(),
      /** Not for people: whatever stands here, nothing is stored. */
      nickname: line(200).optional(),
    }),
    limits: [limits.cardReports],
    ok: z.object({ id: z.number(), imageCode: z.string().describe('Lets you add one screenshot within 15 minutes') }),
    okStatus: 202,
  }),
  addCardReportImage: call({
    method: 'post',
    path: '/card-report/{id}/image',
    access: 'public',
    summary: { en: 'Add a screenshot to a report', de: 'Screenshot zu einer Meldung hinzufügen' },
    params: idParams,
    query: z.strictObject({ code: line(64) }),
    takes: 'multipart',
    limits: [limits.cardReportImages],
    ok: Done,
  }),
  listCardReports: call({
    method: 'get',
    path: '/admin/card-reports',
    access: 'superadmin',
    summary: { en: 'List reported cards, newest first', de: 'Gemeldete Karten, neueste zuerst' },
    query: z.strictObject({ ...paging, state: State.optional() }),
    ok: pageOf(CardReport),
  }),
  getCardReport: call({
    method: 'get',
    path: '/admin/card-reports/{id}',
    access: 'superadmin',
    summary: { en: 'Get a reported card with its screenshot', de: 'Eine gemeldete Karte mit Screenshot' },
    params: idParams,
    ok: CardReport.extend({ image: z.string().nullable().describe('data: URL') }),
  }),
  answerCardReport: call({
    method: 'post',
    path: '/admin/card-reports/{id}/state',
    access: 'superadmin',
    summary: { en: 'Mark a report as answered or open', de: 'Meldung als beantwortet oder offen markieren' },
    params: idParams,
    body: z.strictObject({ state: State }),
    ok: Done,
  }),
  deleteCardReport: call({
    method: 'delete',
    path: '/admin/card-reports/{id}',
    access: 'superadmin',
    summary: { en: 'Delete a report and its screenshot', de: 'Meldung mit Screenshot löschen' },
    params: idParams,
    ok: Done,
  }),
};
