import type { Language } from '#domain/language.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { tablesOfAccount } from '#io/db/queries/projects/export.ts';
import type { Export } from './write-export.ts';

/** What is stored about a person. Projects have exports of their own. */
export const exportOfAccount = (user: UserRow, language: Language, now: Date): Export => ({
  fileName: `linkbild-account-${now.toISOString().slice(0, 10)}.zip`,
  readme: readmes[language](user.email, now),
  tables: tablesOfAccount(user),
  folders: [],
});

const readmes: Record<Language, (email: string, now: Date) => string> = {
  en: (email, now) => `Linkbild: everything we store about ${email}, as of ${now.toISOString()}.

Each .json file is a list. Not included are hashes of passwords, sessions, tokens and codes, and the contents of emails, because
they contain links that log you in. Projects have their own export in their settings.
`,
  de: (email, now) => `Linkbild: alles, was wir über ${email} speichern, Stand ${now.toISOString()}.

Jede .json-Datei ist eine Liste. Nicht enthalten sind Hashwerte von Passwörtern, Sitzungen, Token und Codes sowie die Inhalte von
E-Mails, weil sie Anmeldelinks enthalten. Projekte exportieren Sie in deren Einstellungen.
`,
};
