import type { Io } from '#io/io.ts';

type Make = () => Promise<Uint8Array | null>;

/** Files created on first request: the stored bytes, otherwise created now and stored. */
export function createFileCache({ files, log }: Pick<Io, 'files' | 'log'>) {
  const making = new Map<string, Promise<Uint8Array | null>>();
  return async function kept(key: string, make: Make): Promise<Uint8Array | null> {
    const stored = await files.get(key);
    if (stored) return stored.bytes;
    // Concurrent requests wait for the same bytes.
    const running = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, running);
    const bytes = await running;
    // A full disk costs the next request time, but this one still gets the file.
    if (bytes) await files.put(key, bytes).catch((error: unknown) => log.warn({ err: error, key }, 'not kept'));
    return bytes;
  };
}
