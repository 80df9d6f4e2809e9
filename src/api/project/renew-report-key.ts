import { changeReportVisibility } from '#flows/reports/change-visibility.ts';
import type { Handler } from '../handler.ts';

export const renewReportKey: Handler<'renewReportKey'> = ({ io, user, projectId, client }) =>
  changeReportVisibility(io, { projectId, actorId: user.id, client, change: 'new-key' });
