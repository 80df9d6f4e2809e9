// What the operator watches, and from where on it is worth a mail.

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
  /** Days until the certificate of the site ends; null: the site has none, or it could not be asked. */
  certificateDays: number | null;
}

export type HealthFigure = keyof HealthFigures;

/** Few requests make a large percentage of one failure. */
const ENOUGH_REQUESTS = 50;

const healthBounds = {
  diskFree: 10,
  slowQueries: 3,
  oldestJob: 900,
  mailsFailed: 5,
  errorRate: 2,
  workers: 1,
  backupAge: 48,
  certificateDays: 14,
} as const satisfies Partial<Record<HealthFigure, number>>;
export type BoundedFigure = keyof typeof healthBounds;

const isCrossed: Record<BoundedFigure, (figures: HealthFigures, isPublic: boolean) => boolean> = {
  diskFree: ({ diskFree }) => diskFree !== null && diskFree < healthBounds.diskFree,
  slowQueries: ({ slowQueries }) => slowQueries >= healthBounds.slowQueries,
  oldestJob: ({ oldestJob }) => oldestJob > healthBounds.oldestJob,
  mailsFailed: ({ mailsFailed }) => mailsFailed >= healthBounds.mailsFailed,
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
