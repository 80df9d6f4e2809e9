import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { provenAddressOf } from '#domain/access/proven-address.ts';
import type { Language } from '#domain/language.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { addJobProgress, reportProgress } from '#io/db/queries/operation/jobs.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { foldersOfProject } from '#io/db/queries/projects/deletions.ts';
import { tablesOfAccount, tablesOfProject } from '#io/db/queries/projects/export.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { type Export, exportProgressTexts, startExport } from './write-export.ts';

/** Everything a project consists of. */
const exportOfProject = (project: ProjectRow, language: Language, now: Date): Export => ({
  fileName: `linkbild-${project.slug}-${now.toISOString().slice(0, 10)}.zip`,
  readme: readmes[language](project.address, now),
  tables: tablesOfProject(project.id),
  folders: foldersOfProject(project.uuid),
});

const readmes: Record<Language, (address: string, now: Date) => string> = {
  en: (address, now) => `Linkbild: all data of ${address}, as of ${now.toISOString()}.

Each .json file is a list. The folders contain the files: images (created by Linkbild), assets (uploaded images and fonts),
previews (of routes) and screenshots. images.json and assets.json name the file of each entry (storageKey, fileKey). Not
included are secrets, such as invitation codes, and anything that can be created again from the rest.

contents.json, the first list, says how many entries each of the others has; complete.json, the last file, says how many were
written. If it is missing, the download was broken off: start it again.
`,
  de: (address, now) => `Linkbild: alle Daten von ${address}, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste. Die Ordner enthalten die Dateien: images (von Linkbild erstellte Bilder), assets (hochgeladene
Bilder und Schriften), previews (Vorschauen der Seitentypen) und screenshots. images.json und assets.json nennen zu jedem Eintrag
die Datei (storageKey, fileKey). Nicht enthalten sind Geheimnisse wie Einladungscodes und alles, was sich neu erzeugen lässt.

contents.json nennt zu Beginn, wie viele Einträge jede Liste hat, complete.json am Ende, wie viele geschrieben wurden. Fehlt
complete.json, wurde der Download abgebrochen: Starten Sie ihn noch einmal.
`,
};

/** The data stored about a person. Projects have exports of their own. */
const exportOfAccount = (user: UserRow, language: Language, now: Date): Export => ({
  fileName: `linkbild-account-${now.toISOString().slice(0, 10)}.zip`,
  readme: exportReadmes[language](user.email, now),
  tables: tablesOfAccount({ id: user.id, email: provenAddressOf(user) }),
  folders: [`people/${user.id}`],
});

const exportReadmes: Record<Language, (email: string, now: Date) => string> = {
  en: (email, now) => `Linkbild: everything we store about ${email}, as of ${now.toISOString()}.

Each .json file is a list; the folder people has your profile photo if you uploaded one. Not included are hashes of passwords, sessions, tokens and codes, and the contents of emails, because
they contain links that log you in. Projects have their own export in their settings.
`,
  de: (email, now) => `Linkbild: alles, was wir über ${email} speichern, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste; der Ordner people enthält Ihr Profilbild, falls Sie eines hochgeladen haben. Nicht enthalten sind Hashwerte von Passwörtern, Sitzungen, Token und Codes sowie die Inhalte von
E-Mails, weil sie Anmeldelinks enthalten. Projekte exportieren Sie in deren Einstellungen.
`,
};

interface ExportRequest {
  user: UserRow;
  ticket: string;
  language: Language;
  client: string;
}

/** The file of a ticket. Every export is logged. */
export async function openExport(io: Io, { user, ticket, language, client }: ExportRequest) {
  const order = readExportTicket(io, ticket);
  if (order?.userId !== user.id) throw new ApiError('NOT_FOUND');
  const project = order.projectId === null ? null : await projectOf(io, order.projectId);
  const what = project ? exportOfProject(project, language, io.now()) : exportOfAccount(user, language, io.now());
  const action = project ? 'project-exported' : 'account-exported';
  const stream = await startExport(io, { userId: user.id, progressId: order.progressId, what }, () =>
    recordActivity(io.db, { action, actorId: user.id, project, clientHash: io.keys.hash('client', client) }),
  );
  if (!stream) {
    await reportProgress(io.db, order.progressId, { state: 'failed', text: exportProgressTexts.failed });
    throw new ApiError('EXPORT_RUNNING');
  }
  return { stream, fileName: what.fileName };
}

// A download is a plain link, which cannot prove a fresh login. So the call that has the proof issues a ticket:
// encrypted, for one person, for a minute, and stored nowhere.

const PURPOSE = 'export-ticket';
const HEALTHY_MS = 60_000;

const Order = z.object({
  userId: z.number(),
  projectId: z.number().nullable(),
  progressId: z.string(),
  until: z.number(),
});
type ExportOrder = Omit<z.output<typeof Order>, 'until'>;

/** The ticket, and the progress that the page follows while the browser downloads. */
export async function orderExport(
  io: Pick<Io, 'db' | 'keys' | 'now'>,
  { userId, projectId }: { userId: number; projectId: number | null },
) {
  const job = await addJobProgress(io.db, { name: 'export', text: exportProgressTexts.preparing, userId });
  return { ticket: exportTicket(io, { userId, projectId, progressId: job.id }), job };
}

export const exportTicket = ({ keys, now }: Pick<Io, 'keys' | 'now'>, order: ExportOrder): string =>
  keys.encrypt(PURPOSE, JSON.stringify({ ...order, until: now().getTime() + HEALTHY_MS }));

/** Null: not ours, or expired. */
function readExportTicket({ keys, now }: Pick<Io, 'keys' | 'now'>, ticket: string): ExportOrder | null {
  const text = keys.decrypt(PURPOSE, ticket);
  const order = text === null ? null : Order.parse(JSON.parse(text));
  return order && order.until > now().getTime() ? order : null;
}
