import { readFile } from 'node:fs/promises';
import type { CheckedPage } from '#cli/targets/checked.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import type { PreviewChange } from './compare-previews.ts';

/** Larger ones are named with their size: a comment with forty images has to load. */
const MAX_BYTES = 150_000;
/** What every viewer of SVG shows inside of it. An SVG inside could be anything. */
const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);

/** The images of changed cards as data URIs, each loaded once, from the build or from the web. */
export async function loadImages(
  safeFetch: SafeFetch,
  changes: readonly PreviewChange[],
  { offline, userAgent }: { offline: boolean; userAgent: string },
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, string | null>();
  for (const page of changes.flatMap(({ before, after }) => [before, after]))
    for (const url of imagesOf(page)) wanted.set(url, wanted.get(url) ?? page?.imageFiles?.get(url) ?? null);
  const loaded = await Promise.all(
    Array.from(wanted, async ([url, file]): Promise<[string, string] | null> => {
      const bytes = file === null ? await download(safeFetch, url, offline, userAgent) : await readFile(file);
      if (bytes === null || bytes.length > MAX_BYTES) return null;
      const mime = mimeTypes.get(readImageHeader(bytes).type ?? '');
      return mime === undefined ? null : [url, `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`];
    }),
  );
  return new Map(loaded.filter((one) => one !== null));
}

/** Only those known to be small. */
function imagesOf(page: CheckedPage | null): string[] {
  const images = page?.audit.platforms.flatMap(({ card }) => card.image ?? []) ?? [];
  return images.filter(({ bytes }) => bytes === null || bytes <= MAX_BYTES).map(({ url }) => url);
}

async function download(safeFetch: SafeFetch, url: string, offline: boolean, userAgent: string) {
  if (offline) return null;
  const result = await safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_BYTES });
  return result.ok ? result.body : null;
}
