import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import type { Language, Text } from '#domain/language.ts';
import { type StoreReason, storeReasonOf } from '#domain/site/store-outcome.ts';
import { mailResult, rejectCheckerRequest } from '#flows/audit/answer-checker.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import { readSite } from '#flows/projects/create-project.ts';
import {
  addCheckerRequest,
  type CheckerRequestRow,
  changeCheckerRequest,
  findCheckerRequest,
  findRecentRequest,
} from '#io/db/queries/audits/checker-requests.ts';
import { addProject, changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';
import { pageUrl } from '#io/page-url.ts';

/** Results known by then are shown in the form, later ones are mailed. */
const FORM_MS = 5_000;

export const accepted: Text = {
  en: "Great! We'll send you an email with the result as soon it is ready.",
  de: 'Danke. Sobald das Ergebnis fertig ist, senden wir es Ihnen per E-Mail.',
};

const codes: Record<StoreReason, ErrorCode> = {
  'not-found': 'PAGE_NOT_FOUND',
  password: 'PAGE_PASSWORD_PROTECTED',
  'not-shopify': 'PAGE_NOT_SHOPIFY',
  failed: 'CHECK_FAILED',
};

interface Check {
  email: string;
  website: string;
  language: Language;
  client: string;
}

/**
 * The form: reports known errors at once, otherwise promises a mail. The same address and site within a day share a
 * result.
 */
export async function checkStore(io: Io, { email, website, language, client }: Check): Promise<string | null> {
  const site = homeOf(website);
  const recent = await findRecentRequest(io.db, email, site);
  if (recent) {
    // Anyone who knows the address and the shop gets this response: the link to somebody's own project is only mailed.
    const { request, project, hasMembers } = recent;
    if (request.state !== 'done' || !project) return null;
    if (!hasMembers) return pageUrl(io, language, `/check/${reportNameOf(project)}`);
    await enforceLimit(io, limits.checksOfAddress, email);
    await mailResult(io, io.db, request, project);
    return null;
  }
  await enforceLimit(io, limits.checksOfClient, client);
  await enforceLimit(io, limits.checksOfAddress, email);
  const request = await addCheckerRequest(io.db, {
    email,
    website: site,
    language,
    clientHash: io.keys.hash('client', client),
  });
  const look = await inspectStore(io.safeFetch, site, {
    userAgent: io.settings.userAgent,
    signal: AbortSignal.timeout(FORM_MS),
  });
  if (look.outcome !== 'store' && look.outcome !== 'pending') {
    const state = look.outcome === 'failed' ? 'failed' : 'refused';
    await changeCheckerRequest(io.db, request.id, { state, reason: look.outcome });
    throw new ApiError(codes[look.outcome]);
  }
  await enqueueCheck(io, request);
  return null;
}

export async function enqueueCheck(io: Io, { id, clientHash }: CheckerRequestRow): Promise<void> {
  const options = { singletonKey: `check-${id}`, ...(clientHash === null ? {} : { account: clientHash }) };
  await io.queue.enqueue(io.db, 'check-store', { checkerRequestId: id }, options);
}

/** The check failed repeatedly or took too long: people waiting for its mail get one that says so. */
export async function abandonCheck(io: Io, checkerRequestId: number): Promise<void> {
  const request = await findCheckerRequest(io.db, checkerRequestId);
  if (request?.state === 'accepted') await rejectCheckerRequest(io, io.db, request, 'failed');
}

/**
 * The job: a project without an owner, its pages, its audit. The mail is sent when the audit is finished. May run
 * twice.
 */
export async function checkStoreJob(io: Io, checkerRequestId: number, signal: AbortSignal): Promise<void> {
  const request = await findCheckerRequest(io.db, checkerRequestId);
  if (request?.state !== 'accepted') return;
  const look = await inspectStore(io.politeFetch, request.website, { userAgent: io.settings.userAgent, signal });
  if (look.outcome === 'pending') throw new Error('stopped while looking at the store');
  if (look.outcome !== 'store') return rejectCheckerRequest(io, io.db, request, look.outcome);
  const project =
    (request.projectId !== null && (await findProject(io.db, request.projectId))) ||
    (await io.db.transaction(async (db) => {
      const added = await addProject(db, { full: homeOf(look.finalUrl), state: 'created', pageType: 'shopify' });
      await changeCheckerRequest(db, request.id, { projectId: added.id });
      return added;
    }));
  const problem = await readSite(io, project, { signal });
  const current = (await findProject(io.db, project.id)) ?? project;
  await fetchSubPages(io, current, { signal });
  if (problem) await changeProject(io.db, project.id, { problems: [problem] });
  await startAudit(io, { projectId: project.id, trigger: 'checker' });
}

/** A store is checked from its home page, whichever page was entered; a language path stays. */
export function homeOf(website: string): string {
  const url = new URL(website);
  const language = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i.exec(url.pathname)?.[0] ?? '';
  return `${url.origin}${language || '/'}`;
}

/** `pending`: not known within the given time. */
type StoreInspection = { outcome: 'store'; finalUrl: string } | { outcome: StoreReason } | { outcome: 'pending' };

/** Whether a URL is a readable Shopify store. Redirects are followed; in doubt the store's cart decides. */
async function inspectStore(
  safeFetch: SafeFetch,
  website: string,
  { userAgent, signal }: { userAgent: string; signal?: AbortSignal },
): Promise<StoreInspection> {
  const options = { userAgent, ...(signal ? { signal } : {}) };
  const page = await fetchPage(safeFetch, website, options);
  if (signal?.aborted) return { outcome: 'pending' };
  if (!page.ok) return { outcome: storeReasonOf(page.reason) };
  const { html: body, finalUrl, contentType, headers } = page;
  const read = await safeFetch.reader.run('site', { body, url: finalUrl, contentType, headers }, quotaOf(finalUrl));
  if (!read.ok) return { outcome: storeReasonOf(read.reason) };
  if (read.value.type.pageType === 'shopify') return { outcome: 'store', finalUrl: page.finalUrl };
  const isStore = await hasCart(safeFetch, page.finalUrl, options);
  if (signal?.aborted) return { outcome: 'pending' };
  return isStore ? { outcome: 'store', finalUrl: page.finalUrl } : { outcome: 'not-shopify' };
}

/** /cart.js of a store is JSON with `token` and `item_count`: the last test before "not Shopify". */
async function hasCart(safeFetch: SafeFetch, url: string, options: { userAgent: string; signal?: AbortSignal }) {
  const answer = await safeFetch.fetch(new URL('/cart.js', url).href, { ...options, maxBytes: 64_000 });
  if (!answer.ok) return false;
  try {
    const cart: unknown = JSON.parse(Buffer.from(answer.body).toString('utf8'));
    return typeof cart === 'object' && cart !== null && 'token' in cart && 'item_count' in cart;
  } catch {
    return false;
  }
}
