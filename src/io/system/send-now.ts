// Answers handed to the system on a connection's descriptor, past Node's streams, which cost more than the system's own work
// for an answer that it takes in one piece. Through koffi, an optional native package: where it does not load, or the system
// is not Linux, there is none of this, and whoever sends writes to the socket as always.
import { closeSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Both say how many bytes the system took, and never wait. Nothing may be waiting on the connection before. */
export interface SendNow {
  bytes(descriptor: number, bytes: Buffer): number;
  /** The system sends the file's own pages and copies nothing. */
  file(descriptor: number, file: MemoryFile): number;
  /** Null: the system gives none. */
  createFile(bytes: Buffer): MemoryFile | null;
}

/** A file without a name and without a disk. */
export interface MemoryFile {
  length: number;
  /** Null: closed. The number may be another file's by now. */
  readonly descriptor: number | null;
  /** Writes over what is there. */
  write(text: string, at: number): void;
  close(): void;
}

/** What is used of koffi, which may be absent. */
interface Koffi {
  load(library: null): { func(definition: string): (...values: unknown[]) => number };
}

/** Do not wait; no signal where the other side has gone; not for programs that are started. The same on every Linux. */
const [MSG_DONTWAIT, MSG_NOSIGNAL, MFD_CLOEXEC] = [0x40, 0x4000, 1];

export function createSendNow(): SendNow | null {
  if (process.platform !== 'linux') return null;
  try {
    const koffi: Koffi = createRequire(import.meta.url)('koffi');
    const system = koffi.load(null);
    const send = system.func('long send(int to, const void *bytes, size_t length, int flags)');
    const sendFile = system.func('long sendfile(int to, int from, void *offset, size_t length)');
    const createMemory = system.func('int memfd_create(str name, unsigned int flags)');
    /** Where in the file to begin; the system writes down where it ended. */
    const offset = Buffer.alloc(8);
    // Refused (-1), for whatever reason: the socket finds it out when the rest is written to it.
    const taken = (result: number) => Math.max(0, result);
    return {
      bytes: (to, bytes) => taken(send(to, bytes, bytes.length, MSG_DONTWAIT | MSG_NOSIGNAL)),
      file(to, { descriptor, length }) {
        if (descriptor === null) return 0;
        offset.fill(0);
        return taken(sendFile(to, descriptor, offset, length));
      },
      createFile(bytes) {
        const descriptor = createMemory('linkbild', MFD_CLOEXEC);
        return descriptor < 0 ? null : filled(descriptor, bytes);
      },
    };
  } catch {
    return null;
  }
}

function filled(descriptor: number, bytes: Buffer): MemoryFile | null {
  let open: number | null = descriptor;
  const file: MemoryFile = {
    length: bytes.length,
    get descriptor() {
      return open;
    },
    write(text, at) {
      if (open !== null) writeSync(open, text, at, 'latin1');
    },
    close() {
      if (open !== null) closeSync(open);
      open = null;
    },
  };
  try {
    // All or nothing: memory files take less only where memory has run out.
    if (writeSync(descriptor, bytes, 0, bytes.length, 0) === bytes.length) return file;
  } catch {
    // No memory for it.
  }
  file.close();
  return null;
}
