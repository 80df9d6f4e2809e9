import { ApiError } from '#contract/errors.ts';
import { WRITE_THEMES } from '#domain/shopify/scopes.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { changeShop, findShopOfProject, type ShopRow } from '#io/db/queries/shopify-shops.ts';
import {
  addThemeChange,
  changeThemeChange,
  currentThemeChange,
  lockThemeChange,
} from '#io/db/queries/shopify-theme-changes.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { publishTheme } from '#io/shopify/queries/themes.ts';
import { askShop } from '../shop-access.ts';
import { startThemeLook } from './look-at-theme.ts';
import { themeFailureOf } from './theme-failure.ts';
import { writeFiles } from './write-files.ts';

/** A shop that is installed and connected to this project. */
export async function shopOfProject(io: Io, projectId: number): Promise<ShopRow> {
  const shop = await findShopOfProject(io.db, projectId);
  if (!io.shopify || !shop || shop.uninstalledAt) throw new ApiError('SHOP_NOT_CONNECTED');
  return shop;
}

interface Asked {
  projectId: number;
  user: UserRow;
}

/** Begins the copy; a job makes it. */
export async function startThemeCopy(io: Io, { projectId, user }: Asked): Promise<void> {
  const shop = await shopOfProject(io, projectId);
  if (!shop.scopes.includes(WRITE_THEMES)) throw new ApiError('SHOP_SCOPE_MISSING');
  const { theme } = shop;
  if (!theme?.patch.ok) throw new ApiError('THEME_NOT_CHANGEABLE');
  await io.db.transaction(async (db) => {
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

/** Only when the merchant says so. */
export async function publishThemeChange(
  io: Io,
  { projectId, user, changeId }: Asked & { changeId: number | string },
): Promise<void> {
  const shop = await shopOfProject(io, projectId);
  await io.db.transaction(async (db) => {
    const change = await lockThemeChange(db, projectId, changeId);
    if (!change?.copyId) throw new ApiError('NOT_FOUND');
    if (change.state === 'published') return;
    if (change.state !== 'ready') throw new ApiError('CONFLICT');
    const published = await askShop(io, shop, publishTheme(change.copyId));
    refuse(published);
    if (published.ok && published.data.themePublish.userErrors[0]) throw new ApiError('THEME_CHANGE_REFUSED');
    await changeThemeChange(db, change.id, { state: 'published' });
    const project = await findProject(db, projectId);
    if (project)
      await recordActivity(db, { action: 'theme-published', actorId: user.id, project, subject: change.copyName });
    await startThemeLook(io, db, shop.shop);
  });
}

/** Writes the bytes back as they were, in the copy or in what became of it. */
export async function undoThemeChange(
  io: Io,
  { projectId, user, changeId }: Asked & { changeId: number | string },
): Promise<void> {
  const shop = await shopOfProject(io, projectId);
  await io.db.transaction(async (db) => {
    const change = await lockThemeChange(db, projectId, changeId);
    if (!change) throw new ApiError('NOT_FOUND');
    if (change.state === 'undone') return;
    if (change.state === 'copying') throw new ApiError('CONFLICT');
    if (change.copyId && change.files.length > 0) {
      const files = change.files.map(({ name, before }) => ({ name, text: before }));
      const written = await writeFiles(io, shop, change.copyId, files);
      // A theme that the merchant has deleted needs no undoing.
      if (!written.ok && written.reason !== 'closed') refuse(written);
    }
    await changeThemeChange(db, change.id, { state: 'undone' });
    // What the merchant took back themselves is not told as lost.
    await changeShop(db, shop.id, { theme: null });
    const project = await findProject(db, projectId);
    if (project)
      await recordActivity(db, { action: 'theme-restored', actorId: user.id, project, subject: change.copyName });
    await startThemeLook(io, db, shop.shop);
  });
}

function refuse(result: AdminResult<unknown>): void {
  if (result.ok) return;
  const failure = themeFailureOf(result);
  if (failure === 'no-scope' || failure === 'no-exemption') throw new ApiError('SHOP_SCOPE_MISSING');
  if (failure === 'disconnected' || failure === 'shop-closed') throw new ApiError('SHOP_NOT_CONNECTED');
  throw new ApiError(failure === 'try-again' ? 'SHOPIFY_AWAY' : 'THEME_CHANGE_REFUSED');
}
