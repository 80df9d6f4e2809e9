import type { Plan } from './plan.ts';

// Pages that only requests for their images know: no sitemap and no link of the site names them. Anybody can make them up, so
// a project takes few of them, and they never cost a credit (docs/decisions/018-unknown-pages.md).

const atLeast = 10;

/** New ones a day: a tenth of the plan's pages, at least ten and at most a hundred. */
export const unknownPagesPerDay = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.min(100, Math.max(atLeast, Math.round(subPagesIncluded / 10)));

/** Kept at the same time: a fifth of the plan's pages, at least ten. */
export const maxUnknownPages = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.max(atLeast, Math.round(subPagesIncluded / 5));
