import type { Text } from '#domain/language.ts';
import type { HealthFigure } from './health-figures.ts';

/** Names of what the operator watches, on the screen and in the mail. */
export const healthNames: Record<HealthFigure, Text> = {
  diskFree: { en: 'Free disk space', de: 'Freier Speicherplatz' },
  databaseBytes: { en: 'Database size', de: 'Größe der Datenbank' },
  slowQueries: { en: 'Slow queries', de: 'Langsame Abfragen' },
  oldestJob: { en: 'Oldest waiting job', de: 'Ältester wartender Auftrag' },
  mailsSent: { en: 'Emails sent in an hour', de: 'E-Mails in einer Stunde' },
  mailsFailed: { en: 'Emails failed in an hour', de: 'Fehlgeschlagene E-Mails' },
  mailsBounced: { en: 'Emails bounced in a day', de: 'Zurückgekommene E-Mails am Tag' },
  errorRate: { en: 'Failed requests', de: 'Fehlgeschlagene Anfragen' },
  requests: { en: 'Requests in ten minutes', de: 'Anfragen in zehn Minuten' },
  workers: { en: 'Workers', de: 'Worker' },
  backupAge: { en: 'Last backup', de: 'Letzte Sicherung' },
  certificateDays: { en: 'Certificate', de: 'Zertifikat' },
};

type Write = (value: number, write: (value: number) => string) => Text;

const plain: Write = (value, write) => ({ en: write(value), de: write(value) });
const percent: Write = (value, write) => ({ en: `${write(value)}%`, de: `${write(value)} %` });

const written: Record<HealthFigure, Write> = {
  diskFree: percent,
  databaseBytes: (value, write) => plain(Math.round(value / 1e5) / 10, (mega) => `${write(mega)} MB`),
  slowQueries: plain,
  oldestJob: (value, write) =>
    value < 120
      ? { en: `${write(value)} s`, de: `${write(value)} s` }
      : { en: `${write(Math.round(value / 60))} min`, de: `${write(Math.round(value / 60))} Min.` },
  mailsSent: plain,
  mailsFailed: plain,
  mailsBounced: plain,
  errorRate: percent,
  requests: plain,
  workers: plain,
  backupAge: (value, write) => ({ en: `${write(value)} h ago`, de: `vor ${write(value)} Std.` }),
  certificateDays: (value, write) => ({ en: `${write(value)} days left`, de: `noch ${write(value)} Tage` }),
};

const missing: Text = { en: 'unknown', de: 'unbekannt' };
const never: Text = { en: 'never', de: 'nie' };

/** `12.5%`, `3 h ago`. */
export function describeFigure(name: HealthFigure, value: number | null, write: (value: number) => string): Text {
  if (value === null) return name === 'backupAge' ? never : missing;
  return written[name](value, write);
}
