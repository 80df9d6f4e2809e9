import { rows } from './texts.ts';

/** Words used on many pages. */
export const commonTexts = rows({
  skipToContent: { en: 'Skip to content', de: 'Zum Inhalt springen' },
  siteName: { en: 'Linkbild', de: 'Linkbild' },
  homeLink: { en: 'Linkbild home page', de: 'Linkbild, zur Startseite' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  password: { en: 'Password', de: 'Passwort' },
  firstname: { en: 'First name', de: 'Vorname' },
  lastname: { en: 'Last name', de: 'Nachname' },
  optional: { en: 'optional', de: 'optional' },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  saving: { en: 'Saving', de: 'Wird gespeichert' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  close: { en: 'Close', de: 'Schließen' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  back: { en: 'Back', de: 'Zurück' },
  loading: { en: 'Loading', de: 'Wird geladen' },
  actions: { en: 'Actions', de: 'Aktionen' },
  closeAll: { en: 'Close all', de: 'Alle schließen' },
  notices: { en: 'Notifications', de: 'Mitteilungen' },
  languageSwitch: { en: 'Language', de: 'Sprache' },
  english: { en: 'English', de: 'English' },
  german: { en: 'Deutsch', de: 'Deutsch' },
  privacyPolicy: { en: 'privacy policy', de: 'Datenschutzerklärung' },
});

export const pagingTexts = rows({
  label: { en: 'Pages', de: 'Seiten' },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  position: {
    en: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    de: (page: number, pageCount: number) => `Seite ${page} von ${pageCount}`,
  },
});

/** Shown wherever a change could not be sent; separate from the studio's texts, which are many. */
export const offlineTexts = rows({
  offline: {
    en: 'We can’t reach the server. Your changes are kept here.',
    de: 'Der Server ist nicht erreichbar. Ihre Änderungen bleiben hier erhalten.',
  },
});

export const trapFieldTexts = rows({
  label: { en: 'Leave this field empty', de: 'Dieses Feld leer lassen' },
});
