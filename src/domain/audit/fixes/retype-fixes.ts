import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { PageAudit } from '../audit-page.ts';
import { scoreAs } from '../scoring/score-as.ts';
import type { Fix } from './fix.ts';

/** Fixes of a page whose image turned out to be of another type beside the other pages of its site. */
export function retypeFixes({ fixes, platforms }: PageAudit, imageType: AuditSubPageType): Fix[] {
  const kept = (fixes ?? [])
    .filter(({ id }) => id !== 'isGenericImage')
    .map((fix) => ({ ...fix, points: fix.pointsAs?.[imageType] ?? fix.points }));
  if (imageType !== 'generic') return kept;
  const points = scoreAs({ platforms }, 'static') - scoreAs({ platforms }, 'generic');
  const own: Fix = {
    id: 'isGenericImage',
    change: { kind: 'own-image' },
    replaces: false,
    points,
    images: [],
    cards: [],
  };
  return [...kept, own];
}
