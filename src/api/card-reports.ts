import { ApiError } from '#contract/errors.ts';
import { addReportImage, reportCard } from '#flows/card-reports/report-card.ts';
import {
  deleteCardReport,
  findCardReport,
  listCardReports,
  setCardReportState,
} from '#io/db/queries/audits/card-reports.ts';
import { goneIf } from './admin.ts';
import type { Handlers } from './handler.ts';
import { base64Of, pageOf } from './handler.ts';
import { readUpload } from './http/read-body.ts';

export const cardReportsHandlers = {
  addCardReportImage: async ({ io, params, query, request }) => {
    const { file } = await readUpload(request);
    if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
    await addReportImage(io, { id: params.id, code: query.code, bytes: file });
    return { done: true };
  },

  answerCardReport: async ({ io, params, body, user }) =>
    goneIf(typeof params.id !== 'number' || !(await setCardReportState(io.db, params.id, body.state, user.id))),

  deleteCardReport: async ({ io, params }) =>
    goneIf(typeof params.id !== 'number' || !(await deleteCardReport(io.db, params.id))),

  getCardReport: async ({ io, params }) => {
    const report = typeof params.id === 'number' ? await findCardReport(io.db, params.id) : null;
    if (!report) throw new ApiError('NOT_FOUND');
    const { image, ...rest } = report;
    const type = image?.[0] === PNG ? 'image/png' : 'image/jpeg';
    return { ...rest, image: image && `data:${type};base64,${base64Of(image)}` };
  },

  listCardReports: ({ io, query }) => pageOf(query, listCardReports(io.db, query)),

  /** Bots also fill in the hidden field; such reports are dropped. */
  reportCard: async ({ io, body, language }) => {
    const { nickname, email, ...rest } = body;
    if (nickname) return { id: 0, imageCode: '' };
    return reportCard(io, { ...rest, email: email ?? null, language });
  },
} satisfies Partial<Handlers>;

const PNG = 0x89;
