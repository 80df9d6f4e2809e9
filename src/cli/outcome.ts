import { issuesOf } from '#domain/audit/scoring/issues.ts';
import { type SiteScore, scoreSite } from '#domain/audit/scoring/score.ts';
import { levelRank } from '#domain/audit/scoring/sort-checks.ts';
import type { Text } from '#domain/language.ts';
import type { FailOn, Settings } from './settings.ts';
import { exits } from './shell.ts';
import type { Checked, CheckedPage } from './targets/checked.ts';

/** Of one page its own score, of several that of the site. A page that cannot be read counts 0. */
export function scoreOfChecked({ pages, unread }: Checked): SiteScore {
  const [only] = pages;
  if (only && pages.length === 1 && unread.length === 0) {
    const { finalUrl: url, score } = only.audit;
    return { score: score.score, parts: [{ url, score: score.score, weight: 1 }] };
  }
  return scoreSite([
    ...pages.map(({ audit: { finalUrl, score, imageType } }) => ({ url: finalUrl, score: score.score, imageType })),
    ...unread.map(({ url }) => ({ url, score: null, imageType: null })),
  ]);
}

type Found = Pick<ReturnType<typeof issuesOf>[number], 'id' | 'level'>;

/** `warning` means warnings and errors. */
export const isHit = ({ id, level }: Found, failOn: readonly FailOn[]): boolean =>
  failOn.some((word) => {
    if (word === 'error' || word === 'warning' || word === 'info') return levelRank(level) <= levelRank(word);
    return word === id;
  });

const hitsOf = (page: CheckedPage, failOn: readonly FailOn[]): number =>
  issuesOf(page.audit).filter((issue) => isHit(issue, failOn)).length;

export interface Outcome {
  code: (typeof exits)[keyof typeof exits];
  /** Why it is not 0. */
  why: Text[];
}

export function outcomeOf(checked: Checked, { failUnder, failOn }: Pick<Settings, 'failUnder' | 'failOn'>): Outcome {
  const why: Text[] = [];
  const { score } = scoreOfChecked(checked);
  if (failUnder !== null && score < failUnder)
    why.push({
      en: `The score ${score} is below ${failUnder}.`,
      de: `Die Punktzahl ${score} liegt unter ${failUnder}.`,
    });
  const hits = failOn.length === 0 ? 0 : checked.pages.reduce((sum, page) => sum + hitsOf(page, failOn), 0);
  if (hits > 0)
    why.push({
      en: `${hits} ${hits === 1 ? 'issue' : 'issues'} of ${failOn.join(', ')}.`,
      de: `${hits} ${hits === 1 ? 'Fund' : 'Funde'} bei ${failOn.join(', ')}.`,
    });
  const { length: unread } = checked.unread;
  if (unread > 0 && failOn.includes('unreadable'))
    why.push({
      en: `${unread} ${unread === 1 ? 'page' : 'pages'} couldn’t be read.`,
      de: `${unread} ${unread === 1 ? 'Seite ist' : 'Seiten sind'} nicht lesbar.`,
    });
  return { code: why.length > 0 ? exits.below : exits.fine, why };
}
