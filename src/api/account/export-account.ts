import { exportTicket } from '#flows/export/export-ticket.ts';
import type { Handler } from '../handler.ts';

export const exportAccount: Handler<'exportAccount'> = ({ io, user }) => ({
  ticket: exportTicket(io, { userId: user.id, projectId: null }),
});
