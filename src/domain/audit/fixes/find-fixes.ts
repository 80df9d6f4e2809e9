import { auditPage, type PageAudit, type PlatformAudit } from '#domain/audit/audit-page.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { CardContent } from '#domain/audit/emulation/card.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import { isKnown } from '#domain/audit/platforms/platform-id.ts';
import { type Issue, issuesOf } from '#domain/audit/scoring/issues.ts';
import { scoreAs } from '#domain/audit/scoring/score-as.ts';
import { applyChange } from './apply-change.ts';
import type { Change, Fix } from './fix.ts';
import { possibleChanges } from './possible-changes.ts';

/** The audit with the fixes that help, so that it can be described later without its evidence. */
export const withFixes = (audit: PageAudit, evidence: PageEvidence): PageAudit => ({
  ...audit,
  fixes: findFixes(evidence, audit),
});

/**
 * For every issue the first change that fixes it and makes no card worse, found by auditing the changed page. Issues
 * without one are left to advice. `audit` is that of the evidence.
 */
export function findFixes(evidence: PageEvidence, audit: PageAudit): Fix[] {
  const ids = audit.platforms.map(({ platform }) => platform);
  const audited = new Map<string, PageAudit>();
  const auditOf = (change: Change): PageAudit => {
    const key = JSON.stringify(change);
    const known = audited.get(key) ?? auditPage(applyChange(evidence, change), ids);
    audited.set(key, known);
    return known;
  };
  return issuesOf(audit).flatMap((issue) => {
    for (const change of possibleChanges(issue, evidence)) {
      const after = auditOf(change);
      if (isMended(issue, after) && isHarmless(audit, after)) return [fixOf(issue, change, audit, after, evidence)];
    }
    return [];
  });
}

/** Fails on fewer platforms than before. */
function isMended({ id, parts }: Issue, after: PageAudit): boolean {
  const failing = after.platforms.filter(({ checks }) =>
    checks.some((result) => result.id === id && result.outcome === 'fail'),
  );
  return failing.length < parts.filter((part) => part.id === id).length;
}

function isHarmless(before: PageAudit, after: PageAudit): boolean {
  return before.platforms.every((judged, at) => {
    const now = after.platforms[at];
    return now !== undefined && harmOf(judged, now) === null;
  });
}

function fixOf({ id }: Issue, change: Change, before: PageAudit, after: PageAudit, { meta }: PageEvidence): Fix {
  const known = before.platforms.flatMap((judged, at) => {
    const now = after.platforms[at];
    return now && isKnown(judged.platform) ? [{ old: judged.card, now: now.card }] : [];
  });
  return {
    id,
    change,
    replaces: change.kind === 'edit' && id !== 'hasNoDuplicateTags' && replacedBy(change.edits, meta.tags),
    points: after.score.score - before.score.score,
    ...(before.imageType === after.imageType && { pointsAs: pointsAs(before, after) }),
    images: known.filter(({ old, now }) => showsImage(now) && !showsImage(old)).map(({ old }) => old.platform),
    cards: known.filter(({ old, now }) => now.isShown && !old.isShown).map(({ old }) => old.platform),
  };
}

function replacedBy(edits: readonly TagEdit[], tags: PageEvidence['meta']['tags']): Fix['replaces'] {
  const there = tags.filter((tag) => edits.some(({ key, value }) => value !== null && tag.key === key));
  if (there.length === 0) return false;
  return there.every(({ value }) => value === '') ? 'empty' : true;
}

const pointsAs = (before: PageAudit, after: PageAudit): Fix['pointsAs'] =>
  Object.fromEntries(
    (['generic', 'static', 'dynamic'] as const).map((type) => [type, scoreAs(after, type) - scoreAs(before, type)]),
  );

/** The loss of a platform between two audits of a page; null: none. */
function harmOf(before: PlatformAudit, after: PlatformAudit): string | null {
  const [old, now] = [before.card, after.card];
  if (old.isShown && !now.isShown) return 'card';
  if (after.score.score < before.score.score) return 'score';
  if (!old.isShown) return null;
  if (imageRank(now) < imageRank(old)) return 'image';
  if (old.isVideo && !now.isVideo) return 'video';
  if (now.moreImages.length < old.moreImages.length) return 'gallery';
  if (old.title !== null && now.title === null) return 'title';
  // A larger image may take the place of the text (X).
  const hasRoom = imageRank(now) === imageRank(old) || now.lines.description > 0;
  if (old.lines.description > 0 && old.description !== null && now.description === null && hasRoom)
    return 'description';
  if (old.siteName !== null && now.siteName === null) return 'site name';
  return now.fields.length < old.fields.length ? 'fields' : null;
}

/** None, an icon or a stray picture, a small image of the page, a large one. */
function imageRank(card: CardContent): number {
  if (!showsImage(card)) return card.image === null ? 0 : 1;
  return card.layout === 'lg' ? 3 : 2;
}
