import { isAddressProven } from '#domain/access/proven-address.ts';
import { cancelCrawl } from '#flows/crawl/running-crawls.ts';
import { deleteProjectWithin } from '#flows/projects/delete-project.ts';
import { endPlan } from '#flows/shopify/billing/settle-charges.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { deleteUserRows, describeUser, findUserById } from '#io/db/queries/accounts/users.ts';
import { changeProject, findProject, lockProject } from '#io/db/queries/projects/projects.ts';
import { cancelCharges } from '#io/db/queries/shopify/charges.ts';
import {
  changeShop,
  deleteShopPages,
  deleteShopRow,
  listShopsToDelete,
  lockKnownShop,
  ownsShop,
  type ShopRow,
} from '#io/db/queries/shopify/shops.ts';
import { deleteThemeChanges } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { shopQuery } from '#io/shopify/queries/shop.ts';

/** How long images of shared links keep working, and a reinstallation finds the old designs. */
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** `app/uninstalled`. */
export async function onUninstalled({ io, shop, triggeredAt, signal }: WebhookWork): Promise<void> {
  if (shop.accessToken === null) return;
  const isOlder = triggeredAt !== null && triggeredAt <= shop.installedAt;
  if (isOlder && !(await isGone(io, shop, signal))) return;
  // Shopify's own timestamp if plausible, because its deletion request is compared with it.
  await uninstallShop(io, shop, isOlder || triggeredAt === null || triggeredAt > io.now() ? io.now() : triggeredAt);
}

/** The webhook may be about an earlier installation, or our clock may be ahead, so we query Shopify. */
async function isGone(io: Io, shop: ShopRow, signal: AbortSignal): Promise<boolean> {
  const answer = await askShop(io, shop, shopQuery, signal);
  if (answer.ok) return false;
  if (answer.reason === 'unauthorized') return true;
  throw new Error(`whether the app is installed is not known: ${answer.reason}`);
}

/** Ends the shop's tokens, plan and jobs at once. A project from before the app continues without it. */
async function uninstallShop(io: Io, shop: ShopRow, uninstalledAt: Date): Promise<void> {
  await io.db.transaction(async (db) => {
    const row = await lockKnownShop(db, shop.id);
    if (!row) return;
    await changeShop(db, row.id, {
      accessToken: null,
      accessTokenExpiresAt: null,
      refreshToken: null,
      refreshTokenExpiresAt: null,
      pageSync: null,
      scopes: [],
      uninstalledAt,
      deleteAt: new Date(io.now().getTime() + RETENTION_DAYS * DAY_MS),
    });
    if (row.projectId === null || !(await lockProject(db, row.projectId))) return;
    if (await cancelCharges(db, row.projectId, io.now())) await endPlan(db, row.projectId);
    // Inactive: nothing is read, watched or audited any more; images are served as before.
    if (row.madeProject) await changeProject(db, row.projectId, { state: 'inactive' });
  });
  if (shop.madeProject && shop.projectId !== null) await cancelCrawl(io, shop.projectId);
}

const nobody = { actorId: null, clientHash: null };
/** Shops deleted per night; the next night continues. */
const MAX_PER_NIGHT = 200;

/**
 * `shop/redact`: Shopify requests the deletion 48 hours after an uninstallation, before our own 90 days. A shop that
 * was reinstalled since keeps its data, even if it uninstalled again: Shopify will send another request.
 */
export async function onRedact({ io, shop, triggeredAt }: WebhookWork): Promise<void> {
  if (shop.accessToken !== null) return;
  const isOlder = triggeredAt !== null && shop.uninstalledAt !== null && triggeredAt < shop.uninstalledAt;
  if (!isOlder) await deleteShop(io, shop);
}

/** The nightly job. */
export async function deleteExpiredShops(io: Io, signal: AbortSignal): Promise<void> {
  for (const shop of await listShopsToDelete(io.db, io.now(), MAX_PER_NIGHT)) {
    if (signal.aborted) return;
    await deleteShop(io, shop);
  }
}

/**
 * Deletes the shop, its project if the app created it, and an account that only existed for the shop. Projects and
 * accounts that people created stay, without data from Shopify.
 */
async function deleteShop(io: Io, { id }: ShopRow): Promise<void> {
  await io.db.transaction(async (db) => {
    const row = await lockKnownShop(db, id);
    // Deleted or installed again while this waited for the lock.
    if (row?.accessToken !== null) return;
    const project = row.projectId === null ? null : await findProject(db, row.projectId);
    if (project && row.madeProject) await deleteProjectWithin(io, db, project, nobody);
    else if (project) {
      await deleteShopPages(db, project.id);
      await deleteThemeChanges(db, project.id);
    }
    await deleteShopRow(db, row);
    if (row.ownerId !== null) await deleteShopAccount(db, row.ownerId);
  });
}

async function deleteShopAccount(db: Db, ownerId: number): Promise<void> {
  const user = await findUserById(db, ownerId);
  if (user?.platform !== 'shopify' || isAddressProven(user)) return;
  const { userToProject } = await describeUser(db, user);
  if (userToProject.length === 0 && !(await ownsShop(db, ownerId)))
    await deleteUserRows(db, { id: user.id, email: null });
}
