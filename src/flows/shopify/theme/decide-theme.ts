import { ApiError } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import { WRITE_THEMES } from '#domain/shopify/app-config.ts';
import { undoPatch } from '#domain/shopify-theme/theme-diff.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { changeShop, findShopOfProject, lockKnownShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import {
  addThemeChange,
  currentThemeChange,
  findOwnThemeChange,
  moveThemeChange,
  type ThemeChangeRow,
} from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { publishTheme } from '#io/shopify/queries/themes.ts';
import { lookAtTheme, startThemeLook } from './look-at-theme.ts';
import { findPublishedTheme, listFiles, liveThemeOf, readFiles } from './read-theme.ts';
import { type ThemeProblem, themeFailureOf } from './theme-failure.ts';
import { problemOf, writeFiles } from './write-files.ts';

// Requests to Shopify are made outside of transactions, so that slow ones hold no database connections. Results are
// saved only if the change is still in the state it was read in, and repeated requests to Shopify change nothing.

/** A shop that is installed and connected to this project. */
export async function shopOfProject(io: Io, projectId: number): Promise<ShopRow> {
  const shop = await findShopOfProject(io.db, projectId);
  if (!io.shopify || !shop || shop.uninstalledAt) throw new ApiError('SHOP_NOT_CONNECTED');
  return shop;
}

/** Longer than a look takes, shorter than a person waits. */
const LOOK_MS = 8_000;

interface Requester {
  projectId: number;
  user: UserRow;
}
type ThemeChangeRequest = Requester & { changeId: number | string };

/** Starts a job that makes the copy. */
export async function startThemeCopy(io: Io, { projectId, user }: Requester): Promise<void> {
  const shop = await shopOfProject(io, projectId);
  if (!shop.scopes.includes(WRITE_THEMES)) throw new ApiError('SHOP_SCOPE_MISSING');
  const { theme } = shop;
  if (!theme?.patch.ok) throw new ApiError('THEME_NOT_CHANGEABLE');
  await io.db.transaction(async (db) => {
    // Two clicks at once start one copy.
    if (!(await lockKnownShop(db, shop.id))) throw new ApiError('SHOP_NOT_CONNECTED');
    const current = await currentThemeChange(db, projectId);
    if (current?.state === 'copying') return;
    const change = await addThemeChange(db, {
      projectId,
      themeId: theme.id,
      themeName: theme.name,
      createdBy: user.id,
    });
    await io.queue.enqueue(db, 'shopify-theme-copy', { changeId: change.id }, { singletonKey: `theme-${change.id}` });
  });
}

/** Only at the merchant's request, and only while the live theme equals the one that was copied. */
export async function publishThemeChange(io: Io, requested: ThemeChangeRequest): Promise<void> {
  const shop = await shopOfProject(io, requested.projectId);
  const change = await findOwnThemeChange(io.db, requested.projectId, requested.changeId);
  if (!change) throw new ApiError('NOT_FOUND');
  if (change.state === 'published') return;
  const { copyId } = change;
  if (change.state !== 'ready' || copyId === null) throw new ApiError('CONFLICT');
  const current = await findPublishedTheme(io, shop);
  if (!current.ok) throw refusalOf(current);
  // Already published: by the merchant in Shopify, or by a request whose response was lost.
  if (current.data.id !== copyId) {
    await refuseChanged(io, shop, change, current.data.id);
    const published = await askShop(io, shop, publishTheme(copyId));
    const [error] = published.ok ? published.data.themePublish.userErrors : [];
    const problem = !published.ok ? published : error ? problemOf(error) : null;
    if (problem?.reason === 'gone') {
      await moveThemeChange(io.db, change.id, 'ready', { state: 'failed', failure: 'theme-gone' });
      throw new ApiError('THEME_GONE');
    }
    if (problem) throw refusalOf(problem);
  }
  await finish(io, shop, change, requested, 'published');
}

/** Another theme is live, or this one was edited: publishing the copy would revert that. */
async function refuseChanged(io: Io, shop: ShopRow, { id, themeId, live }: ThemeChangeRow, liveId: string) {
  const files = liveId === themeId ? await listFiles(io, shop, liveId) : null;
  if (files && !files.ok) throw refusalOf(files);
  if (files?.ok && liveThemeOf(files.data).digest === live?.digest) return;
  await moveThemeChange(io.db, id, 'ready', { state: 'failed', failure: 'theme-changed' });
  const changed = files?.ok ? files.data.filter(({ updatedAt }) => updatedAt > (live?.newestAt ?? '')) : [];
  throw new ApiError('THEME_CHANGED', changed.length > 0 ? { text: namesIn(themeChanged, changed) } : {});
}

/** Restores the original files in the copy, which may be the live theme by now: all of them or none. */
export async function undoThemeChange(io: Io, requested: ThemeChangeRequest): Promise<void> {
  const shop = await shopOfProject(io, requested.projectId);
  const change = await findOwnThemeChange(io.db, requested.projectId, requested.changeId);
  if (!change) throw new ApiError('NOT_FOUND');
  if (change.state === 'undone') return;
  if (change.state === 'copying') throw new ApiError('CONFLICT');
  if (change.copyId && change.files.length > 0) await restore(io, shop, change.copyId, change);
  await finish(io, shop, change, requested, 'undone');
}

async function restore(io: Io, shop: ShopRow, copyId: string, { files }: ThemeChangeRow): Promise<void> {
  const wanted = files.map(({ name, after }) => ({ name, size: after?.length ?? 0 }));
  const now = await readFiles(io, shop, copyId, wanted);
  // If the merchant deleted the theme there is nothing to restore.
  if (!now.ok && now.reason === 'gone') return;
  if (!now.ok) throw refusalOf(now);
  const undo = undoPatch(now.data, { files });
  // Restoring only the unchanged files could leave a layout that renders a deleted snippet.
  if (undo.changedSince.length > 0)
    throw new ApiError('THEME_FILES_CHANGED', { text: namesIn(filesChanged, undo.changedSince.map(named)) });
  const written = await writeFiles(
    io,
    shop,
    copyId,
    [...undo.files].map(([name, text]) => ({ name, text })),
  );
  if (!written.ok && written.reason !== 'gone') throw refusalOf(written);
}

async function finish(
  io: Io,
  shop: ShopRow,
  { id, state: from, copyName }: ThemeChangeRow,
  { projectId, user }: Requester,
  state: 'published' | 'undone',
): Promise<void> {
  await io.db.transaction(async (db) => {
    if (!(await moveThemeChange(db, id, from, { state }))) {
      const now = await findOwnThemeChange(db, projectId, id);
      if (now?.state === state) return;
      throw new ApiError('CONFLICT');
    }
    // The report is of the theme before. Without one, a tag removed on purpose causes no "tag lost" mail either.
    await changeShop(db, shop.id, { theme: null });
    const project = await findProject(db, projectId);
    const action = state === 'undone' ? 'theme-restored' : 'theme-published';
    if (project) await recordActivity(db, { action, actorId: user.id, project, subject: copyName });
    await startThemeLook(io, db, shop.shop);
  });
  // The screen shows the new state with its answer; if Shopify is slow, the job does.
  await lookAtTheme(io, shop.shop, AbortSignal.timeout(LOOK_MS)).catch((error: unknown) => {
    io.log.debug({ err: error, shop: shop.shop }, 'the theme is read by its job');
  });
}

function refusalOf(problem: ThemeProblem): ApiError {
  const failure = themeFailureOf(problem);
  if (failure === 'no-scope' || failure === 'no-exemption') return new ApiError('SHOP_SCOPE_MISSING');
  if (failure === 'disconnected' || failure === 'shop-closed') return new ApiError('SHOP_NOT_CONNECTED');
  return new ApiError(failure === 'try-again' ? 'SHOPIFY_AWAY' : 'THEME_CHANGE_REFUSED');
}

const named = (name: string) => ({ name });
const MAX_NAMES = 5;

function namesIn(text: (names: string) => Text, files: readonly { name: string }[]): Text {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => name);
  return text([...names, ...(files.length > MAX_NAMES ? ['…'] : [])].join(', '));
}

const themeChanged = (names: string): Text => ({
  en: `Your live theme was changed after the copy was made (${names}). Publishing the copy would undo these changes. Make a new copy.`,
  de: `Ihr aktives Theme wurde geändert, nachdem die Kopie angelegt war (${names}). Mit der Kopie gingen diese Änderungen verloren. Legen Sie eine neue Kopie an.`,
});
const filesChanged = (names: string): Text => ({
  en: `Files with our lines were changed since (${names}). Take the lines out in the code editor.`,
  de: `Dateien mit unseren Zeilen wurden seitdem geändert (${names}). Nehmen Sie die Zeilen im Code-Editor heraus.`,
});
