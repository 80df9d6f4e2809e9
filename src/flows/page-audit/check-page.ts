import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { AuditedPage } from '#domain/audit/audit-page.ts';
import { compactEvidence } from '#domain/audit/edit/compact-evidence.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import type { Language } from '#domain/language.ts';
import type { Io } from '#io/io.ts';
import { type AuditResult, auditUrl, resultOf, type UnreadablePage } from './audit-url.ts';
import { countedHosts } from './counted-hosts.ts';

// One page of any site, for anybody, immediately: what /preview, the sub page checker and the plain preview pages show.

export interface PageCheck {
  url: string;
  platforms?: readonly PlatformId[] | undefined;
  nocache?: boolean;
  /** Typed without a protocol: if nothing answers under https, http is tried. */
  mayBeHttp?: boolean;
  signal?: AbortSignal;
}

/** The key under which a recently read page is cached. */
export const recentKey = (url: string, platforms?: readonly PlatformId[]) => `${platforms?.join() ?? ''} ${url}`;

/** Yields the page as it becomes known, and returns the whole result. Pages read in the last minutes come at once. */
export async function* checkPage(io: Io, check: PageCheck): AsyncGenerator<AuditedPage, AuditResult> {
  const known = check.nocache ? null : recentCheck(io, check);
  if (known) {
    yield known;
    return known;
  }
  const first = yield* readPage(io, check);
  if (first.ok || !check.mayBeHttp || !withoutHttps.has(first.reason)) return first;
  const second = yield* readPage(io, { ...check, url: withHttp(check.url) });
  return second.ok ? second : first;
}

/** The same without intermediate stages. */
export const checkWholePage = (io: Io, check: PageCheck): Promise<AuditResult> => resultOf(checkPage(io, check));

export const withHttp = (url: string) => url.replace(/^https:/, 'http:');

function recentCheck(io: Io, { url, platforms, mayBeHttp }: PageCheck) {
  const known = io.recentChecks.get(recentKey(url, platforms));
  return known ?? (mayBeHttp ? io.recentChecks.get(recentKey(withHttp(url), platforms)) : undefined);
}

/** Failures of a host that does not support https. Timeouts are not among them: http would be just as slow. */
export const withoutHttps: ReadonlySet<UnreadablePage['reason']> = new Set(['refused', 'tls', 'bad-response']);

/** As `auditUrl`, with fixes; the result is cached. */
async function* readPage(io: Io, check: PageCheck): AsyncGenerator<AuditedPage, AuditResult> {
  const mayReach = countedHosts(io);
  const options = {
    userAgent: io.settings.userAgent,
    imagesUrls: [io.settings.imagesUrl],
    audits: 'with-origins' as const,
    withReach: await mayReach([new URL(check.url).host]),
    mayReach,
    ...(check.platforms ? { platforms: check.platforms } : {}),
    ...(check.signal ? { signal: check.signal } : {}),
  };
  const parts = auditUrl(io.safeFetch, check.url, options);
  let last: AuditedPage | null = null;
  for (;;) {
    const next = await parts.next();
    if (next.done) {
      if (!next.value.ok || !last) return next.value;
      const cached = { ...last, evidence: compactEvidence(last.evidence) };
      io.recentChecks.set(recentKey(check.url, check.platforms), cached);
      return last;
    }
    last = next.value;
    yield last;
  }
}

/** The data that cards are made of, for a screen that tries other tags. */
export async function readEvidence(io: Io, check: PageCheck): Promise<PageEvidence> {
  const page = await checkWholePage(io, check);
  if (!page.ok) return rejectPage(page.reason, 'url');
  return compactEvidence(page.evidence);
}

/** The page as every screen and program gets it. */
export const describePage = ({ stage, audit, evidence }: AuditedPage, language: Language) => ({
  ...describeAudit(audit, language),
  stage,
  tags: tagReportOf(evidence),
  ...(evidence.fetches && { fetches: evidence.fetches }),
});

/** The error a call responds with, with the text of the reason, at the field of the address. */
export function rejectPage(reason: PageFailure, field: string): never {
  const codes: Partial<Record<PageFailure, ErrorCode>> = {
    password: 'PAGE_PASSWORD_PROTECTED',
    'not-found': 'PAGE_NOT_FOUND',
    dns: 'PAGE_NOT_FOUND',
  };
  throw new ApiError(codes[reason] ?? 'PAGE_NOT_READABLE', { fields: { [field]: [pageFailureTexts[reason]] } });
}
