import type { PageAudit } from '#domain/audit/audit-page.ts';
import { shownTypeOf } from '#domain/audit/emulation/shown-image.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { scoreOf, scorePage } from './score.ts';

/** The page's score if its image were of this type. */
export const scoreAs = ({ platforms }: Pick<PageAudit, 'platforms'>, imageType: AuditSubPageType): number =>
  scorePage(
    platforms.map(({ platform, card, score: { passedWeight, allWeight } }) => ({
      platform,
      score: scoreOf(passedWeight, allWeight, shownTypeOf(card, imageType)),
    })),
  ).score;
