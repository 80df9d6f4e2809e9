import type { DescribedAudit } from '#contract/entities/audit.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { ShownType } from '#domain/audit/emulation/shown-image.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { reasonText } from '#domain/audit/texts/reason-text.ts';
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
  /** What the multiplier is for; null in audits of before. */
  shown: ShownType | null;
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
  /** What else fails because of it. */
  consequences: string[];
  /** Each platform's own number, if they differ. */
  limits: { platform: PlatformId; text: string }[];
  /** What fixing it brings: `+12 points, image on WhatsApp and Signal`. */
  gain: string | null;
  /** The fix as changes of tags, to try it on the page. */
  edits: TagEdit[] | null;
}

type Said = Pick<DescribedAudit, 'platforms' | 'issues'>;

export const platformViewsOf = ({ platforms }: Pick<Said, 'platforms'>, language: Language): PlatformView[] =>
  platforms.map(({ platform, card, score, scoreParts, checks }) => ({
    platform,
    card: { ...card, reasons: [] },
    reasons: card.reasons.map((reason) => reasonText(reason, language)),
    score,
    passedWeight: scoreParts.passedWeight,
    allWeight: scoreParts.allWeight,
    multiplier: scoreParts.multiplier,
    shown: scoreParts.shown ?? null,
    checks: checks
      // An image that was made once is no fault; why it has fewer points is said beside the score.
      .filter(({ id }) => id !== 'isStaticImage')
      .filter(({ outcome, weight }) => outcome === 'fail' || (outcome === 'pass' && weight > 0))
      .map(({ id, level, outcome, weight, text }) => ({
        id,
        level,
        passed: outcome === 'pass',
        weight,
        text: text[language],
      })),
  }));

type Words = Record<Language, string>;

/** Issues of a whole site, and of audits stored before, say less. */
interface DescribedIssue extends Pick<IssueView, 'id' | 'level' | 'paste' | 'platforms'> {
  text: Words;
  advice: Words | null;
  consequences?: readonly { text: Words }[];
  limits?: readonly { platform: PlatformId; text: Words }[];
  gain?: { text: Words } | null;
  edits?: TagEdit[] | null;
}

/** Issues of a page or of a whole site. */
export const issueViewsOf = ({ issues }: { issues: readonly DescribedIssue[] }, language: Language): IssueView[] =>
  issues.map(({ id, level, text, advice, paste, platforms, consequences = [], limits = [], gain, edits }) => ({
    id,
    level,
    text: text[language],
    advice: advice?.[language] ?? null,
    paste,
    platforms,
    consequences: consequences.map((one) => one.text[language]),
    limits: limits.map((one) => ({ platform: one.platform, text: one.text[language] })),
    gain: gain?.text[language] ?? null,
    edits: edits ?? null,
  }));
