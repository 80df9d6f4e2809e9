import { WRITE_THEMES } from '#domain/shopify/app-config.ts';
import { themeNumber } from '#domain/shopify/theme-report.ts';
import type { PatchedFile } from '#domain/shopify-theme/patch-theme.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { findShopOfProject, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import { findThemeChange, moveThemeChange, type ThemeChangeRow } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { readTags } from './look-at-theme.ts';
import { findOrMakeCopy, removeCopy } from './make-copy.ts';
import { readPublishedTheme } from './read-theme.ts';
import { chooseSamples, readSample } from './sample-pages.ts';
import { type ThemeFailure, type ThemeProblem, themeFailureOf } from './theme-failure.ts';
import { writeFiles } from './write-files.ts';

/**
 * The job: copies the published theme, adds our tag to the copy and audits its preview; the live theme is only read.
 * After a kill it continues with the existing copy; on failure the copy is removed.
 */
export async function copyTheme(io: Io, changeId: number, signal: AbortSignal): Promise<void> {
  const change = await findThemeChange(io.db, changeId);
  if (change?.state !== 'copying') return;
  const [shop, project] = await Promise.all([
    findShopOfProject(io.db, change.projectId),
    findProject(io.db, change.projectId),
  ]);
  if (!shop || !project) return;
  const failed = (problem: ThemeProblem) => failOrRetry(io, shop, change, problem);
  const theme = await readPublishedTheme(io, shop, signal);
  if (!theme.ok) return failed(theme);
  const { id: themeId, name: themeName, live } = theme.data;
  // Saved before copying, because the copy of an interrupted run may be older than the current theme.
  if (change.live && change.live.digest !== live.digest) return fail(io, shop, change, 'theme-changed');
  await moveThemeChange(io.db, change.id, 'copying', { themeId, themeName, live });
  const read = await readTags(io, shop, project, theme.data);
  if (!read.ok && read.reason === 'busy') throw new Error('the readers are busy');
  if (!read.ok) return fail(io, shop, change, 'too-complex');
  const patched = read.value.patch;
  if (!patched.ok) return fail(io, shop, change, patched.reason.kind);
  const copy = await findOrMakeCopy(io, shop, change, theme.data, signal);
  if (!copy.ok) return failed(copy);
  const written = await writeFiles(io, shop, copy.data.id, patched.patch.files.map(toWrite), signal);
  if (!written.ok) return failed(written);
  const query = new URLSearchParams({ _ab: '0', _fd: '0', _sc: '1', preview_theme_id: themeNumber(copy.data.id) });
  const check = await checkPreview(io, project, query, signal);
  await moveThemeChange(io.db, change.id, 'copying', {
    state: 'ready',
    files: patched.patch.files.map(({ name, before, after }) => ({ name, before, after })),
    previewUrl: `${project.full.replace(/\/$/, '')}/?${query}`,
    check,
  });
}

const toWrite = ({ name, after }: PatchedFile) => ({ name, text: after });

async function failOrRetry(io: Io, shop: ShopRow, change: ThemeChangeRow, problem: ThemeProblem): Promise<void> {
  const failure = themeFailureOf(problem);
  if (failure === 'try-again') throw new Error(`${problem.reason}: ${problem.detail}`);
  // Shopify gives the same error for both. The row has the remaining scopes by now.
  const scopes = (await findShopOfProject(io.db, change.projectId))?.scopes ?? [];
  const isScope = failure === 'no-exemption' && !scopes.includes(WRITE_THEMES);
  await fail(io, shop, change, isScope ? 'no-scope' : failure);
}

async function fail(io: Io, shop: ShopRow, { id }: ThemeChangeRow, failure: ThemeFailure): Promise<void> {
  // The copy may have been created after the row was read.
  const change = await findThemeChange(io.db, id);
  if (change?.copyId) await removeCopy(io, shop, change.copyId);
  await moveThemeChange(io.db, id, 'copying', { state: 'failed', failure });
}

/** Called when no attempts are left. */
export async function failThemeCopy(io: Io, changeId: number): Promise<void> {
  const change = await findThemeChange(io.db, changeId);
  const shop = change && (await findShopOfProject(io.db, change.projectId));
  if (shop && change.state === 'copying') await fail(io, shop, change, 'try-again');
}

interface PreviewCheck {
  /** Pages read, and how many have no other og:image than ours. */
  pages: number;
  own: number;
  /** URLs of the other pages. */
  problems: string[];
}

/** Reads the home page and one page of every route with the copied theme. */
async function checkPreview(
  io: Io,
  project: ProjectRow,
  preview: URLSearchParams,
  signal?: AbortSignal,
): Promise<PreviewCheck> {
  const check: PreviewCheck = { pages: 0, own: 0, problems: [] };
  for (const address of await chooseSamples(io, project)) {
    const url = new URL(address);
    for (const [name, value] of preview) url.searchParams.set(name, value);
    const tags = await readSample(io, project, url.href, signal);
    check.pages += 1;
    // Ours twice is the app embed: it prints until the snippet is in the live theme.
    const images = tags?.images.filter(({ tag }) => tag === 'og:image') ?? [];
    const isOwn = images.length > 0 && images.every(({ isOurs }) => isOurs);
    if (isOwn) check.own += 1;
    else check.problems.push(address);
  }
  return check;
}
