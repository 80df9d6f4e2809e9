import { expect } from 'vitest';
import { auditPage, type PageAudit, type PlatformAudit } from '#domain/audit/audit-page.ts';
import { editTags } from '#domain/audit/edit/edit-tags.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { isKnown } from '#domain/audit/platforms/platform-id.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import type { IssueTexts } from '#domain/audit/texts/issue-texts.ts';
import { applyChange } from './apply-change.ts';
import { findFixes } from './find-fixes.ts';

/** Does what every issue suggests and compares the cards anew, not with the code that chose the suggestion. */
export function expectFixesToHold(name: string, evidence: PageEvidence): IssueTexts[] {
  const before = auditPage(evidence);
  const fixes = findFixes(evidence, before);
  const issues = describeIssues({ ...before, fixes });
  const changes = new Map(fixes.map(({ id, change }) => [id, change]));
  // One expectation for all: an assertion costs more than an audit.
  const wrong = issues.flatMap((issue) => {
    const change = changes.get(issue.id);
    if (change === undefined) return issue.edits || issue.gain || issue.paste ? [`${issue.id}: not tried`] : [];
    const after = auditPage(issue.edits ? editTags(evidence, issue.edits) : applyChange(evidence, change));
    const { points, images, cards } = issue.gain ?? { points: 0, images: [], cards: [] };
    const [said, real] = [{ points, images, cards }, gainBetween(before, after)].map((gain) => JSON.stringify(gain));
    return [...worseCards(before, after), ...(said === real ? [] : [`${said} is ${real}`])].map(
      (what) => `${issue.id}: ${what}`,
    );
  });
  expect(wrong, name).toEqual([]);
  return issues;
}

const showsImageOf = ({ card }: PlatformAudit): boolean =>
  card.isShown && card.image !== null && card.imageSource === 'tag' && card.layout !== 'hidden';

export function worseCards(before: PageAudit, after: PageAudit): string[] {
  return before.platforms.flatMap((old, at) => {
    const now = after.platforms[at] as PlatformAudit;
    const worse = [
      now.score.score < old.score.score && 'points',
      old.card.isShown && !now.card.isShown && 'card',
      showsImageOf(old) && !showsImageOf(now) && 'image',
      old.card.layout === 'lg' && showsImageOf(old) && now.card.layout !== 'lg' && 'size',
      now.card.moreImages.length < old.card.moreImages.length && 'gallery',
      old.card.isShown && old.card.title !== null && now.card.title === null && 'title',
      old.card.isVideo && !now.card.isVideo && 'video',
      now.card.fields.length < old.card.fields.length && 'fields',
    ].filter(Boolean);
    return worse.length > 0 ? [`${old.platform}: ${worse.join(', ')}`] : [];
  });
}

function gainBetween(before: PageAudit, after: PageAudit) {
  const counted = before.platforms
    .map((old, at) => ({ old, now: after.platforms[at] as PlatformAudit }))
    .filter(({ old }) => isKnown(old.platform));
  return {
    points: after.score.score - before.score.score,
    images: counted.filter(({ old, now }) => showsImageOf(now) && !showsImageOf(old)).map(({ old }) => old.platform),
    cards: counted.filter(({ old, now }) => now.card.isShown && !old.card.isShown).map(({ old }) => old.platform),
  };
}
