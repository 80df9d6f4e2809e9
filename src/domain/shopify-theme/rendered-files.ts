import { scanFile } from './scan-file.ts';
import { MAX_LIQUID_BYTES, OUR_SNIPPET } from './theme-files.ts';

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
