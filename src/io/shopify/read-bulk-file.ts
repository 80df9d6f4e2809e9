import type { ShopResource } from '#domain/shopify/shop-page.ts';
import { FetchError } from '#io/fetch/failure.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { addChild, readResource } from './resource-shapes.ts';

interface BulkFile {
  url: string;
  /** The number of lines according to Shopify. */
  objects: number;
  languages: readonly string[];
}

type BulkFileEnd =
  | { ok: true; lines: number; unread: number }
  /** `expired`: the URL no longer works. `broken`: fewer lines than expected; complete resources were passed on. */
  | { ok: false; reason: 'expired' | 'broken' | 'unavailable'; detail: string };

/** Half a million products with their variants. */
const MAX_FILE_BYTES = 8_000_000_000;
/** Counts the time spent waiting for Shopify's storage, not our own processing. */
const MAX_FILE_MS = 30 * 60_000;

interface Reading {
  safeFetch: Pick<SafeFetch, 'stream'>;
  userAgent: string;
  signal?: AbortSignal;
  /** Lines to skip, because their resources were processed before. */
  skipLines?: number;
  /** Called with the number of the resource's last line. */
  onResource(resource: ShopResource, line: number): Promise<void> | void;
}

/** Passes on every resource of a file with its variants and images, one in memory at a time. */
export async function readBulkFile(file: BulkFile, reading: Reading): Promise<BulkFileEnd> {
  const { safeFetch, userAgent, signal, skipLines = 0, onResource } = reading;
  const opened = await safeFetch.stream(file.url, {
    userAgent,
    maxBytes: MAX_FILE_BYTES,
    totalMs: MAX_FILE_MS,
    ...(signal ? { signal } : {}),
  });
  if (!opened.ok) {
    const isExpired = opened.status !== undefined && [400, 401, 403, 404, 410].includes(opened.status);
    return { ok: false, reason: isExpired ? 'expired' : 'unavailable', detail: opened.detail ?? opened.reason };
  }
  let lines = 0;
  let unread = 0;
  let isCutOff = false;
  let current: { resource: ShopResource; line: number } | null = null;
  const give = async () => {
    if (current) await onResource(current.resource, current.line);
    current = null;
  };
  try {
    for await (const line of jsonLines(opened.body)) {
      lines += 1;
      isCutOff = line === 'unreadable';
      if (typeof line === 'string') unread += 1;
      if (typeof line === 'string' || lines <= skipLines) continue;
      if (typeof line.__parentId === 'string') {
        // Children follow their parent (groupObjects).
        if (current?.resource.id === line.__parentId) {
          addChild(current.resource, line);
          current.line = lines;
        }
        continue;
      }
      await give();
      const resource = readResource(line, file.languages);
      if (resource) current = { resource, line: lines };
      else unread += 1;
    }
    // The last resource of a truncated file may lack variants, so it is dropped.
    if (lines >= file.objects && !isCutOff) await give();
  } catch (error) {
    if (signal?.aborted || !(error instanceof FetchError)) throw error;
    return { ok: false, reason: 'broken', detail: error.message };
  } finally {
    opened.close();
  }
  if (lines < file.objects || isCutOff)
    return { ok: false, reason: 'broken', detail: `${lines} of ${file.objects} lines` };
  return { ok: true, lines, unread };
}

// Lines of JSON from a stream, one at a time. Threat: a line without end, a million empty ones. A line longer than the
// limit is dropped while it arrives; at most one line is held.

/** A product with translations of long texts into twenty languages. */
const MAX_LINE_BYTES = 8_000_000;
const NEW_LINE = 10;

type Line = Record<string, unknown> | 'too-long' | 'unreadable';

/** Yields every non-empty line. */
async function* jsonLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number = MAX_LINE_BYTES): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const finish = () => {
    const isLong = bytes > maxBytes;
    const line = isLong ? ('too-long' as const) : readLine(decoder.decode(Buffer.concat(parts)));
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(NEW_LINE, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      bytes += piece.length;
      if (bytes > maxBytes) parts = [];
      else if (piece.length > 0) parts.push(piece);
      if (end === -1) break;
      if (bytes > 0) yield finish();
      from = end + 1;
    }
  }
  // The file ended in the middle of a line.
  if (bytes > 0) yield finish();
}

function readLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
