import type { Text } from '#domain/language.ts';

// Figures that the operator watches, each with the threshold at which a mail is sent.

export interface HealthFigures {
  /** Percent of the disk that holds DATA_DIR. */
  diskFree: number | null;
  databaseBytes: number;
  /** Queries that ran for longer than five seconds when the sample was taken. */
  slowQueries: number;
  /** Of all queues, in seconds: how long the job has waited that is due the longest. */
  oldestJob: number;
  /** In the last hour. */
  mailsSent: number;
  mailsFailed: number;
  /** Of the last day, as far as the operator has said so. */
  mailsBounced: number;
  /** Percent of the requests of the last minutes that failed with 5xx. */
  errorRate: number;
  requests: number;
  /** Processes that run jobs. */
  workers: number;
  /** Hours since the last backup; null: never. */
  backupAge: number | null;
  /** Days until the certificate of the site ends; null: the site has none, or it could not be read. */
  certificateDays: number | null;
}

export type HealthFigure = keyof HealthFigures;

/** With few requests a single failure is a large percentage. */
const ENOUGH_REQUESTS = 50;

const healthBounds = {
  diskFree: 10,
  /** What 10,000 shops are estimated to need (docs/operating.md). */
  databaseBytes: 250e9,
  slowQueries: 3,
  oldestJob: 900,
  mailsFailed: 5,
  /** Mail servers refuse senders whose mails often come back. */
  mailsBounced: 5,
  errorRate: 2,
  workers: 1,
  backupAge: 48,
  certificateDays: 14,
} as const satisfies Partial<Record<HealthFigure, number>>;
export type BoundedFigure = keyof typeof healthBounds;

const isCrossed: Record<BoundedFigure, (figures: HealthFigures, isPublic: boolean) => boolean> = {
  diskFree: ({ diskFree }) => diskFree !== null && diskFree < healthBounds.diskFree,
  databaseBytes: ({ databaseBytes }) => databaseBytes > healthBounds.databaseBytes,
  slowQueries: ({ slowQueries }) => slowQueries >= healthBounds.slowQueries,
  oldestJob: ({ oldestJob }) => oldestJob > healthBounds.oldestJob,
  mailsFailed: ({ mailsFailed }) => mailsFailed >= healthBounds.mailsFailed,
  mailsBounced: ({ mailsBounced }) => mailsBounced >= healthBounds.mailsBounced,
  errorRate: ({ errorRate, requests }) => requests >= ENOUGH_REQUESTS && errorRate > healthBounds.errorRate,
  workers: ({ workers }) => workers < healthBounds.workers,
  // At home nobody has to have one.
  backupAge: ({ backupAge }, isPublic) => isPublic && (backupAge === null || backupAge > healthBounds.backupAge),
  certificateDays: ({ certificateDays }) => certificateDays !== null && certificateDays < healthBounds.certificateDays,
};

export const boundedFigures = Object.keys(healthBounds) as BoundedFigure[];

/** Figures that are beyond their bound. */
export const crossedBounds = (figures: HealthFigures, isPublic: boolean): BoundedFigure[] =>
  boundedFigures.filter((name) => isCrossed[name](figures, isPublic));

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
