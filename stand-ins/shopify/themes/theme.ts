import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type ThemeRole = 'DEVELOPMENT' | 'MAIN' | 'UNPUBLISHED' | 'DEMO';

export interface ThemeFile {
  id: number;
  filename: string;
  bytes: Buffer;
  createdAt: string;
  updatedAt: string;
}

export interface Theme {
  id: number;
  name: string;
  role: ThemeRole;
  createdAt: string;
  updatedAt: string;
  isProcessing: boolean;
  /** By filename, e.g. `layout/theme.liquid`. */
  files: Map<string, ThemeFile>;
}

/** A theme as a test gives it: filename → text or bytes. */
export type ThemeFiles = Record<string, string | Buffer>;

const contentTypes = new Map([
  ['liquid', 'application/x-liquid'],
  ['json', 'application/json'],
  ['css', 'text/css'],
  ['js', 'application/javascript'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

export const contentTypeOf = (filename: string) =>
  contentTypes.get(filename.split('.').at(-1) ?? '') ?? 'application/octet-stream';
export const isText = (filename: string) => /\.(liquid|json|css|js|svg|txt|scss)$/.test(filename);
export const checksumOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

let lastFileId = 0;

export const themeFile = (filename: string, content: string | Buffer, now: string, createdAt = now): ThemeFile => ({
  id: ++lastFileId,
  filename,
  bytes: Buffer.from(content),
  createdAt,
  updatedAt: now,
});

export const filesOf = (files: ThemeFiles, now: string): Map<string, ThemeFile> =>
  new Map(
    Object.entries(files)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([filename, content]) => [filename, themeFile(filename, content, now)]),
  );

const folder = join(import.meta.dirname, 'dawn-like');
let read: ThemeFiles | null = null;

/** A theme with Dawn's structure: layout, snippets/meta-tags.liquid, JSON templates, sections. */
export function defaultThemeFiles(): ThemeFiles {
  read ??= readTheme(folder);
  return read;
}

const readTheme = (from: string): ThemeFiles =>
  Object.fromEntries(
    globSync('*/**/*.*', { cwd: from })
      .map((file) => join(from, file))
      .map((file) => [relative(from, file).split(sep).join('/'), readFileSync(file)]),
  );
