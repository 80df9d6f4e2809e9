import type { ScoreBand } from '#domain/audit/scoring/score-band.ts';
import type { AuditSubPageType, IssueLevel } from '#domain/enumerations.ts';
import type { Tone } from '#web/components/ui/badge.tsx';

export const scoreColours: Record<ScoreBand, string> = {
  good: 'text-good',
  fair: 'text-warn',
  poor: 'text-warn',
  bad: 'text-bad',
};
export const barColours: Record<ScoreBand, string> = {
  good: 'bg-good',
  fair: 'bg-warn',
  poor: 'bg-warn',
  bad: 'bg-bad',
};

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
