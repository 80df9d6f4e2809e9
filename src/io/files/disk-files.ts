import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, isFileKey } from './file-store.ts';

const processName = randomUUID();

/** Files below one folder. Written beside their place and renamed, so that a crash leaves the old file or the new one. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key.slice(0, 100)}`);
    return join(folder, key);
  };
  const store: FileStore = {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
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
        // A full disk would keep the half that fitted.
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
    async check() {
      // A full, broken or read-only disk answers `stat` all the same.
      const word = randomUUID();
      const key = `health/${processName}`;
      try {
        await store.put(key, Buffer.from(word));
        return Buffer.from((await store.get(key))?.bytes ?? []).toString() === word;
      } catch {
        return false;
      }
    },
  };
  return store;
}

/** Reads folders bit by bit. Half-written files are among them. */
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
