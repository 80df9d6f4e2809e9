import { exportTicket } from '#flows/export/export-ticket.ts';
import type { Handler } from '../handler.ts';

export const exportProject: Handler<'exportProject'> = ({ io, user, projectId }) => ({
  ticket: exportTicket(io, { userId: user.id, projectId }),
});
