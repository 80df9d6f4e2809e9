import { ApiError } from '#contract/errors.ts';
import { exportOfAccount } from '#flows/export/export-account.ts';
import { exportOfProject } from '#flows/export/export-project.ts';
import { readExportTicket } from '#flows/export/export-ticket.ts';
import { startExport } from '#flows/export/write-export.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { findProject } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const downloadExport: Handler<'downloadExport'> = async ({ io, user, params, language, client }) => {
  const order = readExportTicket(io, params.ticket);
  if (order?.userId !== user.id) throw new ApiError('NOT_FOUND');
  const project = order.projectId === null ? null : await findProject(io.db, order.projectId);
  if (order.projectId !== null && !project) throw new ApiError('PROJECT_NOT_FOUND');
  const what = project ? exportOfProject(project, language, io.now()) : exportOfAccount(user, language, io.now());
  const stream = await startExport(io, user.id, what);
  if (!stream) throw new ApiError('EXPORT_RUNNING');
  const action = project ? 'project-exported' : 'account-exported';
  await recordActivity(io.db, { action, actorId: user.id, project, clientHash: io.keys.hash('client', client) });
  return { stream, fileName: what.fileName, contentType: 'application/zip' };
};
