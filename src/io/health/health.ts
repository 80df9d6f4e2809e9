import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { certificateEnd } from '#io/fetch/site-certificate.ts';
import type { FileStore } from '#io/files/file-store.ts';
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
  /** Known without a query, so that calls are refused at once instead of waiting. */
  isDatabaseAway(): boolean;
}

interface Parts {
  version: string;
  watch: Pick<DatabaseWatch, 'isAway'>;
  files: Pick<FileStore, 'check'>;
  /** Whether the workers poll on request. Null: this process runs no jobs. */
  jobs: (() => Promise<boolean>) | null;
  now?: () => number;
}

/** A check writes and reads the storage and polls every queue, so it runs at most once in this time. */
const FRESH_MS = 500;
/**
 * While the next check runs, the last result stays valid for this long, because checks take a while on a busy thread.
 */
const KNOWN_MS = 1_000;

interface Checked {
  isStored: boolean;
  /** Null: this process runs no jobs. */
  isWorking: boolean | null;
}

export function createHealth({ version, watch, files, jobs, now = () => performance.now() }: Parts): Health {
  let running: { at: number; checked: Promise<Checked> } | null = null;
  let known: { at: number; checked: Checked } | null = null;

  async function check(at: number): Promise<Checked> {
    const [isStored, isWorking] = await Promise.all([files.check(), jobs?.() ?? null]);
    const checked = { isStored, isWorking };
    known = { at, checked };
    return checked;
  }

  return {
    async read() {
      const at = now();
      if (!running || at - running.at >= FRESH_MS) {
        running = { at, checked: check(at) };
        // The caller that awaits it handles the error.
        running.checked.catch(() => undefined);
      }
      const isKnown = known && at - known.at < KNOWN_MS;
      const { isStored, isWorking } = known && isKnown ? known.checked : await running.checked;
      const storage = isStored ? 'ok' : 'failing';
      const database = watch.isAway() ? 'failing' : 'ok';
      const working = isWorking === null ? 'elsewhere' : isWorking ? 'ok' : 'failing';
      const isReady = database === 'ok' && storage === 'ok' && working !== 'failing';
      return { status: isReady ? 'ok' : 'failing', version, database, jobs: working, storage };
    },
    isDatabaseAway: () => watch.isAway(),
  };
}

/** A part that fails for longer does not keep the others waiting. */
const MAX_START_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Newly started workers have not polled yet, so a health check right after "is ready" would fail. Returns the parts
 * that still fail.
 */
export async function waitForHealth(
  health: Pick<Health, 'read'>,
  signal: AbortSignal,
  { longestMs = MAX_START_MS, now = () => performance.now() } = {},
): Promise<string[]> {
  const until = now() + longestMs;
  for (;;) {
    const { status, database, jobs, storage } = await health.read();
    if (status === 'ok') return [];
    const failing = Object.entries({ database, jobs, storage }).flatMap(([name, state]) =>
      state === 'failing' ? [name] : [],
    );
    if (signal.aborted || now() >= until) return failing;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Figures about the machine and its public address. */
export interface Machine {
  /** Free part of the disk with our data, in percent; null: unknown. */
  diskFree(): Promise<number | null>;
  /** When the site's certificate expires; null: no https, or no connection. */
  certificateEndsAt(): Promise<Date | null>;
}

export function createMachine({ dataDir, siteUrl }: { dataDir: string; siteUrl: string }): Machine {
  return {
    async diskFree() {
      const found = await statfs(dataDir).catch(() => null);
      return found && found.blocks > 0 ? Math.round((found.bavail / found.blocks) * 1000) / 10 : null;
    },
    certificateEndsAt() {
      const { protocol, hostname, port } = new URL(siteUrl);
      if (protocol !== 'https:') return Promise.resolve(null);
      return certificateEnd(hostname, Number(port) || 443);
    },
  };
}
