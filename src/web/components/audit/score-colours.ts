import type { AuditSubPageType, IssueLevel } from '#domain/enumerations.ts';
import type { Tone } from '#web/components/ui/badge.tsx';

export type Verdict = 'good' | 'fair' | 'poor' | 'bad';

/**
 * Score ranges in words. They only choose words and colours; the score itself is defined by docs/specification.md#s9.8.
 */
export function scoreBandOf(score: number): Verdict {
  if (score >= 85) return 'good';
  if (score >= 60) return 'fair';
  return score >= 30 ? 'poor' : 'bad';
}

export const scoreColours: Record<Verdict, string> = {
  good: 'text-good',
  fair: 'text-warn',
  poor: 'text-warn',
  bad: 'text-bad',
};
export const barColours: Record<Verdict, string> = { good: 'bg-good', fair: 'bg-warn', poor: 'bg-warn', bad: 'bg-bad' };

export const levelTones: Record<IssueLevel, Tone> = {
  error: 'bad',
  warning: 'warn',
  info: 'info',
  ok: 'neutral',
  success: 'neutral',
};

export const typeTones: Record<AuditSubPageType, Tone> = {
  none: 'bad',
  generic: 'warn',
  static: 'info',
  dynamic: 'good',
};
