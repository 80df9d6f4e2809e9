import type { Language } from '#domain/language.ts';
import { foldersOfProject } from '#io/db/queries/projects/deletions.ts';
import { tablesOfProject } from '#io/db/queries/projects/export.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Export } from './write-export.ts';

/** Everything a project consists of. */
export const exportOfProject = (project: ProjectRow, language: Language, now: Date): Export => ({
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
`,
  de: (address, now) => `Linkbild: alle Daten von ${address}, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste. Die Ordner enthalten die Dateien: images (von Linkbild erstellte Bilder), assets (hochgeladene
Bilder und Schriften), previews (Vorschauen der Routen) und screenshots. images.json und assets.json nennen zu jedem Eintrag
die Datei (storageKey, fileKey). Nicht enthalten sind Geheimnisse wie Einladungscodes und alles, was sich neu erzeugen lässt.
`,
};
