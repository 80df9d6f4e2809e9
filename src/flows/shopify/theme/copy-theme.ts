import { setTimeout as pause } from 'node:timers/promises';
import { themeNumber } from '#domain/shopify/theme-report.ts';
import { type PatchedFile, patchTheme } from '#domain/shopify-theme/patch-theme.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { findShopOfProject, type ShopRow } from '#io/db/queries/shopify-shops.ts';
import { changeThemeChange, findThemeChange, type ThemeChangeRow } from '#io/db/queries/shopify-theme-changes.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { duplicateTheme, themeById } from '#io/shopify/queries/themes.ts';
import { askShop } from '../shop-access.ts';
import { checkPreview } from './check-preview.ts';
import { snippetOf } from './look-at-theme.ts';
import { readPublishedTheme } from './read-theme.ts';
import { type ThemeFailure, themeFailureOf } from './theme-failure.ts';
import { writeFiles } from './write-files.ts';

/** Shopify copies a theme in the background; this is asked between, and in all. */
const POLL_MS = 1_000;
const MAX_POLLS = 120;

/**
 * The job: a copy of the published theme with our tag in it, and what the audit of its preview finds. The live theme is
 * read and nothing else. Run again after a kill it goes on with the copy it has made.
 */
export async function copyTheme(io: Io, changeId: number, signal: AbortSignal): Promise<void> {
  const change = await findThemeChange(io.db, changeId);
  if (change?.state !== 'copying') return;
  const [shop, project] = await Promise.all([
    findShopOfProject(io.db, change.projectId),
    findProject(io.db, change.projectId),
  ]);
  if (!shop || !project) return;
  const theme = await readPublishedTheme(io, shop, signal);
  if (!theme.ok) return failOrRetry(io, change, theme);
  const patched = patchTheme(theme.data.files, { snippet: await snippetOf(io, project) });
  if (!patched.ok) return fail(io, change, patched.reason.kind);
  const copy = await copyOf(io, shop, change, theme.data, signal);
  if (!copy.ok) return failOrRetry(io, change, copy);
  const written = await writeFiles(io, shop, copy.data.id, patched.patch.files.map(toWrite), signal);
  if (!written.ok) return failOrRetry(io, change, written);
  const query = new URLSearchParams({ _ab: '0', _fd: '0', _sc: '1', preview_theme_id: themeNumber(copy.data.id) });
  const check = await checkPreview(io, project, query, signal);
  await changeThemeChange(io.db, change.id, {
    state: 'ready',
    files: patched.patch.files.map(({ name, before, after }) => ({ name, before, after })),
    previewUrl: `${project.full.replace(/\/$/, '')}/?${query}`,
    check,
  });
}

const toWrite = ({ name, after }: PatchedFile) => ({ name, text: after });

async function copyOf(
  io: Io,
  shop: ShopRow,
  change: ThemeChangeRow,
  theme: { id: string; name: string },
  signal: AbortSignal,
): Promise<AdminResult<{ id: string }>> {
  let id = change.copyId;
  if (id === null) {
    // Shopify cuts names at 50 characters.
    const name = `${theme.name.slice(0, 36)} with Linkbild`;
    const made = await askShop(io, shop, duplicateTheme(theme.id, name), signal);
    if (!made.ok) return made;
    const { newTheme, userErrors } = made.data.themeDuplicate;
    if (!newTheme) return { ok: false, reason: 'bad-query', detail: userErrors[0]?.message ?? '' };
    id = newTheme.id;
    await changeThemeChange(io.db, change.id, { copyId: id, copyName: newTheme.name });
  }
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const found = await askShop(io, shop, themeById(id), signal);
    if (!found.ok) return found;
    if (!found.data.theme) return { ok: false, reason: 'closed', detail: 'the copy is gone' };
    if (!found.data.theme.processing) return { ok: true, data: { id } };
    await pause(POLL_MS, undefined, { signal });
  }
  return { ok: false, reason: 'unavailable', detail: 'the copy is not ready' };
}

async function failOrRetry(io: Io, change: ThemeChangeRow, result: Extract<AdminResult<never>, { ok: false }>) {
  const failure = themeFailureOf(result);
  if (failure === 'try-again') throw new Error(`${result.reason}: ${result.detail}`);
  await fail(io, change, failure);
}

const fail = (io: Io, { id }: ThemeChangeRow, failure: ThemeFailure) =>
  changeThemeChange(io.db, id, { state: 'failed', failure });

/** No attempts left. */
export async function failThemeCopy(io: Io, changeId: number): Promise<void> {
  const change = await findThemeChange(io.db, changeId);
  if (change?.state === 'copying') await fail(io, change, 'try-again');
}
