import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever has not shown itself for this long has ended without saying so. */
const REMOVED_MS = 10_000;

export interface FolderOwner {
  /** Whether the folder is this process's; asked before every look, which also keeps it. */
  holds(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * One process at a time reads a folder: two would count every hit twice. A file names the owner and its time of change says
 * that the owner lives. Two that take over at the same moment see at their next look whose name stands there.
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
        // From the next look on, when nobody else has put its name there meanwhile.
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
