// The change to a theme's files after which every page prints exactly one og:image: ours, or with the switch off the
// theme's own. Pure: `files` as read, `snippet` as readIntegration fills it for the project. Nothing is written here.

import { findTags, type Theme } from './find-tags.ts';
import { type HeadPart, headsOf, imageEvents, lineOf } from './page-heads.ts';
import { insertSnippet, type Placement, placeSnippet } from './place-snippet.ts';
import { builderOfLayout, enabledEmbeds, tagAppOfEmbed } from './theme-apps.ts';
import { type DiffHunk, diffFile } from './theme-diff.ts';
import { MAIN_LAYOUT, MAX_LIQUID_BYTES, OUR_SNIPPET, type ThemeFiles } from './theme-files.ts';

export interface PatchOptions {
  /** The text of snippets/linkbild.liquid for this project. */
  snippet: string;
}

export interface PatchedFile {
  name: string;
  /** Null for a new file. */
  before: string | null;
  after: string;
  hunks: DiffHunk[];
  /** Where the first change is, for the way into the code editor. */
  line: number;
}

/** Worth knowing, but no reason not to apply the patch. */
export type PatchNote =
  /** This app prints tags of its own behind ours. */
  | { kind: 'app-behind'; app: string }
  /** This page builder may write the layout again. */
  | { kind: 'layout-of-app'; file: string; app: string }
  /** A layout beside theme.liquid that was left as it is. */
  | { kind: 'layout-left'; file: string; reason: PageRefusal };

type PageRefusal = 'broken-liquid' | 'no-head' | 'tangled';

export type PatchRefusal =
  | { kind: 'already-patched' }
  /** It takes longer to read than any theme does. */
  | { kind: 'too-complex' }
  /** No layout/theme.liquid: not a theme of an online store. */
  | { kind: 'no-layout' }
  | { kind: 'too-large'; file: string }
  /** Not a snippet of ours, with our snippet's name. */
  | { kind: 'name-taken'; file: string }
  /** Tags come from an app embed alone: nothing in the theme prints them. */
  | { kind: 'tags-from-app'; app: string }
  | { kind: PageRefusal; file: string; line: number };

export interface ThemePatch {
  files: PatchedFile[];
  notes: PatchNote[];
}

export type PatchResult = { ok: true; patch: ThemePatch } | { ok: false; reason: PatchRefusal };

export function patchTheme(files: ThemeFiles, { snippet }: PatchOptions): PatchResult {
  const main = files.get(MAIN_LAYOUT);
  if (main === undefined) return refuse({ kind: 'no-layout' });
  if (main.length > MAX_LIQUID_BYTES) return refuse({ kind: 'too-large', file: MAIN_LAYOUT });
  const present = files.get(OUR_SNIPPET);
  if (present !== undefined && !isOurs(present)) return refuse({ kind: 'name-taken', file: OUR_SNIPPET });

  const theme = findTags(files);
  const embedApp = enabledEmbeds(files)
    .map(tagAppOfEmbed)
    .find((app) => app !== null);
  const notes: PatchNote[] = [];
  if (embedApp) {
    if (!printsImage(theme)) return refuse({ kind: 'tags-from-app', app: embedApp });
    notes.push({ kind: 'app-behind', app: embedApp });
  }

  const { changed, wrong } = changeLayouts(files, theme);
  const inMain = wrong.find(({ file }) => file === MAIN_LAYOUT);
  if (inMain) return refuse(inMain);
  for (const { file, kind } of wrong) notes.push({ kind: 'layout-left', file, reason: kind });
  if (present !== snippet) changed.set(OUR_SNIPPET, snippet);
  if (changed.size === 0) return refuse({ kind: 'already-patched' });
  for (const file of changed.keys()) {
    const app = file.startsWith('layout/') ? builderOfLayout(file) : null;
    if (app !== null) notes.push({ kind: 'layout-of-app', file, app });
  }
  return { ok: true, patch: { files: [...changed].map(([name, after]) => patchedFile(files, name, after)), notes } };
}

const refuse = (reason: PatchRefusal): PatchResult => ({ ok: false, reason });

/** Every version of our snippet names itself. */
export const isOurs = (snippet: string) => snippet.includes('name="linkbild"');

const printsImage = (theme: Theme) => theme.pages.some((page) => headsOf(theme, page).flatMap(imageEvents).length > 0);

interface WrongPage {
  kind: PageRefusal;
  file: string;
  line: number;
}

/** In one file. A theme has one or two; more than this nobody would read, and it is left as it is. */
const MAX_PLACES = 50;

function changeLayouts(files: ThemeFiles, theme: Theme): { changed: Map<string, string>; wrong: WrongPage[] } {
  const wrong: WrongPage[] = [];
  const placements = new Map<string, Placement[]>();
  const pages = theme.pages.includes(MAIN_LAYOUT) ? theme.pages : [MAIN_LAYOUT, ...theme.pages];
  for (const page of pages) {
    const scan = theme.scanOf(page);
    const heads = headsOf(theme, page);
    if (scan !== null && scan.brokenAt !== null) {
      wrong.push({ kind: 'broken-liquid', file: page, line: lineOf(scan.source, scan.brokenAt) });
    } else if (heads.length === 0 || !theme.pages.includes(page)) {
      wrong.push({ kind: 'no-head', file: page, line: 1 });
    }
    // Files that several pages render get their placements once.
    const here = new Map<string, Placement[]>();
    for (const head of heads) {
      const hasOurs = imageEvents(head).some(({ kind }) => kind === 'ours');
      placeInParts(head, hasOurs ? null : ownerOf(head), here);
    }
    for (const [file, places] of here) if (!placements.has(file)) placements.set(file, places);
  }
  const changed = new Map<string, string>();
  for (const [file, places] of placements)
    if (places.length > 0 && places.length <= MAX_PLACES)
      changed.set(file, insertSnippet(theme.scanOf(file)?.source ?? '', places));
  for (const page of pagesWithout(theme, new Map([...files, ...changed]))) {
    if (wrong.some(({ file }) => file === page)) continue;
    wrong.push({ kind: 'tangled', file: page, line: 1 });
    changed.delete(page);
  }
  return { changed, wrong };
}

/** The result is read like the theme was: a page must now print ours and nothing else. */
function pagesWithout(before: Theme, files: ThemeFiles): string[] {
  const theme = findTags(files, before);
  return theme.pages.filter((page) => {
    const heads = headsOf(theme, page).map(imageEvents);
    return heads.length === 0 || heads.some((events) => events.length !== 1 || events[0]?.kind !== 'ours');
  });
}

/** The part that prints our image: where content_for_header is with the theme's image, otherwise the page itself. */
function ownerOf(head: HeadPart): HeadPart {
  for (const { parts } of head.inner)
    for (const part of parts) if (part.headers.length > 0 && imageEvents(part).length > 0) return ownerOf(part);
  return head;
}

function placeInParts(part: HeadPart, owner: HeadPart | null, into: Map<string, Placement[]>): void {
  const places = placeSnippet(part, part === owner);
  into.set(part.file, [...(into.get(part.file) ?? []), ...places]);
  for (const { parts } of part.inner) for (const inner of parts) placeInParts(inner, owner, into);
}

function patchedFile(files: ThemeFiles, name: string, after: string): PatchedFile {
  const before = files.get(name) ?? null;
  const hunks = diffFile(before, after);
  return { name, before, after, hunks, line: firstChange(hunks) };
}

/** In the file as it is before the change: that is what the editor shows. */
function firstChange(hunks: readonly DiffHunk[]): number {
  const [hunk] = hunks;
  if (hunk === undefined) return 1;
  const contextLines = hunk.lines.findIndex((line) => !line.startsWith(' '));
  return Math.max(1, hunk.oldStart + Math.max(0, contextLines));
}
