import { createHash } from 'node:crypto';

// Bytes that are too large for the database: screenshots, drawn images, uploads. Keys are paths of safe segments, so
// that they mean the same on disk and in a bucket.

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  changedAt: Date;
}

export interface FileStore {
  /** All or nothing: a reader never sees half a file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Does not read the file; null if it does not exist. */
  changedAt(key: string): Promise<Date | null>;
  delete(key: string): Promise<void>;
  /** Keys below a folder, a page at a time: thousands of files take no more memory than a few. */
  list(folder: string): AsyncIterable<string>;
  /** Deletes everything below a folder and returns the number of files; missing files are not an error. */
  deleteFolder(folder: string): Promise<number>;
  /** Removes what interrupted writes left behind; only for stores that have such leftovers. */
  clearDrafts?(): Promise<void>;
  /** For the health call: whether it can write and read. */
  check(): Promise<boolean>;
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;

/** Threat: a key made from user input that leads out of the store. Every key passes here. */
export function isFileKey(key: string): boolean {
  return key.length <= 500 && key.split('/').every((part) => segment.test(part));
}

/** Where files may be in a storage. */
export const storedFolders = [
  'images',
  'assets',
  'previews',
  'screenshots',
  'snapshots',
  'reports',
  'demo-pages',
] as const;

/** Names a file by its content: the same bytes are stored once, and a URL that names them never changes. */
export function contentKey(
  folder: 'images' | 'assets' | 'previews' | 'snapshots',
  projectUuid: string,
  bytes: Uint8Array,
  extension: string,
): string {
  return `${folder}/${projectUuid}/${contentHash(bytes)}.${extension}`;
}

export const contentHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
