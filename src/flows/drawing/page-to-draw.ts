import { pageAddress } from '#domain/crawl/page-address.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { findPageToDraw } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { PageReason } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

export type PageToDraw =
  | { ok: true; url: string; subPageId: number | null; meta: MetaTagData }
  | { ok: false; reason: PageReason | 'other-site' | 'no-address' };

/** Reading a page while somebody waits for its image (docs/decisions/009-what-the-specification-leaves-open.md#serving-an-image). */
const READ_MS = 2_000;

/** The page at a URL as a template needs it: stored, otherwise read now. Nothing is written. */
export async function pageToDraw(
  io: Pick<Io, 'db' | 'safeFetch' | 'settings' | 'recentMetaTags'>,
  project: Pick<ProjectRow, 'id' | 'full' | 'locales'>,
  address: string,
): Promise<PageToDraw> {
  const url = pageAddress(address, project.full);
  if (!url) return { ok: false, reason: 'no-address' };
  if (!belongsToSite(url, project.full, Object.values(project.locales))) return { ok: false, reason: 'other-site' };
  const known = await findPageToDraw(io.db, project.id, url);
  if (known?.meta) return { ok: true, url, subPageId: known.id, meta: known.meta };
  const read = await readPage(io, url);
  return read.ok ? { ok: true, url, subPageId: known?.id ?? null, meta: read.meta } : read;
}

/** A page's metadata within two seconds, cached for some minutes. */
export async function readPage(
  io: Pick<Io, 'safeFetch' | 'settings' | 'recentMetaTags'>,
  url: string,
  options: { isFresh?: boolean } = {},
): Promise<{ ok: true; meta: MetaTagData } | { ok: false; reason: PageReason }> {
  const key = `true ${url}`;
  const known = options.isFresh ? null : io.recentMetaTags.get(key);
  if (known) return { ok: true, meta: known };
  const read = await fetchMeta(io.safeFetch, url, {
    userAgent: io.settings.userAgent,
    signal: AbortSignal.timeout(READ_MS),
    details: true,
  });
  if (!read.ok) return { ok: false, reason: read.reason };
  io.recentMetaTags.set(key, read.meta);
  return { ok: true, meta: read.meta };
}
