import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import type { Language, Text } from '#domain/language.ts';

// Apart from what writes them (describe-issues.ts), so that a screen with issues does not load the checks.

/** One cause, once, with everything a reader needs to decide whether to fix it, in both languages. */
export interface IssueTexts {
  id: CheckId;
  level: IssueLevel;
  /** Where the issue, or what follows from it, shows. */
  platforms: PlatformId[];
  /** The headline: what people see. */
  text: Text;
  /** The fault and its tag, for developers; null: the headline says it. */
  detail: Text | null;
  advice: Text | null;
  /** Linkbild's own solution, where there is one. */
  doneByUs: Text | null;
  /** Where `paste` goes, or where the system that the page runs on has a field for it. */
  where: Text | null;
  /** Code to paste, only if an audit of the page with it turned out better everywhere. */
  paste: string | null;
  /** Further checks that fail because of it. */
  consequences: { id: CheckId; platforms: PlatformId[]; text: Text }[];
  /** Each platform's own number, if they differ. */
  limits: { platform: PlatformId; text: Text }[];
  /** The gain of fixing it; null: not measurable, or not known. */
  gain: Gain | null;
  /** The fix as changes of tags; null: it is none, or not of tags. */
  edits: TagEdit[] | null;
}

export interface Gain {
  /** Of the score. */
  points: number;
  /** Platforms that show an image after the fix and none before. */
  images: PlatformId[];
  /** Platforms that show a card after the fix and only the link before. */
  cards: PlatformId[];
  /** `+12 points, image on WhatsApp and Signal` */
  text: Text;
}

/** An issue of a page or of a whole site in one language. */
export const issueIn = (issue: Omit<IssueTexts, 'edits'>, language: Language) => ({
  id: issue.id,
  level: issue.level,
  platforms: issue.platforms,
  text: issue.text[language],
  detail: issue.detail?.[language] ?? null,
  advice: issue.advice?.[language] ?? null,
  doneByUs: issue.doneByUs?.[language] ?? null,
  where: issue.where?.[language] ?? null,
  paste: issue.paste,
  consequences: issue.consequences.map((one) => ({ ...one, text: one.text[language] })),
  limits: issue.limits.map((one) => ({ ...one, text: one.text[language] })),
  gain: issue.gain && { ...issue.gain, text: issue.gain.text[language] },
});
