import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An owner silent for this long has died. */
const REMOVED_MS = 10_000;

export interface FolderOwner {
  /** Whether this process owns the folder; called before every read, which also renews it. */
  holds(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * One process at a time reads a folder: two would count every hit twice. A file names the owner, and its mtime shows
 * that the owner is alive. Two that take over at the same time see at their next read whose name is in it.
 */
export function createFolderOwner(folder: string): FolderOwner {
  const path = join(folder, 'reader');
  const own = randomUUID();
  const nameThere = () => readFile(path, 'utf8').catch(() => null);

  async function take(): Promise<void> {
    const there = await stat(path).catch(() => null);
    if (there && Math.abs(Date.now() - there.mtimeMs) < REMOVED_MS) return;
    if (there) await rm(path, { force: true });
    await writeFile(path, own, { flag: 'wx' }).catch(() => undefined);
  }

  return {
    async holds() {
      if ((await nameThere()) !== own) {
        await take();
        // Effective from the next read, unless somebody else wrote its name meanwhile.
        return false;
      }
      const now = new Date();
      await utimes(path, now, now);
      return true;
    },
    async release() {
      if ((await nameThere()) === own) await rm(path, { force: true });
    },
  };
}
