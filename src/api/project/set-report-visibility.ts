import { changeReportVisibility } from '#flows/reports/change-visibility.ts';
import type { Handler } from '../handler.ts';

export const setReportVisibility: Handler<'setReportVisibility'> = ({ io, user, projectId, body, client }) =>
  changeReportVisibility(io, { projectId, actorId: user.id, client, change: { visibility: body.visibility } });
