import type { ShopRow } from '#io/db/queries/shopify-shops.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { deleteThemeFiles, FILES_PER_WRITE, writeThemeFiles } from '#io/shopify/queries/themes.ts';
import { askShop } from '../shop-access.ts';

interface WrittenFile {
  name: string;
  /** Null: the file is deleted. */
  text: string | null;
}

/** Writing the same twice changes nothing, so a job that was killed can do it again. */
export async function writeFiles(
  io: Io,
  shop: ShopRow,
  themeId: string,
  files: readonly WrittenFile[],
  signal?: AbortSignal,
): Promise<AdminResult<null>> {
  const kept = files.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
  for (let at = 0; at < kept.length; at += FILES_PER_WRITE) {
    const batch = kept.slice(at, at + FILES_PER_WRITE);
    const written = await askShop(io, shop, writeThemeFiles(themeId, batch), signal);
    if (!written.ok) return written;
    const { userErrors, upsertedThemeFiles } = written.data.themeFilesUpsert;
    if (userErrors[0]) return { ok: false, reason: 'bad-query', detail: userErrors[0].message };
    if ((upsertedThemeFiles?.length ?? 0) < batch.length)
      return { ok: false, reason: 'unavailable', detail: 'not every file was written' };
  }
  const gone = files.filter(({ text }) => text === null).map(({ name }) => name);
  if (gone.length === 0) return { ok: true, data: null };
  const deleted = await askShop(io, shop, deleteThemeFiles(themeId, gone), signal);
  if (!deleted.ok) return deleted;
  const [error] = deleted.data.themeFilesDelete.userErrors;
  return error ? { ok: false, reason: 'bad-query', detail: error.message } : { ok: true, data: null };
}
