import { pageLinks } from '#domain/crawl/page-links.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { type FoundPage, upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { knownUrls } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { markOverLimit } from '#io/db/queries/templates/served-images.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

/** Of pages known only from image requests and missing in the sitemap: those that the home page links to. */
export async function linkedPages(
  io: Pick<Io, 'politeFetch' | 'settings'>,
  project: ProjectRow,
  asked: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  if (asked.length === 0) return [];
  const { userAgent } = io.settings;
  const home = await fetchPage(io.politeFetch, project.full, { userAgent, ...(signal ? { signal } : {}) });
  if (!home.ok) return [];
  const links = new Set(pageLinks(Buffer.from(home.html).toString('utf8'), home.finalUrl, project.full));
  return asked.filter((url) => links.has(url));
}

/**
 * Pages from image requests that the site names. Beyond the plan each of their images costs a credit, if there is one.
 */
export async function addRequestedPages(io: Pick<Io, 'db'>, projectId: number, pages: FoundPage[], limit: number) {
  if (pages.length === 0) return;
  const hasCredit = (await creditBalance(io.db, projectId)) > 0;
  await upsertFoundPages(io.db, projectId, pages, hasCredit ? Number.MAX_SAFE_INTEGER : limit);
  const known = await knownUrls(io.db, projectId);
  if (pages.some(({ url }) => !known.has(url))) await markOverLimit(io.db, projectId);
}
