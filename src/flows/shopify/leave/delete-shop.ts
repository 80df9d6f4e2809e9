import { isAddressProven } from '#domain/access/proven-address.ts';
import { deleteProjectWithin } from '#flows/projects/delete-project.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import type { Db } from '#io/db/db.ts';
import { deleteUserRows, describeUser, findUserById } from '#io/db/queries/accounts/users.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import {
  deleteShopPages,
  deleteShopRow,
  listShopsToDelete,
  lockKnownShop,
  ownsShop,
  type ShopRow,
} from '#io/db/queries/shopify/shops.ts';
import { deleteThemeChanges } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';

const nobody = { actorId: null, clientHash: null };
/** Shops deleted per night; the next night continues. */
const MOST_PER_NIGHT = 200;

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
  for (const shop of await listShopsToDelete(io.db, io.now(), MOST_PER_NIGHT)) {
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
