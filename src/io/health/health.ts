import type { FileStore } from '../files/file-store.ts';
import type { DatabaseWatch } from './database-watch.ts';

type PartState = 'ok' | 'failing';

interface HealthReport {
  status: PartState;
  version: string;
  database: PartState;
  /** `elsewhere`: other processes run them. */
  jobs: PartState | 'elsewhere';
  storage: PartState;
}

export interface Health {
  /** Ready, or which part is not; responds within about a second, whatever hangs. */
  read(): Promise<HealthReport>;
  /** Known without asking: calls are refused at once instead of waiting. */
  isDatabaseAway(): boolean;
}

interface Parts {
  version: string;
  watch: Pick<DatabaseWatch, 'isAway'>;
  files: Pick<FileStore, 'check'>;
  /** Whether the workers poll when asked to. Null: this process runs no jobs. */
  jobs: (() => Promise<boolean>) | null;
  now?: () => number;
}

/** A check writes and reads the storage and looks into every queue: at most once in this time, however many ask. */
const FRESH_MS = 500;

export function createHealth({ version, watch, files, jobs, now = () => performance.now() }: Parts): Health {
  let last: { at: number; storage: Promise<boolean>; jobs: Promise<boolean> | null } | null = null;
  return {
    async read() {
      if (!last || now() - last.at >= FRESH_MS) last = { at: now(), storage: files.check(), jobs: jobs?.() ?? null };
      const [isStored, isWorking] = await Promise.all([last.storage, last.jobs]);
      const storage = isStored ? 'ok' : 'failing';
      const database = watch.isAway() ? 'failing' : 'ok';
      const working = isWorking === null ? 'elsewhere' : isWorking ? 'ok' : 'failing';
      const isReady = database === 'ok' && storage === 'ok' && working !== 'failing';
      return { status: isReady ? 'ok' : 'failing', version, database, jobs: working, storage };
    },
    isDatabaseAway: () => watch.isAway(),
  };
}
