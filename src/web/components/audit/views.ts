import type { DescribedAudit } from '#contract/entities/audit.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';

// A result in one language and without what no part of a screen shows.

export interface CheckView {
  id: CheckId;
  level: IssueLevel;
  passed: boolean;
  weight: number;
  text: string;
}

export interface PlatformView {
  platform: PlatformId;
  card: Card;
  reasons: string[];
  score: number;
  passedWeight: number;
  allWeight: number;
  multiplier: number;
  /** Checks that apply: failing first. */
  checks: CheckView[];
}

export interface IssueView {
  id: CheckId;
  level: IssueLevel;
  text: string;
  advice: string | null;
  paste: string | null;
  platforms: PlatformId[];
}

type Said = Pick<DescribedAudit, 'platforms' | 'issues'>;

export const platformViewsOf = ({ platforms }: Pick<Said, 'platforms'>, language: Language): PlatformView[] =>
  platforms.map(({ platform, card, score, scoreParts, checks }) => ({
    platform,
    card: { ...card, reasons: [] },
    reasons: card.reasons.map((reason) => reason[language]),
    score,
    passedWeight: scoreParts.passedWeight,
    allWeight: scoreParts.allWeight,
    multiplier: scoreParts.multiplier,
    checks: checks
      .filter(({ outcome, weight }) => outcome === 'fail' || (outcome === 'pass' && weight > 0))
      .map(({ id, level, outcome, weight, text }) => ({
        id,
        level,
        passed: outcome === 'pass',
        weight,
        text: text[language],
      })),
  }));

interface DescribedIssue extends Omit<IssueView, 'text' | 'advice'> {
  text: Record<Language, string>;
  advice: Record<Language, string> | null;
}

/** Issues of a page or of a whole site. */
export const issueViewsOf = ({ issues }: { issues: readonly DescribedIssue[] }, language: Language): IssueView[] =>
  issues.map(({ id, level, text, advice, paste, platforms }) => ({
    id,
    level,
    text: text[language],
    advice: advice?.[language] ?? null,
    paste,
    platforms,
  }));
