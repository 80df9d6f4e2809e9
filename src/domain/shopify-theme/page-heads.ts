// The heads of a page: what prints preview tags in them, in the order of the page and across files.

import { findPrinters, type Printer } from './find-printers.ts';
import type { Theme } from './find-tags.ts';
import { type Branch, contains, type Range } from './liquid-tree.ts';
import type { FileScan } from './scan-file.ts';
import { OUR_SNIPPET } from './theme-files.ts';

/** A part of a file that belongs to a head, without Liquid around it that decides whether it is printed. */
export interface HeadPart {
  file: string;
  scan: FileScan;
  branch: Branch;
  /** In order, up to the end of the head. */
  theirs: Printer[];
  ours: Range[];
  /** Parts of the same head in files that are rendered here and print content_for_header or our image. */
  inner: { call: Range; file: string; parts: HeadPart[] /** Too deep to be entered. */; isCut: boolean }[];
  /** What must not be captured: content_for_header, the beginning and the end of the head, our own call. */
  barriers: Range[];
  /** Calls or outputs of content_for_header. */
  headers: Range[];
  headEnd: Range | null;
}

/** More than any theme has: a file with more is read as one head. */
const MAX_HEADS = 20;
/** Files inside of each other. */
const MAX_DEPTH = 20;

/**
 * Mostly one; several if the layout decides between whole documents. Every file is entered once: a second call of it is
 * in another branch, and a head that is printed twice cannot be helped.
 */
export function headsOf(theme: Theme, file: string, entered: Set<string> = new Set(), depth = 0): HeadPart[] {
  const scan = theme.scanOf(file);
  if (scan === null || scan.brokenAt !== null || entered.has(file)) return [];
  entered.add(file);
  const innerCalls = scan.calls.filter(
    (call) =>
      call.file !== null && call.file !== OUR_SNIPPET && (theme.hasHeader(call.file) || theme.rendersOurs(call.file)),
  );
  const headers = [...scan.headers, ...innerCalls.filter((call) => call.file !== null && theme.hasHeader(call.file))];
  const isInner = new Set(innerCalls.map((call) => call.from));
  const printers = findPrinters(scan, theme.printsOf);
  return documentsIn(scan.root, scan.markup.headOpen, headers).map((branch) => {
    const headEnd = scan.markup.headEnd.find((range) => contains(branch, range)) ?? null;
    const isHere = (range: Range) => contains(branch, range) && range.from < (headEnd?.from ?? branch.to);
    const ours = printers.ours.filter(isHere);
    const inner = innerCalls.filter(isHere);
    return {
      file,
      scan,
      branch,
      theirs: printers.theirs.filter((printer) => isHere(printer) && !isInner.has(printer.from)),
      ours,
      inner: inner.map((call) => {
        const called = call.file ?? '';
        const isCut = depth === MAX_DEPTH && !entered.has(called);
        return { call, file: called, isCut, parts: isCut ? [] : headsOf(theme, called, entered, depth + 1) };
      }),
      barriers: [...headers, ...inner, ...ours, ...scan.markup.headOpen, ...scan.markup.headEnd].sort(
        (a, b) => a.from - b.from,
      ),
      headers: headers.filter(isHere),
      headEnd,
    };
  });
}

/** The innermost branches with both the beginning of a head and content_for_header; without them the whole file. */
function documentsIn(branch: Branch, headOpen: readonly Range[], headers: readonly Range[]): Branch[] {
  if (headOpen.length > MAX_HEADS) return [branch];
  const inner = branch.blocks
    .filter((block) => headOpen.some((range) => contains(block, range)))
    .flatMap((block) => block.branches)
    .filter((part) => [headOpen, headers].every((ranges) => ranges.some((range) => contains(part, range))));
  return inner.length === 0 ? [branch] : inner.flatMap((part) => documentsIn(part, headOpen, headers));
}

export type HeadEvent =
  | { kind: 'ours'; file: string; at: number }
  | { kind: 'theirs'; file: string; at: number; printer: Printer };

/** Every print of an image in the head, in order. */
export function imageEvents(part: HeadPart): HeadEvent[] {
  const events: { at: number; events: HeadEvent[] }[] = [
    ...part.ours.map(({ from }) => ({ at: from, events: [{ kind: 'ours' as const, file: part.file, at: from }] })),
    ...part.theirs
      .filter(({ prints }) => prints === 'image')
      .map((printer) => ({
        at: printer.from,
        events: [{ kind: 'theirs' as const, file: part.file, at: printer.from, printer }],
      })),
    ...part.inner.map(({ call, file, parts, isCut }) => ({
      at: call.from,
      // What nobody has read may print an image.
      events: isCut
        ? [
            {
              kind: 'theirs' as const,
              file: part.file,
              at: call.from,
              printer: { ...call, prints: 'image' as const, file },
            },
          ]
        : parts.flatMap(imageEvents),
    })),
  ];
  return events.toSorted((a, b) => a.at - b.at).flatMap((entry) => entry.events);
}

/** The number of the line, from 1. */
export function lineOf(source: string, at: number): number {
  let line = 1;
  for (let found = source.indexOf('\n'); found !== -1 && found < at; found = source.indexOf('\n', found + 1)) line++;
  return line;
}
