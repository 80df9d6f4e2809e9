import type { ThemeReport } from './theme-report.ts';
import { type LiveKind, liveKinds } from './theme-snippet.ts';

// What pages of a store print while the app embed is on: the theme's files do not tell which image comes first.

/** What platforms take from a page; null: it could not be read. */
export interface SeenPage {
  kind: LiveKind;
  isOurs: boolean | null;
  /** More than one image is named. */
  isDoubled: boolean;
}

/** Kinds of pages by what was seen; a kind of which the store has no page is in none. */
export interface EmbedCheck {
  ours: LiveKind[];
  others: LiveKind[];
  unread: LiveKind[];
  doubled: LiveKind[];
}

/** The worst page of a kind speaks for it: ours has to be first on all that were read. */
export function embedCheckOf(pages: readonly SeenPage[]): EmbedCheck {
  const check: EmbedCheck = { ours: [], others: [], unread: [], doubled: [] };
  for (const kind of liveKinds) {
    const ofKind = pages.filter((page) => page.kind === kind);
    if (ofKind.some(({ isOurs }) => isOurs === false)) check.others.push(kind);
    else if (ofKind.some(({ isOurs }) => isOurs)) check.ours.push(kind);
    else if (ofKind.length > 0) check.unread.push(kind);
    if (ofKind.some(({ isDoubled }) => isDoubled)) check.doubled.push(kind);
  }
  return check;
}

/** On which kinds of pages platforms take our image, and on which another or none; null: being looked at. */
export function shownKinds({ tag, check }: ThemeReport): Pick<EmbedCheck, 'ours' | 'others'> | null {
  if (tag.state === 'embed') return check ? { ours: check.ours, others: check.others } : null;
  if (tag.state === 'unknown') return { ours: [], others: [] };
  const all = [...liveKinds];
  return tag.state === 'first' ? { ours: all, others: [] } : { ours: [], others: all };
}
