import { defaultRoutes } from '#domain/routing/default-routes.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership } from '#io/db/queries/accounts/users.ts';
import { addRouteRow } from '#io/db/queries/pages/routes.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { addProject, changeProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { changeShop, findProjectOfShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/**
 * The project of a shop in its owner's account: the one it had, the account's own of the same address, or a new one. A
 * project of somebody else for the same address stays theirs. Shops do not count towards an account's domains, because
 * each pays for itself through Shopify.
 */
export async function settleProject(io: Io, db: Db, shop: ShopRow, ownerId: number): Promise<ShopRow> {
  const had = shop.projectId === null ? null : await findProject(db, shop.projectId);
  if (had && (await findMembership(db, ownerId, had.id))) {
    await changeProject(db, had.id, { state: 'active', shopifyUrl: `https://${shop.shop}` });
    return shop;
  }
  const own = await findProjectOfShop(db, { userId: ownerId, ...shop });
  const project = own ?? (await addShopProject(io, db, shop, ownerId));
  await changeProject(db, project.id, { state: 'active', shopifyUrl: `https://${shop.shop}` });
  return (await changeShop(db, shop.id, { projectId: project.id, madeProject: own === null })) ?? shop;
}

async function addShopProject(io: Io, db: Db, shop: ShopRow, ownerId: number): Promise<ProjectRow> {
  const full = shop.primaryUrl ?? `https://${shop.shop}/`;
  const more = { title: shop.name, pageType: 'shopify', locales: { 'x-default': full } } as const;
  const project = await addProject(db, { full, ...more, state: 'active', createdBy: ownerId });
  await upsertCollaborator(db, project.id, ownerId, 'admin');
  await recordActivity(db, { action: 'project-created', actorId: ownerId, project, subject: project.full });
  for (const { path, isFallback } of defaultRoutes('shopify')) if (!isFallback) await addRouteRow(db, project.id, path);
  // Its job reads the home page for the brand, adds the first templates and then asks the shop for its pages.
  const progress = { text: { en: 'Starting soon', de: 'Beginnt gleich' }, projectId: project.id, userId: ownerId };
  const options = { singletonKey: `project-${project.id}`, progress };
  await io.queue.enqueue(db, 'create-project', { projectId: project.id }, options);
  return project;
}
