import type { Monitoring } from '#contract/calls/monitoring.ts';
import type { AuditSummary } from '#contract/entities/audit.ts';
import type { Project, Stats } from '#contract/entities/project.ts';
import type { User } from '#contract/entities/user.ts';
import type { Text } from '#domain/language.ts';
import { openStepOf } from '#web/onboarding/setup-step.ts';

/** From here on nothing in the audit is urgent. */
const GOOD_SCORE = 90;

/** What the owner of a shop should do next, and only that. */
export type NextAction =
  /** Nothing of the site could be read: one sentence, and the address to correct. */
  | { kind: 'unreadable'; why: Text }
  | { kind: 'setup'; step: number }
  | { kind: 'incident' }
  | { kind: 'connect' }
  | { kind: 'audit' }
  | { kind: 'fix'; auditUuid: string; score: number }
  | { kind: 'share' }
  | { kind: 'none' };

interface Known {
  user: Pick<User, 'achievementMap'>;
  project: Pick<Project, 'verifiedAt' | 'problems'>;
  monitoring: Pick<Monitoring, 'openIncidents' | 'pages'>;
  audit: Pick<AuditSummary, 'uuid' | 'score'> | null;
  stats: Pick<Stats, 'shares'>;
}

/** In the order of what it costs to leave it: broken previews first, then what is not done yet, then what could be better. */
export function nextActionOf({ user, project, monitoring, audit, stats }: Known): NextAction {
  if (monitoring.openIncidents > 0) return { kind: 'incident' };
  const [why] = project.problems;
  if (why && monitoring.pages.read === 0) return { kind: 'unreadable', why };
  const step = openStepOf(user);
  if (step !== null) return { kind: 'setup', step };
  if (project.verifiedAt === null) return { kind: 'connect' };
  if (audit === null || audit.score === null) return { kind: 'audit' };
  if (audit.score < GOOD_SCORE) return { kind: 'fix', auditUuid: audit.uuid, score: audit.score };
  return stats.shares === 0 ? { kind: 'share' } : { kind: 'none' };
}
