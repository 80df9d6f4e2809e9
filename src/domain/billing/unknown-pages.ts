import type { Plan } from './plan.ts';

// Pages known only from requests for their images: no sitemap and no link of the site names them. Anyone can make them
// up, so a project accepts only a few, and they never cost a credit (docs/decisions/018-unknown-pages.md).

const atLeast = 10;

/** New ones per day: a tenth of the plan's pages, at least ten and at most a hundred. */
export const unknownPagesPerDay = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.min(100, Math.max(atLeast, Math.round(subPagesIncluded / 10)));

/** Total kept: a fifth of the plan's pages, at least ten. */
export const maxUnknownPages = ({ subPagesIncluded }: Pick<Plan, 'subPagesIncluded'>): number =>
  Math.max(atLeast, Math.round(subPagesIncluded / 5));
