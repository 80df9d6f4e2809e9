import { pageAddress } from '#domain/crawl/page-address.ts';
import { pagesOfResource } from '#domain/shopify/pages-by-market.ts';
import type { ShopPageKind, ShopResource } from '#domain/shopify/shop-page.ts';
import { knownUrls } from '#io/db/queries/pages/sub-pages.ts';
import { reviveShopPages, type ShopPageToSave, saveShopPages } from '#io/db/queries/shopify/pages.ts';
import { findShop } from '#io/db/queries/shopify/shops.ts';
import { type PartsRead, readParts } from './read-parts.ts';
import type { Syncing } from './start-page-sync.ts';

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
