import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { PagePart, PageProblem } from '#domain/audit/audit-progress.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import type { Io } from '#io/io.ts';
import { type AuditPart, auditUrl, type UnreadablePage } from './audit-url.ts';

// One page of any site, for anybody, immediately: what /preview, the sub page checker and the plain preview pages show.

export interface Look {
  url: string;
  platforms?: readonly PlatformId[] | undefined;
  nocache?: boolean;
  signal?: AbortSignal;
}

/** Under which a page read in the last minutes is cached. */
export const recentKey = (url: string, platforms?: readonly PlatformId[]) => `${platforms?.join() ?? ''} ${url}`;

/** Yields the page as it becomes known; the last part is complete. Pages read in the last minutes come at once. */
export async function* checkPage(io: Io, look: Look): AsyncGenerator<PagePart | PageProblem> {
  const key = recentKey(look.url, look.platforms);
  const known = look.nocache ? null : io.recentChecks.get(key);
  if (known) {
    yield known;
    return;
  }
  const options = {
    userAgent: io.settings.userAgent,
    imagesUrls: [io.settings.imagesUrl],
    ...(look.platforms ? { platforms: look.platforms } : {}),
    ...(look.signal ? { signal: look.signal } : {}),
  };
  const parts = auditUrl(io.safeFetch, look.url, options);
  let last: PagePart | null = null;
  for (;;) {
    const next = await parts.next();
    if (next.done) {
      if (!next.value.ok) yield problemOf(next.value);
      break;
    }
    last = said(next.value);
    yield last;
  }
  if (last) io.recentChecks.set(key, last);
}

const said = ({ stage, audit, evidence }: AuditPart): PagePart => ({
  stage,
  audit: describeAudit(audit, evidence),
  autopsy: tagReportOf(evidence),
});

const problemOf = ({ reason, status }: UnreadablePage): PageProblem => ({
  stage: 'failed',
  reason,
  status,
  text: pageFailureTexts[reason],
});

/** The error a call responds with, with the text of the reason, at the field of the address. */
export function rejectPageProblem({ reason, text }: PageProblem, field: string): never {
  const codes: Partial<Record<UnreadablePage['reason'], ErrorCode>> = {
    password: 'PAGE_PASSWORD_PROTECTED',
    'not-found': 'PAGE_NOT_FOUND',
    dns: 'PAGE_NOT_FOUND',
  };
  throw new ApiError(codes[reason] ?? 'PAGE_NOT_READABLE', { fields: { [field]: [text] } });
}
