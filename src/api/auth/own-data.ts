import { ApiError } from '#contract/errors.ts';
import { confirmsAccount } from '#domain/access/confirmed-by-name.ts';
import { deleteAccount as leave } from '#flows/delete-account.ts';
import { exportOfAccount } from '#flows/export/export-account.ts';
import { exportOfProject } from '#flows/export/export-project.ts';
import { exportTicket, readExportTicket } from '#flows/export/export-ticket.ts';
import { startExport } from '#flows/export/write-export.ts';
import { hasOtherSuperAdmin, listOnlyAdminProjects } from '#io/db/queries/account-deletion.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { findProject } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

// Taking one's data along, and leaving.

export const exportProject: Handler<'exportProject'> = ({ io, user, projectId }) => ({
  ticket: exportTicket(io, { userId: user.id, projectId }),
});

export const exportAccount: Handler<'exportAccount'> = ({ io, user }) => ({
  ticket: exportTicket(io, { userId: user.id, projectId: null }),
});

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

export const getAccountDeletion: Handler<'getAccountDeletion'> = async ({ io, user }) => ({
  onlyAdminOf: await listOnlyAdminProjects(io.db, user.id),
  isLastSuperAdmin: user.role === 'superadmin' && !(await hasOtherSuperAdmin(io.db, user.id)),
});

export const deleteAccount: Handler<'deleteAccount'> = async ({ io, user, body, client, endSession }) => {
  if (!confirmsAccount(body.confirm, user.email))
    throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheAddress] } });
  const clientHash = io.keys.hash('client', client);
  const left = await leave(io, { user, projectIds: body.projectIds, clientHash });
  if (!left.ok) throw new ApiError(left.reason === 'last-super-admin' ? 'LAST_SUPER_ADMIN' : 'ONLY_ADMIN');
  endSession();
  return { done: true };
};

const notTheAddress = {
  en: 'Please enter the email address of your account.',
  de: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein.',
};
