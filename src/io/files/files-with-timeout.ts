import { startOwnTimer } from '#io/own-timer.ts';
import type { FileStore } from './file-store.ts';

// Threat: a storage that hangs (a network disk, a bucket behind a broken connection) blocks every image request that
// needs a file, and on disk the few threads that all file work of this process shares.
// Layers: a timeout per call; after a timeout, or three failures in a row, calls are refused at once for some seconds,
// then one is let through as a trial; while calls are still hanging none is added.
// Left open: an abandoned call may still take effect. Files are named by their content, so nothing wrong is read then.

export class StorageUnavailable extends Error {
  override name = 'StorageAway';
}

interface Options {
  readMs?: number;
  /** A write, a read and a deletion. */
  checkMs?: number;
  writeMs?: number;
  closedMs?: number;
  now?: () => number;
}

const FAILURES = 3;
/** File work has four threads: one stays free. */
const MAX_HANGING = 3;

export function createGuardedFiles(files: FileStore, options: Options = {}): FileStore {
  const { readMs = 1_000, checkMs = 1_200, writeMs = 3_000, closedMs = 5_000, now = () => performance.now() } = options;
  let failures = 0;
  let openAgainAt = 0;
  let isTrying = false;
  let hanging = 0;

  function refuseUntilLater() {
    openAgainAt = now() + closedMs;
  }

  async function limited<Value>(work: () => Promise<Value>, limitMs: number): Promise<Value> {
    if (hanging >= MAX_HANGING) throw new StorageUnavailable('the storage hangs');
    let isLate = false;
    const running = work();
    let stop = () => {};
    const late = new Promise<never>((_, reject) => {
      stop = startOwnTimer(limitMs, () => {
        isLate = true;
        hanging += 1;
        reject(new StorageUnavailable(`the storage did not answer within ${limitMs} ms`));
      });
    });
    const settled = () => {
      stop();
      if (isLate) hanging -= 1;
    };
    running.then(settled, settled);
    try {
      const value = await Promise.race([running, late]);
      failures = 0;
      openAgainAt = 0;
      return value;
    } catch (error) {
      failures += 1;
      if (isLate || failures >= FAILURES) refuseUntilLater();
      throw error;
    }
  }

  async function guarded<Value>(work: () => Promise<Value>, limitMs: number): Promise<Value> {
    const isClosed = openAgainAt > 0;
    if (!isClosed) return limited(work, limitMs);
    if (now() < openAgainAt || isTrying) throw new StorageUnavailable('the storage is away');
    isTrying = true;
    try {
      return await limited(work, limitMs);
    } finally {
      isTrying = false;
    }
  }

  return {
    put: (key, bytes) => guarded(() => files.put(key, bytes), writeMs),
    get: (key) => guarded(() => files.get(key), readMs),
    changedAt: (key) => guarded(() => files.changedAt(key), readMs),
    delete: (key) => guarded(() => files.delete(key), writeMs),
    // For jobs and downloads, which take as long as there are files; no image waits for them.
    list: (folder) => files.list(folder),
    deleteFolder: (folder) => files.deleteFolder(folder),
    ...(files.clearDrafts ? { clearDrafts: files.clearDrafts } : {}),
    // Bypasses the refusal: the health check wants the current state, and a success reopens it for all.
    check: async () => {
      try {
        const isWell = await limited(async () => {
          if (await files.check()) return true;
          throw new StorageUnavailable('the storage does not take and give');
        }, checkMs);
        return isWell;
      } catch {
        return false;
      }
    },
  };
}
