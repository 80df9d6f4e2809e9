import type { PlatformAudit } from '../audit-page.ts';
import type { CardContent } from '../emulation/card.ts';
import { showsImage } from '../emulation/shown-image.ts';

/** What a platform loses between two audits of a page; null: nothing. */
export function harmOf(before: PlatformAudit, after: PlatformAudit): string | null {
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
