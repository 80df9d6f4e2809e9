import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readSitemap } from '#io/fetch/site-files/fetch-sitemap.ts';
import { SitemapParser, type SitemapRow } from '#io/fetch/site-files/sitemap-parser.ts';

interface SitemapRead {
  addresses: string[];
  /** Over the limit. */
  left: number;
}

interface Limits {
  userAgent: string;
  limit: number;
}

/** The pages that a sitemap on the web names. */
export async function addressesOfSitemap(safeFetch: SafeFetch, url: string, limits: Limits): Promise<SitemapRead> {
  const addresses = new Set<string>();
  const { taken, total } = await readSitemap(safeFetch, url, {
    ...limits,
    files: [url],
    onUrl: ({ loc }) => void addresses.add(loc),
  });
  return { addresses: [...addresses], left: total - taken };
}

/** Unpacked, as sitemaps.org allows at most. */
const MAX_BYTES = 52_428_800;

/** The pages that a sitemap file names. An index leads to the files beside it, by their last name. */
export async function addressesOfSitemapFile(path: string, limit: number): Promise<SitemapRead> {
  const addresses = new Set<string>();
  const waiting = [path];
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { kind, loc } of await rowsOf(file)) {
      if (kind === 'url') addresses.add(loc);
      else if (URL.canParse(loc)) waiting.push(join(dirname(path), new URL(loc).pathname.split('/').at(-1) ?? ''));
    }
  }
  const all = [...addresses];
  return { addresses: all.slice(0, limit), left: Math.max(0, all.length - limit) };
}

async function rowsOf(file: string): Promise<SitemapRow[]> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const parser = new SitemapParser();
  const text = (isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes).toString('utf8');
  return [...parser.write(text), ...parser.end()];
}
