import { countLeftOut, describeLeftOut } from '#domain/billing/left-out.ts';
import { pageAddress } from '#domain/crawl/page-address.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { seesLanguages } from '#domain/shopify/app-config.ts';
import type { PageSyncFailure } from '#domain/shopify/page-sync.ts';
import { pagesOfResource } from '#domain/shopify/pages-by-market.ts';
import { type ShopPageKind, type ShopResource, shopPageKinds } from '#domain/shopify/shop-page.ts';
import { CANDIDATES, type Candidate, takePages } from '#flows/crawl/fetch-sub-pages.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { countSubPages, knownUrls } from '#io/db/queries/pages/sub-pages.ts';
import { changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import { reviveShopPages, type ShopPageToSave, saveShopPages } from '#io/db/queries/shopify/pages.ts';
import { findShop } from '#io/db/queries/shopify/shops.ts';
import { readBulkFile } from '#io/shopify/read-bulk-file.ts';
import { fileOf, languagesOf, restart } from './bulk-parts.ts';
import type { Syncing } from './start-page-sync.ts';

/** Which of a shop's pages are added to the project, by the same rule as for a sitemap. */
export async function choosePages(sync: Syncing): Promise<PartsRead> {
  const { io, project, state } = sync;
  const limit = await pageLimit(io.db, project.id);
  const routes = await listRouteRows(io.db, project.id);
  const known = await knownUrls(io.db, project.id);
  const most = Math.max(CANDIDATES, limit);
  const candidates = new Map<string, Candidate>();
  let found = 0;
  const add = (address: string, lastModifiedAt: string | null) => {
    const url = pageAddress(address, project.full);
    if (url === null || !belongsToSite(url, project.full, Object.values(project.locales))) return;
    found += 1;
    if (candidates.size >= most && !known.has(url)) return;
    candidates.set(url, { url, lastModifiedAt, routeId: matchRoute(routes, url)?.id ?? null });
  };
  for (const { url } of state.roots) add(url, null);
  const read = await readParts(sync, {
    skipLines: () => 0,
    onResource: (resource) => {
      for (const { url } of pagesOfResource(resource, state.roots)) add(url, resource.updatedAt);
    },
  });
  if (!read.ok) return read;
  await takePages(io, project.id, { candidates: [...candidates.values()], known, limit });
  const taken = await countSubPages(io.db, project.id);
  // Without the scope for languages the shop lists fewer pages than its sitemap, whose number then stays.
  const before = (seesLanguages(sync.shop.scopes) ? null : await findProject(io.db, project.id))?.subPagesFound ?? 0;
  const all = Math.max(found, before);
  const leftOut = countLeftOut({ limit, taken, found: all });
  await changeProject(io.db, project.id, {
    problems: leftOut > 0 ? [describeLeftOut(limit, leftOut)] : [],
    ...(all > 0 ? { subPagesFound: all } : {}),
    subPagesFetchedAt: io.now(),
  });
  Object.assign(state, { isChosen: true, found, taken });
  await sync.save();
  return { ok: true };
}

/** Pages written together: about two megabytes. */
const BATCH = 250;

/**
 * Saves the data of the project's pages together with the line that was reached, so that a restart continues after it.
 */
export async function writePages(sync: Syncing): Promise<PartsRead> {
  const { io, project, state } = sync;
  const ours = await knownUrls(io.db, project.id);
  let pages: ShopPageToSave[] = [];
  let line = 0;
  const requestedAt = new Date(state.startedAt);
  const flush = async (kind: ShopPageKind) => {
    const part = state.parts[kind];
    if (!part || (pages.length === 0 && line === part.lines)) return;
    const gone = new Set((await findShop(io.db, sync.shop.shop))?.pageSync?.gone ?? []);
    const current = pages.filter(({ resource }) => !gone.has(resource));
    const urls = current.map(({ url }) => url);
    await reviveShopPages(io.db, project.id, urls, requestedAt);
    await saveShopPages(io.db, project.id, current, { now: io.now(), requestedAt });
    part.lines = line;
    pages = [];
    await sync.save();
  };
  return readParts(sync, {
    skipLines: (kind) => {
      const part = state.parts[kind];
      if (part?.state !== 'ready') return null;
      line = part.lines;
      return part.lines;
    },
    onResource: async (resource, kind, at) => {
      pages.push(...pagesToSave(resource, state.roots, project.full).filter(({ url }) => ours.has(url)));
      line = at;
      if (pages.length >= BATCH) await flush(kind);
    },
    onEnd: async (kind) => {
      await flush(kind);
      const part = state.parts[kind];
      if (part) part.state = 'written';
      await sync.save();
    },
  });
}

/** The pages under the URLs that the project stores. */
export const pagesToSave = (
  resource: ShopResource,
  roots: Parameters<typeof pagesOfResource>[1],
  siteUrl: string,
): ShopPageToSave[] =>
  pagesOfResource(resource, roots).flatMap(({ url: address, page }) => {
    const url = pageAddress(address, siteUrl);
    return url === null ? [] : [{ url, resource: resource.id, data: page, changedAt: resource.updatedAt }];
  });

export type PartsRead = { ok: true } | { ok: false; reason: PageSyncFailure; detail: string };

interface Visitor {
  /** The line to start after; null skips the part. */
  skipLines(kind: ShopPageKind): number | null;
  onResource(resource: ShopResource, kind: ShopPageKind, line: number): Promise<void> | void;
  onEnd?(kind: ShopPageKind): Promise<void>;
}

/** Reads the files of all kinds, one resource at a time. A part whose file is missing or broken is queried again. */
async function readParts(sync: Syncing, visitor: Visitor): Promise<PartsRead> {
  const { io, signal, state } = sync;
  for (const kind of shopPageKinds) {
    const part = state.parts[kind];
    const skipLines = visitor.skipLines(kind);
    if (!part || skipLines === null) continue;
    const file = await fileOf(sync, part);
    if (!file.ok) return file;
    if (file.url === null && part.objects > 0) {
      restart(part);
      return { ok: false, reason: 'bad-file', detail: `${kind}: gone` };
    }
    if (file.url !== null) {
      const { objects } = part;
      const read = await readBulkFile(
        { url: file.url, objects, languages: languagesOf(sync) },
        {
          safeFetch: io.safeFetch,
          userAgent: io.settings.userAgent,
          signal,
          skipLines,
          onResource: (resource, line) => visitor.onResource(resource, kind, line),
        },
      );
      if (!read.ok) {
        if (read.reason !== 'unavailable') restart(part);
        return { ok: false, reason: read.reason === 'unavailable' ? 'unavailable' : 'bad-file', detail: read.detail };
      }
      if (read.unread > 0) io.log.warn({ kind, unread: read.unread }, 'lines of a bulk file that could not be read');
    }
    await visitor.onEnd?.(kind);
  }
  return { ok: true };
}
