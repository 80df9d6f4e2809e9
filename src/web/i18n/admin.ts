import { rows } from './texts.ts';

export const adminTexts = rows({
  project: { en: 'Project', de: 'Projekt' },
  slug: { en: 'Slug', de: 'Slug' },
  verified: { en: 'Verified', de: 'Bestätigt' },
  notVerified: { en: 'Not verified', de: 'Nicht bestätigt' },
  recipient: { en: 'To', de: 'An' },
  subject: { en: 'Subject', de: 'Betreff' },
  kind: { en: 'Kind', de: 'Art' },
  state: { en: 'State', de: 'Zustand' },
  date: { en: 'Written', de: 'Geschrieben' },
  outbox: { en: 'In the outbox', de: 'Im Postausgang' },
  sent: { en: 'Sent', de: 'Gesendet' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  asText: { en: 'As plain text', de: 'Als reiner Text' },
  allMails: { en: 'All mails', de: 'Alle E-Mails' },
  job: { en: 'Job', de: 'Aufgabe' },
  error: { en: 'Error', de: 'Fehler' },
  tries: { en: 'Retries', de: 'Wiederholungen' },
  failedAt: { en: 'Failed', de: 'Fehlgeschlagen' },
  retry: { en: 'Run again', de: 'Erneut ausführen' },
  retried: { en: 'The job has been started again.', de: 'Die Aufgabe wurde erneut gestartet.' },
});
