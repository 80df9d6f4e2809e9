import type { Language } from '#domain/language.ts';
import { foldersOfProject } from '#io/db/queries/deletions.ts';
import { tablesOfProject } from '#io/db/queries/export-tables.ts';
import type { ProjectRow } from '#io/db/queries/projects.ts';
import type { Export } from './write-export.ts';

/** Everything a project consists of. */
export const exportOfProject = (project: ProjectRow, language: Language, now: Date): Export => ({
  fileName: `linkbild-${project.slug}-${now.toISOString().slice(0, 10)}.zip`,
  readme: readmes[language](project.address, now),
  tables: tablesOfProject(project.id),
  folders: foldersOfProject(project.uuid),
});

const readmes: Record<Language, (address: string, now: Date) => string> = {
  en: (address, now) => `Linkbild: the data of ${address}, as of ${now.toISOString()}.

Each .json file is one list. The folders hold the files: images (drawn), assets (uploaded pictures and fonts), previews (of
routes), screenshots. images.json and assets.json name the file that belongs to a row (storageKey, fileKey). Left out are
secrets such as codes of invitations, and what can be made again from the rest.
`,
  de: (address, now) => `Linkbild: die Daten von ${address}, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste. In den Ordnern liegen die Dateien: images (gezeichnete Bilder), assets (hochgeladene Bilder und
Schriften), previews (Vorschauen der Routen), screenshots (Bildschirmfotos). images.json und assets.json nennen zu jeder Zeile
die Datei (storageKey, fileKey). Nicht enthalten sind Geheimnisse wie Einladungscodes und alles, was sich daraus neu erzeugen lässt.
`,
};
