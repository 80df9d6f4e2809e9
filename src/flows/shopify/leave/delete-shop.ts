import { isUnconfirmed } from '#flows/accounts/confirm-address.ts';
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
/** A night deletes so many; the next one takes the rest. */
const MOST_PER_NIGHT = 200;

/**
 * `shop/redact`: 48 hours after an uninstallation Shopify asks for the deletion of everything, which comes before our
 * own 90 days. A shop that has come back in the meantime keeps its data, also if it left once more: what is still
 * delivered then is about the time before, and Shopify asks again.
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
 * The shop, its project if the app made it, and an account that was only ever the shop's. A project or an account that
 * somebody made themselves stays, without anything that came from Shopify.
 */
async function deleteShop(io: Io, { id }: ShopRow): Promise<void> {
  await io.db.transaction(async (db) => {
    const row = await lockKnownShop(db, id);
    // It was deleted, or installed again, while we waited for the lock.
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
  if (user?.platform !== 'shopify' || !isUnconfirmed(user)) return;
  const { userToProject } = await describeUser(db, user);
  if (userToProject.length === 0 && !(await ownsShop(db, ownerId))) await deleteUserRows(db, user);
}
