import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Fix } from '#domain/audit/fixes/fix.ts';
import { gainText } from '#domain/audit/fixes/gain-text.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Gain } from '#domain/audit/texts/issue-texts.ts';
import { scoreSite } from './score.ts';

/** What an issue costs a site: as if every page that has a fix for it were fixed. `unread`: pages without a result. */
export function siteGainOf(id: CheckId, audits: readonly PageAudit[], unread: number): Gain | null {
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
