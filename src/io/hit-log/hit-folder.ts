import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// A proxy in front of us serves most image fetches from its own cache and writes a line for each into a folder, with a
// new file every 1,000 seconds (deploy/nginx). This reads them in order, remembers its position, and deletes files that
// are finished and read. Lines wait in the folder while nobody reads.

/** `hits-1794787.log`: the Unix time in seconds, without the last three digits. */
const fileName = /^hits-(\d{7,8})\.log$/;
const FILE_SECONDS = 1_000;
/** The proxy keeps a file open for some seconds after its last write. */
const EXPIRED_MS = 60_000;

const Positions = z.record(z.string().regex(fileName), z.number().int().min(0));

export interface HitFolder {
  /**
   * Passes on the new lines, a few thousand at a time, and stores the position once `take` has resolved. False from
   * `take`: not now, the same lines come again.
   */
  readNew(take: (lines: string[]) => Promise<boolean>): Promise<{ skippedBytes: number }>;
  close(): Promise<void>;
}

export function createHitFolder(folder: string, now: () => number = Date.now): HitFolder {
  const owner = createFolderOwner(folder);
  const positionsFile = join(folder, 'positions.json');
  let positions: Map<string, number> | null = null;

  async function load(): Promise<Map<string, number>> {
    const text = await readFile(positionsFile, 'utf8').catch(() => '{}');
    try {
      return new Map(Object.entries(Positions.parse(JSON.parse(text))));
    } catch {
      return new Map(); // A corrupt file: better some hits twice than none.
    }
  }

  async function save(known: Map<string, number>) {
    await writeFile(`${positionsFile}.new`, JSON.stringify(Object.fromEntries(known)));
    await rename(`${positionsFile}.new`, positionsFile);
  }

  async function filesInOrder(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => fileName.test(name))
      .toSorted((a, b) => Number(fileName.exec(a)?.[1]) - Number(fileName.exec(b)?.[1]));
  }

  async function removeIfOver(name: string, known: Map<string, number>) {
    const endedAt = (Number(fileName.exec(name)?.[1]) + 1) * FILE_SECONDS * 1000;
    if (now() - endedAt < EXPIRED_MS) return;
    await rm(join(folder, name), { force: true });
    known.delete(name);
    await save(known);
  }

  return {
    async readNew(take) {
      let skipped = 0;
      if (!(await owner.holds())) {
        positions = null; // Another process reads now, and is further ahead.
        return { skippedBytes: 0 };
      }
      positions ??= await load();
      for (const name of await filesInOrder()) {
        const path = join(folder, name);
        const { size } = await stat(path);
        // Shorter than before: somebody truncated it.
        let from = Math.min(positions.get(name) ?? 0, size);
        while (from < size) {
          const { lines, next, skippedBytes } = await readHitFile(path, from);
          if (next === from) break;
          if (lines.length > 0 && !(await take(lines))) return { skippedBytes: skipped };
          skipped += skippedBytes;
          from = next;
          positions.set(name, from);
          await save(positions);
          if (!(await owner.holds())) return { skippedBytes: skipped };
        }
        if (from === size) await removeIfOver(name, positions);
      }
      return { skippedBytes: skipped };
    },
    close: owner.release,
  };
}

/** Per read; a busy second of a proxy writes a few of them. */
const CHUNK = 1_000_000;
const LINE_FEED = 10;

interface ReadLines {
  lines: string[];
  /** Where the next read begins: after the last complete line. */
  next: number;
  /** Of lines that are longer than a chunk. */
  skippedBytes: number;
}

/** Complete lines from a position on; a partial line is left for the next read, when the proxy has written the rest. */
async function readHitFile(path: string, from: number): Promise<ReadLines> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    const { bytesRead } = await file.read(buffer, 0, CHUNK, from);
    const end = buffer.subarray(0, bytesRead).lastIndexOf(LINE_FEED) + 1;
    if (end === 0) {
      const skippedBytes = bytesRead === CHUNK ? CHUNK : 0;
      return { lines: [], next: from + skippedBytes, skippedBytes };
    }
    return { lines: buffer.toString('utf8', 0, end - 1).split('\n'), next: from + end, skippedBytes: 0 };
  } finally {
    await file.close();
  }
}

/** An owner silent for this long has died. */
const REMOVED_MS = 10_000;

interface FolderOwner {
  /** Whether this process owns the folder; called before every read, which also renews it. */
  holds(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * One process at a time reads a folder: two would count every hit twice. A file names the owner, and its mtime shows
 * that the owner is alive. Two that take over at the same time see at their next read whose name is in it.
 */
function createFolderOwner(folder: string): FolderOwner {
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
