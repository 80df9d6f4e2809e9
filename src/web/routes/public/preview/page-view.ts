import type { PagePart } from '#domain/audit/audit-progress.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { TagReportRow } from '#domain/audit/texts/tag-report.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { type IssueView, issueViewsOf, type PlatformView, platformViewsOf } from '../../../components/audit/views.ts';

// The result in one language and without what no part of the screen shows: it is embedded in the page for hydration,
// and a whole response (both languages, 150 kB) would be most of the document.

type Stage = PagePart['stage'];

export type TagView = Pick<TagReportRow, 'key' | 'value' | 'byte' | 'place' | 'isDuplicate' | 'writtenBy'> & {
  readBy: PlatformId[];
  /** They use such a tag and do not see this one, because of its position. */
  missedBy: PlatformId[];
};

export interface PageView {
  stage: Stage;
  url: string;
  finalUrl: string;
  imageType: AuditSubPageType;
  score: number;
  /** What the cards show, in a sentence. */
  verdict: string;
  /** Why a score is held back; null: it is not. */
  capped: string | null;
  platforms: PlatformView[];
  issues: IssueView[];
  tags: TagView[];
}

/** Longer values are pages of text in a tag; the table shows the beginning. */
const MAX_TAG_VALUE = 300;

export function viewOf({ stage, audit, autopsy }: PagePart, language: Language): PageView {
  return {
    stage,
    url: audit.url,
    finalUrl: audit.finalUrl,
    imageType: audit.imageType,
    score: audit.score,
    verdict: audit.verdict[language],
    capped: audit.capped?.[language] ?? null,
    platforms: platformViewsOf(audit, language),
    issues: issueViewsOf(audit, language),
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
