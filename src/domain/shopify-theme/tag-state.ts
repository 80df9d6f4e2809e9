// Whether a theme prints our image, for a theme that was just published or changed.

import { findTags, type Theme } from './find-tags.ts';
import { headsOf, imageEvents, lineOf } from './page-heads.ts';
import { isOurs } from './patch-theme.ts';
import { type EmbedPages, enabledEmbeds, findOwnEmbed, seoAppOfSnippet, tagAppOfEmbed } from './theme-apps.ts';
import { MAIN_LAYOUT, OUR_SNIPPET, type ThemeFiles } from './theme-files.ts';

interface TagPlace {
  file: string;
  line: number;
}

export type AbsentReason =
  /** No file renders the snippet. */
  | 'not-rendered'
  /** Rendered inside of a comment. */
  | 'commented-out'
  /** Rendered, but the file snippets/linkbild.liquid is missing or not ours. */
  | 'snippet-missing'
  /** The snippet of another project. */
  | 'other-project'
  /** theme.liquid is missing or cannot be read. */
  | 'no-layout'
  /** No file renders the snippet, and the merchant has switched the app embed off again. */
  | 'embed-off';

export type TagState =
  /** The theme is too complex to read. */
  | { state: 'unknown' }
  /** Ours is the first image of every page. `behind` are images that are printed after it. */
  | { state: 'first'; ours: TagPlace; behind: TagPlace[] }
  /** Platforms take the image in front of ours. */
  | { state: 'behind'; ours: TagPlace; inFront: TagPlace; app: string | null }
  /**
   * A layout is without the snippet, and the app embed is on. Which pages then begin with our image is not in the files:
   * the store's pages are looked at.
   */
  | {
      state: 'embed';
      pages: EmbedPages;
      /** The theme, or another app in it, prints an image itself, in front of the embed's. */
      hasImage: boolean;
    }
  | {
      state: 'absent';
      reason: AbsentReason;
      file: string /** The theme, or an app in it, prints an image itself. */;
      hasImage: boolean;
    };

interface Given {
  projectUuid?: string;
  /** The app's handle at Shopify, by which its embed is known. */
  appHandle?: string | undefined;
}

/**
 * Of the worst page: one layout without the tag is enough for pages without our image. The snippet comes before the app
 * embed, which prints nothing beside it. A broken snippet is reported even if the embed is on: it has to be mended.
 */
export function tagStateOf(files: ThemeFiles, { projectUuid, appHandle }: Given = {}): TagState {
  const theme = findTags(files);
  const states = theme.pages.map((page) => pageState(theme, page));
  const hasImage =
    theme.pages.some((page) =>
      headsOf(theme, page)
        .flatMap(imageEvents)
        .some(({ kind }) => kind === 'theirs'),
    ) || enabledEmbeds(files).some((type) => tagAppOfEmbed(type) !== null);
  const absent = (reason: AbsentReason, file: string): TagState => ({ state: 'absent', reason, file, hasImage });
  if (!theme.pages.includes(MAIN_LAYOUT)) return absent('no-layout', MAIN_LAYOUT);
  const without = theme.pages[states.indexOf(null)];
  if (without !== undefined) {
    const embed = findOwnEmbed(files, appHandle);
    if (embed?.isOn) return { state: 'embed', pages: embed.pages, hasImage };
    if (isCommentedOut(theme, without)) return absent('commented-out', without);
    return absent(embed ? 'embed-off' : 'not-rendered', without);
  }
  const snippet = files.get(OUR_SNIPPET);
  if (snippet === undefined || !isOurs(snippet)) return absent('snippet-missing', OUR_SNIPPET);
  if (projectUuid !== undefined && !snippet.includes(projectUuid)) return absent('other-project', OUR_SNIPPET);
  const known = states.filter((state) => state !== null);
  const worst =
    known.find(({ state }) => state === 'behind') ??
    known.find((state) => state.state === 'first' && state.behind.length > 0);
  return worst ?? known[0] ?? absent('not-rendered', MAIN_LAYOUT);
}

/** Null if our image is missing in one of its heads. */
function pageState(theme: Theme, page: string): Extract<TagState, { state: 'first' | 'behind' }> | null {
  const states = headsOf(theme, page).map((head) => {
    const events = imageEvents(head);
    const place = (event: { file: string; at: number }): TagPlace => ({
      file: event.file,
      line: lineOf(theme.scanOf(event.file)?.source ?? '', event.at),
    });
    const own = events.find(({ kind }) => kind === 'ours');
    if (own === undefined) return null;
    const ours = place(own);
    const [first] = events;
    if (first?.kind === 'theirs') {
      const { file } = first.printer;
      return {
        state: 'behind' as const,
        ours,
        inFront: place(first),
        app: file === null ? null : seoAppOfSnippet(file),
      };
    }
    return { state: 'first' as const, ours, behind: events.slice(1).map(place) };
  });
  if (states.includes(null)) return null;
  return states.find((state) => state?.state === 'behind') ?? states[0] ?? null;
}

/** Our call was commented out instead of deleted. */
function isCommentedOut(theme: Theme, page: string): boolean {
  const scan = theme.scanOf(page);
  if (scan === null) return false;
  const comments = [
    ...scan.nodes.filter(({ name }) => name === 'comment').map(({ markup }) => markup),
    ...scan.markup.hidden.map(({ from, to }) => scan.source.slice(from, to)),
  ];
  return comments.some((text) => /(?:render|include)\s{1,20}['"]linkbild['"]/.test(text));
}
