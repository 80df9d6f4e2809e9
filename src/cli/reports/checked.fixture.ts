import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '#cli/targets/check-folder.ts';
import type { Checked } from '#cli/targets/checked.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readerHere } from '#io/page-reader/page-reader.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const noFetch: SafeFetch = {
  fetch: (url) => Promise.reject(new Error(`fetched ${url}`)),
  stream: (url) => Promise.reject(new Error(`fetched ${url}`)),
  reader: readerHere,
  close: () => Promise.resolve(),
};

/** A build with these pages, by file, checked offline at https://shop.example. */
export async function checkedBuild(files: Record<string, string>): Promise<Checked> {
  const folder = temporaryFolder('reports');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return checkFolder(
    noFetch,
    { folder, shown: 'dist/' },
    { baseUrl: 'https://shop.example', offline: true, ignore: [], limit: null, onPage: () => {}, userAgent: 'test' },
  );
}

export const titled = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:title" content="${title}"></head><body></body></html>`;
