import type { Language } from '#domain/language.ts';
import { tablesOfAccount } from '#io/db/queries/export-tables.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Export } from './write-export.ts';

/** What is stored about a person. Projects have exports of their own. */
export const exportOfAccount = (user: UserRow, language: Language, now: Date): Export => ({
  fileName: `linkbild-account-${now.toISOString().slice(0, 10)}.zip`,
  readme: readmes[language](user.email, now),
  tables: tablesOfAccount(user),
  folders: [],
});

const readmes: Record<Language, (email: string, now: Date) => string> = {
  en: (email, now) => `Linkbild: what is kept about ${email}, as of ${now.toISOString()}.

Each .json file is one list. Left out are hashes of passwords, sessions, tokens and codes, and the texts of mails, which carry
links that log you in. Each project has an export of its own, in its settings.
`,
  de: (email, now) => `Linkbild: was über ${email} gespeichert ist, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste. Nicht enthalten sind Hashes von Passwörtern, Sitzungen, Tokens und Codes sowie die Texte der
E-Mails, in denen Anmeldelinks stehen. Jedes Projekt hat einen eigenen Export in seinen Einstellungen.
`,
};
