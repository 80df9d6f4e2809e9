import type { AutopsyRow } from '#domain/audit/autopsy.ts';
import type { Card } from '#domain/audit/card.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { PagePart } from '#domain/audit/page-part.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType, IssueLevel } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';

// The result in one language and without what no part of the screen shows: it travels in the page for the island to
// wake with, and a whole answer (both languages, 150 kB) would be most of the document.

export type Stage = PagePart['stage'];

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
  /** What applies: failing first. */
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

export type TagView = Pick<AutopsyRow, 'key' | 'value' | 'byte' | 'place' | 'isDuplicate' | 'writtenBy'> & {
  readBy: PlatformId[];
  /** They ask for such a tag and do not see this one, because of its place. */
  missedBy: PlatformId[];
};

export interface PageView {
  stage: Stage;
  url: string;
  finalUrl: string;
  imageType: AuditSubPageType;
  score: number;
  platforms: PlatformView[];
  issues: IssueView[];
  tags: TagView[];
}

/** Longer values are pages of text in a tag; the table shows how one begins. */
const MAX_TAG_VALUE = 300;

export function viewOf({ stage, audit, autopsy }: PagePart, language: Language): PageView {
  return {
    stage,
    url: audit.url,
    finalUrl: audit.finalUrl,
    imageType: audit.imageType,
    score: audit.score,
    platforms: audit.platforms.map(({ platform, card, score, scoreParts, checks }) => ({
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
    })),
    issues: audit.issues.map(({ id, level, text, advice, paste, platforms }) => ({
      id,
      level,
      text: text[language],
      advice: advice?.[language] ?? null,
      paste,
      platforms,
    })),
    tags: autopsy.map(({ key, value, byte, place, isDuplicate, writtenBy, seenBy, askedBy }) => ({
      key,
      value: value.length > MAX_TAG_VALUE ? `${value.slice(0, MAX_TAG_VALUE)}…` : value,
      byte,
      place,
      isDuplicate,
      writtenBy,
      readBy: askedBy.filter((id) => seenBy.includes(id)),
      missedBy: askedBy.filter((id) => !seenBy.includes(id)),
    })),
  };
}

/** An address as people say it: without protocol and without the slash at the end. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
