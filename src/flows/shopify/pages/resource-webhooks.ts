import { z } from 'zod';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { seesLanguages } from '#domain/shopify/app-config.ts';
import { foldersOf } from '#domain/shopify/pages-by-market.ts';
import type { ShopResource } from '#domain/shopify/shop-page.ts';
import { toFoundPage } from '#flows/crawl/fetch-sub-pages.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  listDrawnShopPages,
  markShopPagesGone,
  resourceChangedAt,
  reviveShopPages,
  saveShopPages,
} from '#io/db/queries/shopify/pages.ts';
import { noteGoneResource, notePageSyncFailure } from '#io/db/queries/shopify/shops.ts';
import {
  findServedPage,
  findServedProject,
  rankOfPage,
  type ServedProject,
} from '#io/db/queries/templates/served-images.ts';
import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import type { Io } from '#io/io.ts';
import { imageVersion } from '#io/shopify/image-version.ts';
import { readResource } from '#io/shopify/resource-shapes.ts';
import { resourceQuery } from '#io/shopify/shop-queries.ts';
import { languagesOf } from './bulk-parts.ts';
import { enqueuePageSync } from './start-page-sync.ts';
import { pagesToSave } from './write-pages.ts';

// A shop changed a product or collection. The body only says which one and when: it lacks translations, has at most 100
// variants, and does not say whether the page is visible. So the current state is read from the shop, and the order of
// webhooks does not matter.

type Kind = 'product' | 'collection';

const Body = z.object({ id: z.number().int().positive(), updated_at: z.iso.datetime({ offset: true }).nullish() });
const gids = { product: 'Product', collection: 'Collection' } as const;

export const productChanged = (work: WebhookWork) => changed(work, 'product');
export const collectionChanged = (work: WebhookWork) => changed(work, 'collection');
export const productDeleted = (work: WebhookWork) => deleted(work, 'product');
export const collectionDeleted = (work: WebhookWork) => deleted(work, 'collection');

/** A bulk file is ready, so the sync continues. */
export const bulkFinished = ({ io, shop }: WebhookWork) => enqueuePageSync(io, io.db, shop);

async function changed(work: WebhookWork, kind: Kind): Promise<void> {
  const { io, shop, signal } = work;
  const found = await find(work, kind);
  const roots = shop.pageSync?.roots ?? [];
  // Until the first sync knows the shop's languages and markets there is nothing to update, and it will include this
  // change.
  if (!found || roots.length === 0) return;
  const { resource: id, project, updatedAt } = found;
  const knownAt = await resourceChangedAt(io.db, project.id, id);
  if (updatedAt !== null && knownAt !== null && updatedAt < knownAt) return;
  const languages = shop.pageSync ? languagesOf({ shop, state: shop.pageSync }) : [];
  const data = z.record(z.string(), z.unknown());
  const requestedAt = io.now();
  const response = await askShop(io, shop, { query: resourceQuery(kind, languages), variables: { id }, data }, signal);
  if (!response.ok) {
    const { reason, detail } = response;
    if (reason === 'throttled' || reason === 'unavailable') throw new Error(`a changed ${kind}: ${reason} ${detail}`);
    return notePageSyncFailure(io.db, shop.id, { reason, detail, at: io.now().toISOString() });
  }
  const resource = readResource(response.data[kind], languages);
  await io.db.transaction(async (db) => {
    if (resource) await save(work, db, { project, resource, requestedAt });
    else await remove(work, db, project.id, id);
  });
}

interface Changed {
  project: ProjectRow;
  resource: ShopResource;
  requestedAt: Date;
}

async function save({ io, shop }: WebhookWork, db: Db, { project, resource, requestedAt }: Changed): Promise<void> {
  const pages = pagesToSave(resource, shop.pageSync?.roots ?? [], project.full).filter(({ url }) =>
    belongsToSite(url, project.full, Object.values(project.locales)),
  );
  const urls = pages.map(({ url }) => url);
  const within = seesLanguages(shop.scopes) ? null : foldersOf(shop.pageSync?.roots ?? []);
  const limit = await pageLimit(db, project.id);
  const routes = await listRouteRows(db, project.id);
  const lastModifiedAt = resource.updatedAt;
  const candidates = urls.map((url) => ({ url, lastModifiedAt, routeId: matchRoute(routes, url)?.id ?? null }));
  await upsertFoundPages(db, project.id, candidates.map(toFoundPage), limit);
  await reviveShopPages(db, project.id, urls, requestedAt);
  const changedPages = await saveShopPages(db, project.id, pages, { now: io.now(), requestedAt });
  // Hidden, renamed, or no longer translated into that language.
  await markShopPagesGone(db, { projectId: project.id, resource: { id: resource.id, urls }, within, at: io.now() });
  if (changedPages.length === 0) return;
  await hintPages(db, project.id, urls, io.now());
  await io.queue.enqueue(db, 'shopify-redraw', { projectId: project.id, resource: resource.id });
}

async function deleted(work: WebhookWork, kind: Kind): Promise<void> {
  const found = await find(work, kind);
  if (!found) return;
  await work.io.db.transaction((db) => remove(work, db, found.project.id, found.resource));
}

async function remove({ io, shop }: WebhookWork, db: Db, projectId: number, id: string): Promise<void> {
  await noteGoneResource(db, shop.id, id);
  await markShopPagesGone(db, { projectId, resource: { id, urls: [] }, within: null, at: io.now() });
}

async function find({ io, shop, body }: WebhookWork, kind: Kind) {
  const read = Body.safeParse(body);
  const project = shop.projectId === null ? null : await findProject(io.db, shop.projectId);
  if (!read.success || !project) return null;
  const { id, updated_at } = read.data;
  return {
    project,
    resource: `gid://shopify/${gids[kind]}/${id}`,
    updatedAt: updated_at ? new Date(updated_at) : null,
  };
}

/**
 * The job: redraws existing images of a product or collection at the URL the theme now prints, before they are
 * requested. Never spends a credit: images beyond the plan are only drawn on request.
 */
export async function redrawResource(
  io: Io,
  { projectId, resource }: { projectId: number; resource: string },
  signal: AbortSignal,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  for (const { url, data } of await listDrawnShopPages(io.db, projectId, resource)) {
    if (signal.aborted) throw new Error('asked to stop');
    const drawn = await redrawOne(io, served, url, imageVersion(data));
    if (drawn && !drawn.ok) io.log.info({ reason: drawn.reason, url }, 'a changed page was not drawn');
  }
}

async function redrawOne(io: Io, served: ServedProject, url: string, version: string | null) {
  const page = await findServedPage(io.db, served.project.id, [url]);
  const template = page && (await liveTemplate(io, served, page));
  if (!page || !template || template.type === 'redirected') return null;
  if ((await rankOfPage(io.db, served.project.id, page)) >= served.pageLimit) return null;
  // Prices of a market are only known from its own pages.
  const mustRead = !page.isFromShop;
  return redrawPage(io, { served, page, template, version, format: 'jpeg', mustRead });
}
