import { askShop } from '#flows/shopify/shop-access.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { deleteThemeFiles, FILES_PER_WRITE, writeThemeFiles } from '#io/shopify/queries/themes.ts';
import type { ThemeProblem, ThemeResult } from './theme-failure.ts';

interface WrittenFile {
  name: string;
  /** Null: the file is deleted. */
  text: string | null;
}

/** Idempotent, so a killed job can run it again. */
export async function writeFiles(
  io: Io,
  shop: ShopRow,
  themeId: string,
  files: readonly WrittenFile[],
  signal?: AbortSignal,
): Promise<ThemeResult<null>> {
  const remaining = files.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
  for (let at = 0; at < remaining.length; at += FILES_PER_WRITE) {
    const batch = remaining.slice(at, at + FILES_PER_WRITE);
    const written = await askShop(io, shop, writeThemeFiles(themeId, batch), signal);
    if (!written.ok) return written;
    const { userErrors, upsertedThemeFiles } = written.data.themeFilesUpsert;
    if (userErrors[0]) return problemOf(userErrors[0]);
    if ((upsertedThemeFiles?.length ?? 0) < batch.length)
      return { ok: false, reason: 'unavailable', detail: 'not every file was written' };
  }
  const gone = files.filter(({ text }) => text === null).map(({ name }) => name);
  if (gone.length === 0) return { ok: true, data: null };
  const deleted = await askShop(io, shop, deleteThemeFiles(themeId, gone), signal);
  if (!deleted.ok) return deleted;
  // A missing file or theme needs no deletion.
  const error = deleted.data.themeFilesDelete.userErrors.find(({ code }) => code !== 'NOT_FOUND');
  return error ? problemOf(error) : { ok: true, data: null };
}

/** Rate limits and conflicting writes are temporary. */
const temporary: ReadonlySet<string> = new Set(['THROTTLED', 'THEME_FILES_CONFLICT', 'ERROR']);

export function problemOf({ code, message }: { code?: string | null | undefined; message: string }): ThemeProblem {
  const detail = message.slice(0, 500);
  if (code === 'NOT_FOUND') return { ok: false, reason: 'gone', detail };
  if (temporary.has(code ?? '')) return { ok: false, reason: 'unavailable', detail };
  return { ok: false, reason: code === 'ACCESS_DENIED' ? 'no-scope' : 'bad-query', detail };
}
