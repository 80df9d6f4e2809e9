import type { Gain } from '#domain/audit/texts/issue-texts.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import { levelRank } from './sort-checks.ts';

interface Gaining {
  level: IssueLevel;
  gain: Pick<Gain, 'points' | 'images' | 'cards'> | null;
  /** How many have it; absent for the issues of one page. */
  pages?: number;
}

/**
 * The one order of issues, on a page and over a site, wherever they are listed: first what brings most points, then
 * cards, then images, then the graver one, then the one on more pages.
 */
export const orderIssues = <One extends Gaining>(issues: readonly One[]): One[] =>
  issues.toSorted(
    (a, b) =>
      (b.gain?.points ?? 0) - (a.gain?.points ?? 0) ||
      (b.gain?.cards.length ?? 0) - (a.gain?.cards.length ?? 0) ||
      (b.gain?.images.length ?? 0) - (a.gain?.images.length ?? 0) ||
      levelRank(a.level) - levelRank(b.level) ||
      (b.pages ?? 1) - (a.pages ?? 1),
  );
