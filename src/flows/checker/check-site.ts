import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { type StoreReason, storeReasonOf } from '#domain/site/store-outcome.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { fetchSubPages, toFoundPage } from '#flows/crawl/fetch-sub-pages.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import { readSite } from '#flows/projects/create-project.ts';
import { addSiteCheck, findRecentSiteCheck, findSiteCheck, lockSite } from '#io/db/queries/audits/checker-requests.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addProject, changeProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';
import { homeOf } from './check-store.ts';

/** How long the form waits for the site's first response. After that, the progress page takes over. */
const LOOK_MS = 5_000;

/** Any site may be checked, but the page must be HTML. */
const codes: Record<StoreReason, ErrorCode> = {
  'not-found': 'PAGE_NOT_FOUND',
  password: 'PAGE_PASSWORD_PROTECTED',
  'not-shopify': 'PAGE_NOT_FOUND',
  failed: 'CHECK_FAILED',
};

/**
 * Checks a whole site for somebody who is watching: returns the report's name, and the report fills while pages are
 * read. No mail is sent; the same site within an hour shares the result.
 */
export async function checkSite(io: Io, { url, mayBeHttp }: PageAddress, client: string): Promise<string> {
  const wanted = homeOf(url);
  const recent = await findRecentSiteCheck(io.db, wanted);
  if (recent) return reportNameOf(recent);
  await enforceLimit(io, limits.siteChecksOfClient, client);
  await enforceLimit(io, limits.siteChecksOfSite, new URL(wanted).host);
  const full = await findHome(io, wanted, mayBeHttp);
  return io.db.transaction(async (db) => {
    await lockSite(db, wanted);
    const meanwhile = await findRecentSiteCheck(db, wanted);
    if (meanwhile) return reportNameOf(meanwhile);
    const project = await addProject(db, { full, state: 'created' });
    const siteCheckId = await addSiteCheck(db, { website: wanted, projectId: project.id });
    const options = { singletonKey: `check-site-${siteCheckId}`, account: io.keys.hash('client', client) };
    await io.queue.enqueue(db, 'check-site', { siteCheckId }, options);
    return reportNameOf(project);
  });
}

/** The site's final URL. For a slow site the entered URL is used, and the job reads it again. */
async function findHome(io: Io, wanted: string, mayBeHttp: boolean): Promise<string> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const options = { userAgent: io.settings.userAgent, signal };
  const page = await fetchPage(io.safeFetch, wanted, options);
  if (page.ok) return homeOf(page.finalUrl);
  const plain = wanted.replace(/^https:/, 'http:');
  const isPlain = mayBeHttp && plain !== wanted && !signal.aborted;
  const second = isPlain ? await fetchPage(io.safeFetch, plain, options) : null;
  if (second?.ok) return homeOf(second.finalUrl);
  if (signal.aborted) return wanted;
  throw new ApiError(codes[storeReasonOf(page.reason)]);
}

/** The job: the site's data, its pages from sitemap or links, and the audit of twenty of them. May run twice. */
export async function checkSiteJob(io: Io, siteCheckId: number, signal: AbortSignal): Promise<void> {
  const check = await findSiteCheck(io.db, siteCheckId);
  const project = check && (await findProject(io.db, check.projectId));
  if (!project) return;
  const problem = await readSite(io, project, { signal });
  const current = (await findProject(io.db, project.id)) ?? project;
  const { found } = await fetchSubPages(io, current, { signal });
  if (found === 0) await addLinkedPages(io, current, signal);
  if (problem) await changeProject(io.db, project.id, { problems: [problem] });
  await startAudit(io, { projectId: project.id, trigger: 'checker' });
}

/** For sites without a sitemap: what the home page links, as many pages as the plan allows. */
async function addLinkedPages(
  io: Pick<Io, 'db' | 'politeFetch' | 'settings'>,
  project: ProjectRow,
  signal: AbortSignal,
): Promise<void> {
  const home = await fetchPage(io.politeFetch, project.full, { userAgent: io.settings.userAgent, signal });
  if (!home.ok) return;
  const { html: body, finalUrl: url } = home;
  const links = await io.politeFetch.reader.run('links', { body, url, siteUrl: project.full }, quotaOf(url));
  if (!links.ok) return;
  const limit = await pageLimit(io.db, project.id);
  const pages = links.value.map((url) => toFoundPage({ url, lastModifiedAt: null, routeId: null }));
  await upsertFoundPages(io.db, project.id, pages.slice(0, limit), limit);
}
