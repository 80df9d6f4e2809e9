import { scanFile } from './scan-file.ts';

/** The text of a theme's files by their name below the theme, such as `layout/theme.liquid`. */
export type ThemeFiles = ReadonlyMap<string, string>;

/** Shopify lets a Liquid file have 256 KB and the settings 1.5 MB; a little more is still read. */
export const MAX_LIQUID_BYTES = 512 * 1024;
const MAX_SETTINGS_BYTES = 2 * 1024 * 1024;
const MAX_FILES = 5_000;
const MAX_TOTAL_BYTES = 32 * 1024 * 1024;

export const MAIN_LAYOUT = 'layout/theme.liquid';
export const SETTINGS_DATA = 'config/settings_data.json';
export const OUR_SNIPPET = 'snippets/linkbild.liquid';

/** In the order of their use: what is beyond the limits is missing at the end. */
const folders = ['layout/', 'snippets/', 'templates/', 'sections/'] as const;

interface ListedFile {
  name: string;
  size: number;
}

/** Which of a theme's files are worth reading, by name and size: assets, however large, never are. */
export function wantedThemeFiles(listing: Iterable<ListedFile>): string[] {
  const ranked: { name: string; size: number; rank: number }[] = [];
  for (const { name, size } of listing) {
    const rank = rankOf(name);
    if (rank !== null && size <= (name === SETTINGS_DATA ? MAX_SETTINGS_BYTES : MAX_LIQUID_BYTES))
      ranked.push({ name, size, rank });
  }
  ranked.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  const wanted: string[] = [];
  let total = 0;
  for (const { name, size } of ranked) {
    total += size;
    if (wanted.length === MAX_FILES || total > MAX_TOTAL_BYTES) break;
    wanted.push(name);
  }
  return wanted;
}

function rankOf(name: string): number | null {
  if (name === MAIN_LAYOUT) return -2;
  if (name === SETTINGS_DATA || name === OUR_SNIPPET) return -1;
  if (!name.endsWith('.liquid')) return null;
  const rank = folders.findIndex((folder) => name.startsWith(folder));
  return rank === -1 ? null : rank;
}

// A theme of 5,000 files has a dozen that print something into a page's head: they are found from the layouts on.

/** Read whatever renders it: layouts, templates, settings and our own snippet. */
export const isReadFirst = (name: string): boolean => name === OUR_SNIPPET || !/^(?:snippets|sections)\//.test(name);

/** The files that a file renders by name, if it can be part of a page's head. */
export function filesRenderedBy(name: string, source: string): string[] {
  if (!name.endsWith('.liquid') || name === OUR_SNIPPET || source.length > MAX_LIQUID_BYTES) return [];
  const { calls, hasNoLayout } = scanFile(source);
  // A template inside a layout prints into the body.
  if (name.startsWith('templates/') && !hasNoLayout) return [];
  return [...new Set(calls.flatMap(({ file }) => (file === null ? [] : [file])))];
}
