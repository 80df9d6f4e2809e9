// The images of a card, loaded through the caller's loader.
import type { JobImage } from '#io/render/processes/render-job.ts';
import { sentFileKey } from '#io/render/processes/sent-files.ts';
import { MAX_SOURCE_BYTES } from './prepare-image.ts';

export type LoadImage = (url: string) => Promise<Uint8Array | null>;

export interface LoadedImages {
  images: (JobImage & { data: Uint8Array })[];
  failed: string[];
}

export async function loadImagesFor(
  addresses: string[],
  loadImage: LoadImage | undefined,
  timeoutMs: number,
): Promise<LoadedImages> {
  const loaded = await Promise.all(
    addresses.map(async (src) => ({ src, data: await load(src, loadImage, timeoutMs) })),
  );
  return {
    images: loaded.flatMap(({ src, data }) => (data ? [{ src, key: sentFileKey(data), data }] : [])),
    failed: loaded.flatMap(({ src, data }) => (data ? [] : [src])),
  };
}

async function load(src: string, loadImage: LoadImage | undefined, timeoutMs: number): Promise<Uint8Array | null> {
  if (!loadImage) return null;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    // Safe fetch has its own limits; this one keeps a card from waiting for a slow image.
    const data = await Promise.race([loadImage(src), tooLate]);
    return data && data.length > 0 && data.length <= MAX_SOURCE_BYTES ? data : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The same data without some URLs: null in place of a field, shorter for a list. */
export function withoutImages<Data>(data: Data, addresses: Set<string>): Data {
  return without(data, addresses) as Data;
}

function without(value: unknown, addresses: Set<string>): unknown {
  if (typeof value === 'string') return addresses.has(value) ? null : value;
  if (Array.isArray(value)) return value.map((entry) => without(entry, addresses)).filter((entry) => entry !== null);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, without(entry, addresses)]);
  const copy = Object.fromEntries(fields);
  return copy.type === 'image' && copy.src === null
    ? { ...copy, type: 'container', children: [], src: undefined }
    : copy;
}
