import { randomUUID } from 'node:crypto';
import { chmodSync, statSync } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, isFileKey } from './file-store.ts';

const processName = randomUUID();
/** Uploads and screenshots of customers are not for other users of the machine. */
const OWN_FOLDER = 0o700;
/** No legitimate write takes this long. */
const DRAFT_MS = 3_600_000;

/**
 * Files below one folder. Written to a temporary name and renamed, so that a crash leaves the old file or the new one.
 */
export function createDiskFiles(folder: string): FileStore {
  closeToOthers(folder);
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key.slice(0, 100)}`);
    return join(folder, key);
  };
  const store: FileStore = {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        // A full disk would keep the part that fitted.
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      const file = await open(join(folder, key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
        throw error;
      });
      if (!file) return null;
      try {
        const { mtime } = await file.stat();
        return { bytes: Uint8Array.from(await file.readFile()), changedAt: mtime };
      } finally {
        await file.close();
      }
    },
    async changedAt(key) {
      if (!isFileKey(key)) return null;
      const found = await stat(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw error;
      });
      return found?.mtime ?? null;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    list: (name) => filesBelow(pathOf(name), name),
    async deleteFolder(name) {
      let count = 0;
      const path = pathOf(name);
      for await (const key of filesBelow(path, name)) {
        await rm(join(folder, key), { force: true });
        count += 1;
      }
      await rm(path, { recursive: true, force: true });
      return count;
    },
    async clearDrafts() {
      const old = Date.now() - DRAFT_MS;
      const entries = await opendir(folder, { recursive: true }).catch(() => []);
      for await (const entry of entries) {
        if (!entry.isFile() || !entry.name.endsWith('.part')) continue;
        const path = join(entry.parentPath, entry.name);
        // A file finished just now has been renamed already.
        const found = await stat(path).catch(() => null);
        if (found && found.mtimeMs < old) await rm(path, { force: true });
      }
    },
    async check() {
      // A full, broken or read-only disk still answers `stat`.
      const word = randomUUID();
      const path = join(folder, 'health', processName);
      try {
        await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
        // Not synced like `put`: on a busy disk that takes seconds and says nothing about whether it works.
        await writeFile(path, word);
        const found = await readFile(path, 'utf8');
        await rm(path, { force: true });
        return found === word;
      } catch {
        return false;
      }
    },
  };
  return store;
}

/** A folder from before is closed as well; a group that the operator gave it keeps its access. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, statSync(folder).mode & 0o7770);
  } catch {
    // Missing, or owned by somebody else; `check` reports whether it can be used.
  }
}

/** Reads folders incrementally. Includes half-written files. */
async function* filesBelow(path: string, key: string): AsyncGenerator<string> {
  const entries = await opendir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  for await (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name), `${key}/${entry.name}`);
    else yield `${key}/${entry.name}`;
  }
}
