import { open } from 'node:fs/promises';

/** Per read; a busy second of a proxy writes a few of them. */
const CHUNK = 1_000_000;
const LINE_FEED = 10;

export interface ReadLines {
  lines: string[];
  /** Where the next read begins: after the last complete line. */
  next: number;
  /** Of lines that are longer than a chunk. */
  skippedBytes: number;
}

/** Complete lines from a position on; a partial line is left for the next read, when the proxy has written the rest. */
export async function readHitFile(path: string, from: number): Promise<ReadLines> {
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
