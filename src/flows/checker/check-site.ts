import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { type StoreReason, storeReasonOf } from '#domain/site/store-outcome.ts';
import { addSiteCheck, findRecentSiteCheck, findSiteCheck, lockSite } from '#io/db/queries/audits/checker-requests.ts';
import { addProject, changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { startAudit } from '../audit/start-audit.ts';
import { addLinkedPages } from '../crawl/add-linked-pages.ts';
import { fetchSubPages } from '../crawl/fetch-sub-pages.ts';
import { readSite } from '../projects/create-project.ts';
import { enforceLimit } from '../rate-limit.ts';
import { homeOf } from './check-store.ts';

/** So long somebody waits for the first answer of the site; after that the page that shows the progress goes on. */
const LOOK_MS = 5_000;

/** Any site may be checked; a page that is no HTML is none. */
const codes: Record<StoreReason, ErrorCode> = {
  'not-found': 'PAGE_NOT_FOUND',
  password: 'PAGE_PASSWORD_PROTECTED',
  'not-shopify': 'PAGE_NOT_FOUND',
  failed: 'CHECK_FAILED',
};

/**
 * A whole site at once, for somebody who watches: returns the name of the report, which fills while pages are read.
 * Nothing is mailed. The same site within an hour is the same result.
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
    await io.queue.enqueue(db, 'check-site', { siteCheckId }, { singletonKey: `check-site-${siteCheckId}` });
    return reportNameOf(project);
  });
}

/** Where the site is. A slow one is taken at its word: the job reads it again. */
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
  const problem = await readSite(io, project, signal);
  const current = (await findProject(io.db, project.id)) ?? project;
  const { found } = await fetchSubPages(io, current, { signal });
  if (found === 0) await addLinkedPages(io, current, signal);
  if (problem) await changeProject(io.db, project.id, { problems: [problem] });
  await startAudit(io, { projectId: project.id, trigger: 'checker' });
}
