import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { type PausedThing, pausedMail } from '#io/mail/mails/paused.ts';
import { monitoringUrl } from './watch-urls.ts';

interface Paused {
  projectId: number;
  createdBy: number | null;
  what: PausedThing;
  /** As the owner named it, or its host. */
  name: string;
}

/** A channel or endpoint was paused: whoever set it up is told, or every admin if that person is one no longer. */
export async function notifyOwner(io: Io, db: Db, { projectId, createdBy, what, name }: Paused): Promise<void> {
  const project = await findProject(db, projectId);
  if (!project) return;
  const admins = await listProjectAdmins(db, projectId);
  const owner = admins.filter(({ id }) => id === createdBy);
  for (const { email, language } of owner.length > 0 ? owner : admins) {
    const url = monitoringUrl(io, language, project.slug);
    await writeMail(io, db, { email, language }, pausedMail(language, { what, name, site: project.address, url }));
  }
}
