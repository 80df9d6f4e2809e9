import { createHash } from 'node:crypto';
import { isReadFirst, type ThemeFiles, wantedThemeFiles } from '#domain/shopify-theme/theme-files.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { LiveTheme } from '#io/db/schema/index.ts';
import type { Io } from '#io/io.ts';
import {
  BYTES_PER_READ,
  FILES_PER_READ,
  listThemeFiles,
  publishedTheme,
  readThemeFiles,
} from '#io/shopify/queries/themes.ts';
import type { ThemeResult } from './theme-failure.ts';

export interface ReadTheme {
  id: string;
  name: string;
  files: ThemeFiles;
  /** Detects later changes to the theme. */
  live: LiveTheme;
}

/** A file without its text. */
interface ListedFile {
  name: string;
  size: number;
  checksum: string;
  updatedAt: string;
}

/** A theme has at most a few thousand files; the limit stops endless paging. */
const MAX_PAGES = 40;

const busy: ThemeResult<never> = { ok: false, reason: 'unavailable', detail: 'the readers are busy' };
const tooComplex: ThemeResult<never> = { ok: false, reason: 'too-complex', detail: 'the readers gave up' };
const gone: ThemeResult<never> = { ok: false, reason: 'gone', detail: 'no such theme' };

/** Reads only files that can print into a page's head: by name and size, and rendered from a layout. */
export async function readPublishedTheme(io: Io, shop: ShopRow, signal?: AbortSignal): Promise<ThemeResult<ReadTheme>> {
  const theme = await findPublishedTheme(io, shop, signal);
  if (!theme.ok) return theme;
  const { id, name } = theme.data;
  const listing = await listFiles(io, shop, id, signal);
  if (!listing.ok) return listing;
  const sizes = new Map(listing.data.map((file) => [file.name, file.size]));
  const wanted = new Set(wantedThemeFiles(listing.data));
  const files = new Map<string, string>();
  let names = [...wanted].filter(isReadFirst);
  while (names.length > 0) {
    const sized = names.map((file) => ({ name: file, size: sizes.get(file) ?? 0 }));
    const read = await readFiles(io, shop, id, sized, signal);
    if (!read.ok) return read;
    for (const file of names) wanted.delete(file);
    for (const [file, text] of read.data) files.set(file, text);
    const calls = await io.safeFetch.reader.run('themeCalls', read.data, shop.shop);
    // Without the files that they name, nothing can be said of the theme.
    if (!calls.ok) return calls.reason === 'busy' ? busy : tooComplex;
    names = calls.value.filter((file) => wanted.has(file));
  }
  return { ok: true, data: { id, name, files, live: liveThemeOf(listing.data) } };
}

export async function findPublishedTheme(
  io: Io,
  shop: ShopRow,
  signal?: AbortSignal,
): Promise<ThemeResult<{ id: string; name: string }>> {
  const found = await askShop(io, shop, publishedTheme, signal);
  if (!found.ok) return found;
  const [theme] = found.data.themes.nodes;
  return theme ? { ok: true, data: theme } : gone;
}

export async function listFiles(
  io: Io,
  shop: ShopRow,
  themeId: string,
  signal?: AbortSignal,
): Promise<ThemeResult<ListedFile[]>> {
  const listing: ListedFile[] = [];
  const cursor: { after: string | null } = { after: null };
  for (let page = 0; page < MAX_PAGES; page++) {
    const listed = await askShop(io, shop, listThemeFiles(themeId, cursor.after), signal);
    if (!listed.ok) return listed;
    if (!listed.data.theme) return gone;
    const { nodes, pageInfo } = listed.data.theme.files;
    for (const { filename, size, checksumMd5, updatedAt } of nodes)
      listing.push({ name: filename, size, checksum: checksumMd5 ?? updatedAt, updatedAt });
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) break;
    cursor.after = pageInfo.endCursor;
  }
  return { ok: true, data: listing };
}

/** A digest of all files, which changes with any of them. */
export function liveThemeOf(listing: readonly ListedFile[]): LiveTheme {
  const digest = createHash('sha256');
  let newestAt = '';
  for (const { name, checksum, size, updatedAt } of listing.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    digest.update(JSON.stringify([name, checksum, size]));
    if (updatedAt > newestAt) newestAt = updatedAt;
  }
  return { digest: digest.digest('hex'), newestAt };
}

/** The texts of files by name; files that the theme does not have are absent. */
export async function readFiles(
  io: Io,
  shop: ShopRow,
  themeId: string,
  wanted: readonly { name: string; size: number }[],
  signal?: AbortSignal,
): Promise<ThemeResult<ThemeFiles>> {
  const files = new Map<string, string>();
  for (const names of inParts(wanted)) {
    const read = await askShop(io, shop, readThemeFiles(themeId, names), signal);
    if (!read.ok) return read;
    if (!read.data.theme) return gone;
    for (const { filename, body } of read.data.theme.files.nodes) {
      const text = body.content ?? (body.contentBase64 && Buffer.from(body.contentBase64, 'base64').toString('utf8'));
      if (text !== undefined) files.set(filename, text);
    }
  }
  return { ok: true, data: files };
}

function* inParts(wanted: readonly { name: string; size: number }[]): Generator<string[]> {
  let names: string[] = [];
  let bytes = 0;
  for (const { name, size } of wanted) {
    if (names.length > 0 && (names.length === FILES_PER_READ || bytes + size > BYTES_PER_READ)) {
      yield names;
      names = [];
      bytes = 0;
    }
    names.push(name);
    bytes += size;
  }
  if (names.length > 0) yield names;
}
