import type { Handler } from '../handler.ts';
import { changeWithLog } from './change-reports.ts';

export const setReportVisibility: Handler<'setReportVisibility'> = ({ io, user, projectId, body, client }) =>
  changeWithLog(io, { projectId, actorId: user.id, client, change: { visibility: body.visibility } });
