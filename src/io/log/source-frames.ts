import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { LRUCache } from 'lru-cache';
import { packageFile } from '#io/package-files.ts';

// The bundle's stack traces name lines of build/programs; in the log they name those of src/. Node's
// --enable-source-maps would read all maps at the start, for 0.3 s and 55 MB: here one is read when a log line names
// its file.

const BUNDLE = 'build/programs';
const frame = /(?<![^()\s])[^()\s]{0,500}\/build\/programs\/([\w./-]{1,100}\.js):(\d+):(\d+)/;

/** Errors come from few places. The maps themselves are large and not cached. */
const known = new LRUCache<string, string>({ max: 1_000 });

/** Frames of a stack, one per line. */
export const inSources = (stack: string, read = readMap) =>
  stack
    .split('\n')
    .map((line) => line.replace(frame, (place, file, row, column) => sourceOf(place, { file, row, column }, read)))
    .join('\n');

interface Place {
  file: string;
  row: string;
  column: string;
}

function sourceOf(place: string, { file, row, column }: Place, read: typeof readMap): string {
  const key = `${file}:${row}:${column}`;
  const source = known.get(key) ?? findSource(place, { file, row, column }, read);
  known.set(key, source);
  return source;
}

function findSource(place: string, { file, row, column }: Place, read: typeof readMap): string {
  try {
    const origin = new SourceMap(read(file)).findOrigin(Number(row), Number(column));
    if (!('fileName' in origin)) return place;
    const source = posix.join(BUNDLE, posix.dirname(file), origin.fileName);
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  } catch {
    return place; // built without maps, or rebuilt meanwhile
  }
}

const readMap = (file: string) => JSON.parse(readFileSync(packageFile(`${BUNDLE}/${file}.map`), 'utf8'));
