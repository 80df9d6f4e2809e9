// Where a theme prints its preview tags. Entry for patch-theme.ts and tag-state.ts.
//
// A page of a theme begins with a layout (or a template with `{% layout none %}`). Its head is in the file with
// `content_for_header`: mostly the layout, sometimes a snippet that the layout renders.

import { type FileScan, type Prints, scanFile } from './scan-file.ts';
import { seoAppOfSnippet } from './theme-apps.ts';
import { MAIN_LAYOUT, MAX_LIQUID_BYTES, OUR_SNIPPET, type ThemeFiles } from './theme-files.ts';

export interface Theme {
  /** Null for a file that is missing or too long to be a theme's. */
  scanOf: (file: string) => FileScan | null;
  printsOf: (file: string) => Prints | null;
  /** Prints `content_for_header`, itself or through a file it renders. */
  hasHeader: (file: string) => boolean;
  /** Renders our snippet, itself or through a file it renders. */
  rendersOurs: (file: string) => boolean;
  /** Files that are whole pages, theme.liquid first. */
  pages: string[];
}

/** Never shared: behind the password, in the checkout, or sent to one person. */
const privatePages = /^(?:layout|templates)\/(?:password|checkout|gift_card)[.\w-]*\.liquid$/;

/** A theme has about five. */
const MAX_PAGES = 200;

/** Files that are the same in an `earlier` theme are not scanned again. */
export function findTags(files: ThemeFiles, earlier?: Theme): Theme {
  const scans = new Map<string, FileScan>();
  for (const [file, source] of files)
    if (file.endsWith('.liquid') && file !== OUR_SNIPPET && source.length <= MAX_LIQUID_BYTES) {
      const known = earlier?.scanOf(file);
      scans.set(file, known?.source === source ? known : scanFile(source));
    }
  const callers = callersOf(scans);
  const images = spread(
    callers,
    [...scans].flatMap(([file, { writes }]) => (writes === 'image' ? [file] : [])),
  );
  for (const file of spread(
    callers,
    [...callers.keys()].filter((file) => seoAppOfSnippet(file) !== null),
  ))
    images.add(file);
  const others = spread(
    callers,
    [...scans].flatMap(([file, { writes }]) => (writes === null ? [] : [file])),
  );
  const headers = spread(
    callers,
    [...scans].flatMap(([file, { headers }]) => (headers.length > 0 ? [file] : [])),
  );
  const ours = spread(callers, [OUR_SNIPPET]);
  const hasHeader = (file: string) => headers.has(file);
  const isPage = (file: string, scan: FileScan) =>
    !privatePages.test(file) &&
    (file.startsWith('layout/') || (file.startsWith('templates/') && scan.hasNoLayout)) &&
    (scan.markup.headOpen.length > 0 || hasHeader(file));
  const pages = [...scans].filter(([file, scan]) => isPage(file, scan)).map(([file]) => file);
  return {
    scanOf: (file) => scans.get(file) ?? null,
    printsOf: (file) => (images.has(file) ? 'image' : others.has(file) ? 'other' : null),
    hasHeader,
    rendersOurs: (file) => ours.has(file),
    pages: pages.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).slice(0, MAX_PAGES),
  };
}

const rank = (file: string) => (file === MAIN_LAYOUT ? 0 : file.startsWith('layout/') ? 1 : 2);

/** By every file that is rendered, also a missing one: who renders it. */
function callersOf(scans: ReadonlyMap<string, FileScan>): Map<string, string[]> {
  const callers = new Map<string, string[]>();
  for (const [caller, { calls }] of scans) {
    for (const file of new Set(calls.map((call) => call.file))) {
      if (file === null) continue;
      const known = callers.get(file);
      if (known) known.push(caller);
      else callers.set(file, [caller]);
    }
  }
  return callers;
}

/** These files and all that render them, directly or not. */
function spread(callers: ReadonlyMap<string, string[]>, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  // A set is walked in the order of insertion, with what is added on the way.
  for (const file of reached) for (const caller of callers.get(file) ?? []) reached.add(caller);
  return reached;
}
