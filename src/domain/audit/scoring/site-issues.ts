import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Fix } from '#domain/audit/fixes/fix.ts';
import { gainText } from '#domain/audit/fixes/gain-text.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Gain } from '#domain/audit/texts/issue-texts.ts';
import { type Issue, issuesOf } from './issues.ts';
import { joinLosses } from './losses.ts';
import { orderIssues } from './order-issues.ts';
import { scoreSite } from './score.ts';
import { levelRank } from './sort-checks.ts';

/** One issue of a site: on how many pages, with the texts and the tag of one of them. */
export interface SiteIssue extends Issue {
  pages: number;
  example: PageAudit;
  /** The points the site gains by fixing it on all its pages. */
  gain: Gain | null;
}

/** Failing checks of a site, those first that bring most. `unread`: pages without a result. */
export function siteIssuesOf(audits: readonly PageAudit[], unread = 0): SiteIssue[] {
  const found = new Map<string, Omit<SiteIssue, 'gain'>>();
  for (const example of audits) {
    for (const issue of issuesOf(example)) {
      const known = found.get(issue.id);
      if (known) {
        known.pages += 1;
        const affected = [...known.platforms, ...issue.platforms];
        known.platforms = platformIds.filter((id) => affected.includes(id));
        known.losses = joinLosses(known.losses, issue.losses);
        if (levelRank(issue.level) < levelRank(known.level)) known.level = issue.level;
      } else found.set(issue.id, { ...issue, pages: 1, example });
      const isTried = example.fixes !== undefined;
      const one = found.get(issue.id);
      if (one && isTried && !example.fixes?.some(({ id }) => id === issue.id)) one.lacksFix = true;
    }
  }
  // Of a large build only the first pages are tried, which says nothing about the whole.
  const isTried = audits.every(({ fixes }) => fixes !== undefined);
  return orderIssues(
    Array.from(found.values(), (issue) => ({ ...issue, gain: isTried ? siteGainOf(issue.id, audits, unread) : null })),
  );
}

/**
 * The cost of an issue for a site: as if every page that has a fix for it were fixed. `unread`: pages without a result.
 */
function siteGainOf(id: CheckId, audits: readonly PageAudit[], unread: number): Gain | null {
  const fixOf = (audit: PageAudit): Fix | null => audit.fixes?.find((fix) => fix.id === id) ?? null;
  const unreadPages = Array.from({ length: unread }, () => ({ url: '', score: null, imageType: null }));
  const scoreWith = (points: (audit: PageAudit) => Pick<PageAudit, 'imageType'> & { score: number }) =>
    scoreSite([...audits.map((audit) => ({ url: audit.url, ...points(audit) })), ...unreadPages]).score;
  const before = scoreWith(({ imageType, score }) => ({ imageType, score: score.score }));
  const after = scoreWith((audit) => {
    const fix = fixOf(audit);
    return { imageType: typeAfter(audit, fix), score: audit.score.score + (fix?.points ?? 0) };
  });
  const fixes = audits.flatMap((audit) => fixOf(audit) ?? []);
  const found = (of: (fix: Fix) => readonly string[]) =>
    platformIds.filter((platform) => fixes.some((fix) => of(fix).includes(platform)));
  const gain = { points: after - before, images: found(({ images }) => images), cards: found(({ cards }) => cards) };
  const text = gainText(gain);
  return text && { ...gain, text };
}

/** A page that gets its first image, or its own, counts more from then on. */
function typeAfter({ imageType }: PageAudit, fix: Fix | null): PageAudit['imageType'] {
  if (fix?.change.kind === 'own-image') return 'static';
  return imageType === 'none' && fix !== null && fix.images.length > 0 ? 'static' : imageType;
}
