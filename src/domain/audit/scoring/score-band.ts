/** Where a score becomes good. */
export const GOOD_SCORE = 85;

export type ScoreBand = 'good' | 'fair' | 'poor' | 'bad';

/**
 * Score ranges in words. They only choose words and colours; the score itself is defined by docs/specification.md#s9.8.
 */
export function scoreBandOf(score: number): ScoreBand {
  if (score >= GOOD_SCORE) return 'good';
  if (score >= 60) return 'fair';
  return score >= 30 ? 'poor' : 'bad';
}
