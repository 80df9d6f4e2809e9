import type { Io } from '#io/io.ts';

type Make = () => Promise<Uint8Array | null>;

/** Files that are made when somebody asks for them the first time: the stored bytes, else made now and stored. */
export function createFileCache({ files, log }: Pick<Io, 'files' | 'log'>) {
  const making = new Map<string, Promise<Uint8Array | null>>();
  return async function kept(key: string, make: Make): Promise<Uint8Array | null> {
    const stored = await files.get(key);
    if (stored) return stored.bytes;
    // Who asks meanwhile waits for the same bytes.
    const running = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, running);
    const bytes = await running;
    // A full disk costs the next one time, not this one the file.
    if (bytes) await files.put(key, bytes).catch((error: unknown) => log.warn({ err: error, key }, 'not kept'));
    return bytes;
  };
}
