import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { projectOf } from '../projects/find-or-refuse.ts';
import { exportOfAccount } from './export-account.ts';
import { exportOfProject } from './export-project.ts';
import { readExportTicket } from './export-ticket.ts';
import { startExport } from './write-export.ts';

interface Asked {
  user: UserRow;
  ticket: string;
  language: Language;
  client: string;
}

/** The file of a ticket. Every export is logged. */
export async function openExport(io: Io, { user, ticket, language, client }: Asked) {
  const order = readExportTicket(io, ticket);
  if (order?.userId !== user.id) throw new ApiError('NOT_FOUND');
  const project = order.projectId === null ? null : await projectOf(io, order.projectId);
  const what = project ? exportOfProject(project, language, io.now()) : exportOfAccount(user, language, io.now());
  const stream = await startExport(io, user.id, what);
  if (!stream) throw new ApiError('EXPORT_RUNNING');
  const action = project ? 'project-exported' : 'account-exported';
  await recordActivity(io.db, { action, actorId: user.id, project, clientHash: io.keys.hash('client', client) });
  return { stream, fileName: what.fileName };
}
