import { setTimeout as pause } from 'node:timers/promises';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import { isCopyKnown, moveThemeChange, type ThemeChangeRow } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { allThemes, deleteTheme, duplicateTheme, PUBLISHED, themeById } from '#io/shopify/queries/themes.ts';
import type { ThemeResult } from './theme-failure.ts';
import { problemOf } from './write-files.ts';

/** Shopify copies themes in the background, which takes between a moment and two minutes. */
const FIRST_POLL_MS = 100;
const MAX_POLL_MS = 2_000;
const MAX_POLLS = 65;
/** Shopify's limit on every plan but the largest: shopify.dev/docs/api/admin-rest/latest/resources/theme. */
const MAX_THEMES = 20;
/** Tolerance between Shopify's clock and ours. */
const CLOCKS_MS = 60_000;

interface Copied {
  id: string;
  name: string;
}

/** The change's existing copy, or a new one, ready to be written to. */
export async function findOrMakeCopy(
  io: Io,
  shop: ShopRow,
  change: ThemeChangeRow,
  original: Copied,
  signal: AbortSignal,
): Promise<ThemeResult<{ id: string }>> {
  const copy =
    change.copyId === null
      ? await findOrDuplicate(io, shop, change, original, signal)
      : { ok: true as const, data: { id: change.copyId, name: change.copyName ?? '' } };
  if (!copy.ok) return copy;
  const { id, name } = copy.data;
  if (change.copyId === null) await moveThemeChange(io.db, change.id, 'copying', { copyId: id, copyName: name });
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const found = await askShop(io, shop, themeById(id), signal);
    if (!found.ok) return found;
    if (!found.data.theme) return { ok: false, reason: 'gone', detail: 'the copy is gone' };
    // The merchant published it before it was complete, so we no longer touch it.
    if (found.data.theme.role === PUBLISHED) return { ok: false, reason: 'bad-query', detail: 'the copy is live' };
    if (!found.data.theme.processing) return { ok: true, data: { id } };
    await pause(Math.min(FIRST_POLL_MS * 2 ** poll, MAX_POLL_MS), undefined, { signal });
  }
  return { ok: false, reason: 'unavailable', detail: 'the copy is not ready' };
}

async function findOrDuplicate(
  io: Io,
  shop: ShopRow,
  change: ThemeChangeRow,
  original: Copied,
  signal: AbortSignal,
): Promise<ThemeResult<Copied>> {
  // Shopify cuts names at 50 characters.
  const name = `${original.name.slice(0, 36)} with Linkbild`;
  const themes = await askShop(io, shop, allThemes, signal);
  if (!themes.ok) return themes;
  const { nodes } = themes.data.themes;
  // Created by an interrupted run of this job that could not save the id.
  for (const theme of nodes) {
    const isSince = Date.parse(theme.createdAt) >= change.createdAt.getTime() - CLOCKS_MS;
    if (theme.name !== name || theme.role === PUBLISHED || !isSince) continue;
    if (!(await isCopyKnown(io.db, change.projectId, theme.id))) return { ok: true, data: theme };
  }
  const made = await askShop(io, shop, duplicateTheme(original.id, name), signal);
  if (!made.ok) return made;
  const { newTheme, userErrors } = made.data.themeDuplicate;
  if (newTheme) return { ok: true, data: newTheme };
  const problem = problemOf(userErrors[0] ?? { message: 'no copy' });
  // Shopify has no error code for a full theme list.
  const isFull = problem.reason !== 'gone' && nodes.length >= MAX_THEMES;
  return isFull ? { ok: false, reason: 'too-many', detail: problem.detail } : problem;
}

/** Deletes the copy of a failed change, unless the merchant has published it. */
export async function removeCopy(io: Io, shop: ShopRow, copyId: string): Promise<void> {
  const found = await askShop(io, shop, themeById(copyId));
  if (!found.ok || !found.data.theme || found.data.theme.role === PUBLISHED) return;
  const removed = await askShop(io, shop, deleteTheme(copyId));
  const error = removed.ok ? removed.data.themeDelete.userErrors[0]?.message : `${removed.reason} ${removed.detail}`;
  if (error) io.log.warn({ shop: shop.shop, reason: error.slice(0, 200) }, 'half a copy of a theme was not removed');
}
