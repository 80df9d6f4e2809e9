import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { PagePart, PageProblem } from '#domain/audit/audit-progress.ts';
import { compactEvidence } from '#domain/audit/edit/compact-evidence.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import type { Io } from '#io/io.ts';
import { type AuditPart, auditUrl, type UnreadablePage } from './audit-url.ts';

// One page of any site, for anybody, immediately: what /preview, the sub page checker and the plain preview pages show.

export interface Look {
  url: string;
  platforms?: readonly PlatformId[] | undefined;
  nocache?: boolean;
  /** Typed without a protocol: if nothing answers under https, http is tried. */
  mayBeHttp?: boolean;
  signal?: AbortSignal;
}

/** Under which a page read in the last minutes is cached. */
export const recentKey = (url: string, platforms?: readonly PlatformId[]) => `${platforms?.join() ?? ''} ${url}`;

/** Yields the page as it becomes known; the last part is complete. Pages read in the last minutes come at once. */
export async function* checkPage(io: Io, look: Look): AsyncGenerator<PagePart | PageProblem> {
  const known = look.nocache ? null : recentCheck(io, look);
  if (known) {
    yield known.part;
    return;
  }
  const first = yield* readPage(io, look);
  if (!first) return;
  if (look.mayBeHttp && withoutHttps.has(first.reason)) {
    const second = yield* readPage(io, { ...look, url: withHttp(look.url) });
    if (!second) return;
  }
  yield problemOf(first);
}

const withHttp = (url: string) => url.replace(/^https:/, 'http:');

function recentCheck(io: Io, { url, platforms, mayBeHttp }: Look) {
  const known = io.recentChecks.get(recentKey(url, platforms));
  return known ?? (mayBeHttp ? io.recentChecks.get(recentKey(withHttp(url), platforms)) : undefined);
}

/** What a host says that knows nothing of https. A slow one would only be slow twice. */
const withoutHttps: ReadonlySet<UnreadablePage['reason']> = new Set(['refused', 'tls', 'bad-response']);

/** Yields what becomes known and remembers the last of it; returns why there is nothing. */
async function* readPage(io: Io, look: Look): AsyncGenerator<PagePart, UnreadablePage | null> {
  const looks = await countAgainst(io, limits.crawlerLooks, new URL(look.url).host);
  const options = {
    userAgent: io.settings.userAgent,
    imagesUrls: [io.settings.imagesUrl],
    withReach: !looks.isOver,
    ...(look.platforms ? { platforms: look.platforms } : {}),
    ...(look.signal ? { signal: look.signal } : {}),
  };
  const parts = auditUrl(io.safeFetch, look.url, options);
  let last: PagePart | null = null;
  for (;;) {
    const next = await parts.next();
    if (!next.done) {
      last = said(next.value);
      yield last;
      continue;
    }
    if (!next.value.ok) return next.value;
    if (last)
      io.recentChecks.set(recentKey(look.url, look.platforms), {
        part: last,
        evidence: compactEvidence(next.value.evidence),
      });
    return null;
  }
}

/** What the cards are made of, for a screen that tries other tags. */
export async function readEvidence(io: Io, look: Look): Promise<PageEvidence> {
  for await (const part of checkPage(io, look)) if (part.stage === 'failed') rejectPageProblem(part, 'url');
  const known = recentCheck(io, look);
  if (!known) throw new ApiError('PAGE_NOT_READABLE');
  return known.evidence;
}

/** Fixes wait for the images: before, half of them would be guesses. */
const said = ({ stage, audit, evidence }: AuditPart): PagePart => ({
  stage,
  audit: describeAudit(audit, stage === 'meta' ? null : evidence),
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
