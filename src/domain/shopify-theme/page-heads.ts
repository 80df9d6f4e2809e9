import type { Theme } from './find-tags.ts';
import { type Branch, captureAround, contains, type Range, wordsOf } from './liquid-tree.ts';
import { type FileScan, isOutput, isWrittenTag, type Prints, within } from './scan-file.ts';
import type { LiquidNode } from './scan-liquid.ts';
import { OUR_SNIPPET } from './theme-files.ts';

// The heads of a page: what prints preview tags in them, in the order of the page and across files.

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
  /** Parts that must not be captured: content_for_header, the beginning and the end of the head, our own call. */
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
      // A snippet that was not read may print an image.
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

// Where a file prints preview tags: tags written in it, calls of files that print some, and outputs of variables into
// which tags were captured or assigned before.

interface Printer extends Range {
  prints: Prints;
  /** The file it calls; null for tags written here. */
  file: string | null;
}

interface Printers {
  theirs: Printer[];
  /** Calls of our snippet that print our image: not those that only take out the theme's. */
  ours: Range[];
}

/** In the order of the file; what is in comments, scripts and styles does not count. */
function findPrinters(scan: FileScan, printsOf: (file: string) => Prints | null): Printers {
  const found: Printers = { theirs: [], ours: [] };
  const carriers = new Map<string, Prints>();
  const add = (printer: Printer) => {
    const variable = captureAround(scan.root, printer);
    if (variable === null) found.theirs.push(printer);
    else if (carriers.get(variable) !== 'image') carriers.set(variable, printer.prints);
  };
  const isHidden = within(scan.markup.hidden);
  for (const { from, to, prints } of scan.markup.metas) add({ from, to, prints, file: null });
  const calls = new Map(scan.calls.map((call) => [call.node, call.file]));
  for (const node of scan.nodes) {
    if (node.kind === 'opaque' || isHidden(node)) continue;
    const { from, to } = node;
    const file = calls.get(node);
    if (file === OUR_SNIPPET) {
      if (!/\bpart:\s*['"]rest['"]/.test(node.markup)) found.ours.push({ from, to });
      continue;
    }
    const carried = carriedBy(node, carriers);
    if (node.name === 'assign') {
      if (carried !== null) carriers.set(wordsOf(node.markup)[0] ?? '', carried);
      continue;
    }
    if (file === undefined && !isOutput(node)) continue;
    const prints = strongest(carried, typeof file === 'string' ? printsOf(file) : null);
    if (prints !== null) add({ from, to, prints, file: file ?? null });
  }
  found.theirs.sort((a, b) => a.from - b.from);
  return found;
}

/** The content of a node: a tag as text, or a variable with tags. */
function carriedBy({ markup, name }: LiquidNode, carriers: ReadonlyMap<string, Prints>): Prints | null {
  if (isWrittenTag(markup)) return 'image';
  if (carriers.size === 0) return null;
  const [first, ...rest] = wordsOf(markup);
  const words = name === 'assign' || first === undefined ? rest : [first, ...rest];
  return words.reduce<Prints | null>((most, word) => strongest(most, carriers.get(word) ?? null), null);
}

const strongest = (a: Prints | null, b: Prints | null): Prints | null => (a === 'image' || b === null ? a : b);
