import { setCardReportState } from '#io/db/queries/card-reports.ts';
import { goneIf } from '../admin/saved-row.ts';
import type { Handler } from '../handler.ts';

export const answerCardReport: Handler<'answerCardReport'> = async ({ io, params, body, user }) =>
  goneIf(typeof params.id !== 'number' || !(await setCardReportState(io.db, params.id, body.state, user.id)));
