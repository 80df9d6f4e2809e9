import { type ThemeFiles, wantedThemeFiles } from '#domain/shopify-theme/theme-files.ts';
import type { ShopRow } from '#io/db/queries/shopify-shops.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { FILES_PER_READ, listThemeFiles, publishedTheme, readThemeFiles } from '#io/shopify/queries/themes.ts';
import { askShop } from '../shop-access.ts';

export interface ReadTheme {
  id: string;
  name: string;
  files: ThemeFiles;
}

/** A theme has at most a few thousand files; more pages than this are a shop that never ends. */
const MAX_PAGES = 40;

const gone: AdminResult<never> = { ok: false, reason: 'closed', detail: 'no such theme' };

export async function readPublishedTheme(io: Io, shop: ShopRow, signal?: AbortSignal): Promise<AdminResult<ReadTheme>> {
  const found = await askShop(io, shop, publishedTheme, signal);
  if (!found.ok) return found;
  const [theme] = found.data.themes.nodes;
  if (!theme) return gone;
  const files = await readFiles(io, shop, theme.id, signal);
  return files.ok ? { ok: true, data: { ...theme, files: files.data } } : files;
}

/** Only what can print tags, chosen by name and size before anything is read. */
async function readFiles(
  io: Io,
  shop: ShopRow,
  themeId: string,
  signal?: AbortSignal,
): Promise<AdminResult<ThemeFiles>> {
  const listing: { name: string; size: number }[] = [];
  const cursor: { after: string | null } = { after: null };
  for (let page = 0; page < MAX_PAGES; page++) {
    const listed = await askShop(io, shop, listThemeFiles(themeId, cursor.after), signal);
    if (!listed.ok) return listed;
    if (!listed.data.theme) return gone;
    const { nodes, pageInfo } = listed.data.theme.files;
    listing.push(...nodes.map(({ filename, size }) => ({ name: filename, size })));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) break;
    cursor.after = pageInfo.endCursor;
  }
  return readNamed(io, shop, themeId, wantedThemeFiles(listing), signal);
}

async function readNamed(
  io: Io,
  shop: ShopRow,
  themeId: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<AdminResult<ThemeFiles>> {
  const files = new Map<string, string>();
  for (let at = 0; at < names.length; at += FILES_PER_READ) {
    const read = await askShop(io, shop, readThemeFiles(themeId, names.slice(at, at + FILES_PER_READ)), signal);
    if (!read.ok) return read;
    for (const { filename, body } of read.data.theme?.files.nodes ?? []) {
      const text = body.content ?? (body.contentBase64 && Buffer.from(body.contentBase64, 'base64').toString('utf8'));
      if (text !== undefined) files.set(filename, text);
    }
  }
  return { ok: true, data: files };
}
