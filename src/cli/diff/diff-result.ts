import { scoreOfChecked } from '#cli/outcome.ts';
import { type Checked, pathOfAddress, type UnreadPage } from '#cli/targets/checked.ts';
import { comparePreviews, type PreviewChange } from './compare-previews.ts';
import type { Sides } from './read-sides.ts';

export interface DiffResult {
  changes: PreviewChange[];
  /** Pages that a site lists and the build lacks; they were not read. */
  removedPaths: string[];
  addedPaths: string[];
  /** Pages that could not be read for another reason than that they are not there. */
  unread: UnreadPage[];
  scoreBefore: number;
  scoreAfter: number;
  pages: number;
  /** Over the limit. */
  left: number;
}

const isMissing = ({ reason }: UnreadPage): boolean => reason === 'not-found' || reason === 'gone';

export function diffResult(
  { before, after, onlyLive, isCompared }: Sides,
  liveIs: 'before' | 'after' | null,
): DiffResult {
  const unread = [...before.unread, ...after.unread].filter((page) => !isMissing(page));
  // A page that one side failed to answer is neither new nor removed.
  const unknown = new Set(unread.map(({ url }) => pathOfAddress(url)));
  const changes = comparePreviews(before.pages, after.pages).filter(
    ({ path, state }) => state === 'changed' || (!unknown.has(path) && isCompared(path)),
  );
  return {
    changes,
    removedPaths: liveIs === 'before' ? onlyLive : [],
    addedPaths: liveIs === 'after' ? onlyLive : [],
    unread,
    scoreBefore: scoreWithoutMissing(before),
    scoreAfter: scoreWithoutMissing(after),
    pages: Math.max(before.pages.length, after.pages.length),
    left: Math.max(before.left, after.left),
  };
}

/** A page that is not there yet is no bad preview. */
const scoreWithoutMissing = (side: Checked): number =>
  scoreOfChecked({ ...side, unread: side.unread.filter((page) => !isMissing(page)) }).score;
