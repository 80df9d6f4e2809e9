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
 * A check that began this soon after the last one ended is not awaited: on a busy thread each of its ten steps waits
 * for others. It ends after 1.2 s, so that a failure is known within two seconds.
 */
const FOLLOWS_MS = 700;
/** A thread so busy that its check takes longer has to be seen. */
const MAX_AGE_MS = 5_000;

interface Checked {
  isStored: boolean;
  /** Null: this process runs no jobs. */
  isWorking: boolean | null;
}

export function createHealth({ version, watch, files, jobs, now = () => performance.now() }: Parts): Health {
  let newest: { at: number; isRunning: boolean; checked: Promise<Checked> } | null = null;
  let last: { endedAt: number; checked: Checked } | null = null;

  function start(at: number) {
    const begun = Promise.all([files.check(), jobs?.() ?? null]).then(([isStored, isWorking]) => {
      last = { endedAt: now(), checked: { isStored, isWorking } };
      return last.checked;
    });
    const check = { at, isRunning: true, checked: begun };
    // The caller that awaits it handles the error.
    begun
      .catch(() => undefined)
      .finally(() => {
        check.isRunning = false;
      });
    return check;
  }

  return {
    async read() {
      const at = now();
      if (!newest || (!newest.isRunning && at - newest.at >= FRESH_MS)) newest = start(at);
      const isKnown = last && newest.at - last.endedAt < FOLLOWS_MS && at - last.endedAt < MAX_AGE_MS;
      const { isStored, isWorking } = last && isKnown ? last.checked : await newest.checked;
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
