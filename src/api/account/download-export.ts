import { openExport } from '#flows/export/open-export.ts';
import type { Handler } from '../handler.ts';

export const downloadExport: Handler<'downloadExport'> = async ({ io, user, params, language, client }) => ({
  ...(await openExport(io, { user, ticket: params.ticket, language, client })),
  contentType: 'application/zip',
});
