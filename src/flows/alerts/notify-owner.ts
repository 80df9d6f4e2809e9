import type { Language } from '#domain/language.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { type PausedThing, pausedMail } from '#io/mail/mails/paused.ts';
import { pageUrl } from '#io/page-url.ts';

interface Paused {
  projectId: number;
  createdBy: number | null;
  what: PausedThing;
  /** As the owner named it, or its host. */
  name: string;
}

/**
 * Notifies the person who set up a channel or endpoint that it was paused, or every admin if that person is no longer
 * one.
 */
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

// URLs in mails and messages: one place to change if a screen moves.

/** Incidents, channels and webhooks of a project. */
export const monitoringUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string): string =>
  pageUrl(io, language, `/app/${slug}/monitoring`);

/** An incident, with the pages before and after side by side. */
export const incidentUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string, uuid: string): string =>
  pageUrl(io, language, `/app/${slug}/monitoring/${uuid}`);

/** The history of one page. */
export const pageHistoryUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string, subPageId: number): string =>
  pageUrl(io, language, `/app/${slug}/monitoring/pages/${subPageId}`);
