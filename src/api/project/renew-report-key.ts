import type { Handler } from '../handler.ts';
import { changeWithLog } from './change-reports.ts';

export const renewReportKey: Handler<'renewReportKey'> = ({ io, user, projectId, client }) =>
  changeWithLog(io, { projectId, actorId: user.id, client, change: 'new-key' });
