import type { IssueLevel } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import type { CheckId } from '../checks/check-id.ts';
import type { TagEdit } from '../edit/edit-tags.ts';
import type { PlatformId } from '../platforms/platform-id.ts';

/** One cause, once, with everything a reader needs to decide whether to fix it. */
export interface DescribedIssue {
  id: CheckId;
  kind: 'meta' | 'image';
  level: IssueLevel;
  /** Where it, or what follows from it, is seen. */
  platforms: PlatformId[];
  text: Text;
  advice: Text | null;
  /** Tags for the head of the page, only if an audit of the page with them turned out better everywhere. */
  paste: string | null;
  /** Further checks that fail because of it. */
  consequences: Consequence[];
  /** Each platform's own number, if they differ. */
  limits: Limit[];
  /** What fixing it brings on this page; null: nothing that can be measured, or not known. */
  gain: Gain | null;
  /** The fix as changes of tags; null: it is none, or not of tags. */
  edits: TagEdit[] | null;
}

export interface Consequence {
  id: CheckId;
  platforms: PlatformId[];
  text: Text;
}

export interface Limit {
  platform: PlatformId;
  text: Text;
}

export interface Gain {
  /** Of the page's score. */
  points: number;
  /** Platforms that show an image after the fix and none before. */
  images: PlatformId[];
  /** Platforms that show a card after the fix and only the link before. */
  cards: PlatformId[];
  /** `+12 points, image on WhatsApp and Signal` */
  text: Text;
}
