import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

// The archive of a backup: plain tar (ustar), so that any machine can open it without Linkbild. Written and read
// sequentially, one entry in memory at a time. A running hash over every byte detects a damaged archive.

const BLOCK = 512;
/** The longest entry is a stored file; tables are split into parts of a few megabytes. */
const MAX_ENTRY_BYTES = 512_000_000;

export interface TarWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Of everything written so far. */
  hash(): string;
  /** Closes the archive and waits until it is on disk. */
  end(): Promise<void>;
}

export function createTarWriter(file: FileHandle, now: Date): TarWriter {
  const sum = createHash('sha256');
  async function write(bytes: Uint8Array) {
    sum.update(bytes);
    await file.writeFile(bytes);
  }
  return {
    async add(name, bytes) {
      await write(headerOf(name, bytes.length, now));
      await write(bytes);
      const rest = bytes.length % BLOCK;
      if (rest > 0) await write(Buffer.alloc(BLOCK - rest));
    },
    hash: () => sum.copy().digest('hex'),
    async end() {
      await write(Buffer.alloc(2 * BLOCK));
      await file.sync();
    },
  };
}

function headerOf(name: string, size: number, now: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(rest, 0, 100);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(now.getTime() / 1000), 12), 136);
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(prefix, 345, 155);
  header.write(`${octal(checksum(header), 7)}\0 `, 148);
  return header;
}

/** A name has room for 100 bytes, its folders for 155. */
function splitName(name: string): [string, string] {
  if (name.length <= 100) return ['', name];
  const at = name.indexOf('/', name.length - 101);
  if (at < 0 || at > 155) throw new Error(`A name is too long for the archive: ${name.slice(0, 100)}…`);
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The checksum field itself counts as spaces. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

export interface TarEntry {
  name: string;
  bytes: Buffer;
  /** Of everything before this entry. */
  hashBefore: string;
}

export class BrokenArchive extends Error {
  override name = 'BrokenArchive';
}

export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const file = await open(path, 'r');
  const sum = createHash('sha256');
  try {
    for (;;) {
      const before = sum.copy();
      const header = await readExactly(file, BLOCK, sum);
      if (header.every((byte) => byte === 0)) return;
      if (octalAt(header, 148, 8) !== checksum(header)) throw new BrokenArchive('This file is not a whole backup.');
      const size = octalAt(header, 124, 12);
      if (!(size <= MAX_ENTRY_BYTES)) throw new BrokenArchive('An entry of the backup is too large.');
      const name = [textAt(header, 345, 155), textAt(header, 0, 100)].filter(Boolean).join('/');
      const bytes = await readExactly(file, size, sum);
      if (size % BLOCK > 0) await readExactly(file, BLOCK - (size % BLOCK), sum);
      yield { name, bytes, hashBefore: before.digest('hex') };
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, length: number, sum: Hash): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(bytes, filled, length - filled);
    if (bytesRead === 0) throw new BrokenArchive('The backup ends in the middle: it is not whole.');
    filled += bytesRead;
  }
  sum.update(bytes);
  return bytes;
}

const textAt = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '');
const octalAt = (header: Buffer, at: number, length: number) => Number.parseInt(textAt(header, at, length).trim(), 8);
