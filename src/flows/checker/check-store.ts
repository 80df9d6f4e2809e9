import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import type { Language, Text } from '#domain/language.ts';
import type { StoreReason } from '#domain/site/store-outcome.ts';
import {
  addCheckerRequest,
  changeCheckerRequest,
  findCheckerRequest,
  findRecentRequest,
} from '#io/db/queries/audits/checker-requests.ts';
import { addProject, changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { startAudit } from '../audit/start-audit.ts';
import { fetchSubPages } from '../crawl/fetch-sub-pages.ts';
import { pageUrl } from '../crawl/page-url.ts';
import { readSite } from '../projects/create-project.ts';
import { enforceLimit } from '../rate-limit.ts';
import { mailResult, rejectCheckerRequest } from './answer-checker.ts';
import { inspectStore } from './inspect-store.ts';

/** What is known by then is shown in the form, the rest is mailed. */
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
  await enqueueCheck(io, request.id);
  return null;
}

export async function enqueueCheck(io: Io, checkerRequestId: number): Promise<void> {
  const options = { singletonKey: `check-${checkerRequestId}` };
  await io.queue.enqueue(io.db, 'check-store', { checkerRequestId }, options);
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
  const problem = await readSite(io, project, signal);
  const current = (await findProject(io.db, project.id)) ?? project;
  await fetchSubPages(io, current, { signal });
  if (problem) await changeProject(io.db, project.id, { problems: [problem] });
  await startAudit(io, { projectId: project.id, trigger: 'checker' });
}

/** A store is checked from its home page, whichever page was entered; a language path is kept. */
export function homeOf(website: string): string {
  const url = new URL(website);
  const language = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i.exec(url.pathname)?.[0] ?? '';
  return `${url.origin}${language || '/'}`;
}
