import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { LRUCache } from 'lru-cache';
import { packageFile } from '#io/package-files.ts';

// Threat: Drizzle puts a failed statement with all its values into the error message (password hashes, mails with login
// codes), PostgreSQL puts the offending row into `detail`, and both would end up in the log and in the tables of mails
// and jobs. So an error is never written as is: only the fields below are read, and no values of a database error. Left
// open: messages of other libraries are used, cut to MAX_MESSAGE.

export interface ErrorDescription {
  type: string;
  message: string;
  /** SQLSTATE of a database error, otherwise Node's (ECONNREFUSED). */
  code?: string;
  constraint?: string;
  table?: string;
  stack?: string;
  cause?: ErrorDescription;
}

const MAX_MESSAGE = 500;
const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

interface DriverFields {
  code?: unknown;
  severity?: unknown;
  constraint?: unknown;
  table?: unknown;
  query?: unknown;
  params?: unknown;
}

export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: cut(String(thrown)) };
  const { code, constraint, table } = thrown as DriverFields;
  // The statement's error only contains the statement; the driver's error below it says what was wrong.
  if (isFailedStatement(thrown)) {
    const { cause } = thrown;
    const driver = cause instanceof Error ? describeError(cause, depth + 1) : null;
    return { ...(driver ?? { message: 'a statement failed' }), type: 'DatabaseError', ...framesOf(thrown) };
  }
  const isDriver = isDatabaseError(thrown);
  const cause = depth < MAX_CAUSES && thrown.cause !== undefined && !isDriver ? thrown.cause : null;
  return {
    type: isDriver ? 'DatabaseError' : thrown.name,
    message: isDriver ? driverMessage(thrown.message, String(code)) : cut(thrown.message),
    ...(typeof code === 'string' ? { code: cut(code) } : {}),
    ...(isDriver && typeof constraint === 'string' ? { constraint } : {}),
    ...(isDriver && typeof table === 'string' ? { table } : {}),
    ...framesOf(thrown),
    ...(cause ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The same in one line, for tables, responses and lines that need no stack. */
export function reasonOf(thrown: unknown): string {
  const { type, message, code, constraint } = describeError(thrown);
  const sqlState = type === 'DatabaseError' && code && isSqlState(code) ? code : null;
  const line = message.replace(/\s+/g, ' ').trim();
  return [sqlState, line, constraint && !line.includes(constraint) ? `(${constraint})` : null]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_MESSAGE);
}

/** An error that is safe to store or to pass to a library that writes it: only the reason and the location. */
export function safeError(thrown: unknown): Error {
  const safe = new Error(reasonOf(thrown));
  const { stack = '' } = describeError(thrown);
  safe.stack = `${safe.message}\n${stack}`;
  return safe;
}

const isFailedStatement = (error: Error) => 'query' in error && 'params' in error;

/** As node-postgres makes them: five characters of SQLSTATE and a severity. */
function isDatabaseError(error: Error): boolean {
  const { code, severity } = error as DriverFields;
  return typeof code === 'string' && isSqlState(code) && typeof severity === 'string';
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/**
 * Messages of class 22 (invalid data) and 42 (invalid statement) quote what was sent; the others quote names of the
 * schema.
 */
function driverMessage(message: string, code: string): string {
  const quotesValues = code.startsWith('22') || code.startsWith('42') || code.startsWith('P0');
  return cut(quotesValues ? message.replace(/:\s*".*$/s, ': …').replace(/".*"/gs, '"…"') : message);
}

/** Only the frames: the first lines of a stack repeat the message, values included. */
function framesOf({ stack, message }: Error): { stack?: string } {
  const after = stack?.indexOf(message) ?? -1;
  if (!stack || after === -1) return {};
  const frames = stack
    .slice(after + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES);
  return frames.length > 0 ? { stack: frames.map((line) => line.trim()).join('\n') } : {};
}

const cut = (text: string) => (text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text);

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
