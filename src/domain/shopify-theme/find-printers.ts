// Where a file prints preview tags: tags written in it, calls of files that print some, and outputs of variables into
// which tags were captured or assigned before.

import { captureAround, type Range, wordsOf } from './liquid-tree.ts';
import { type FileScan, isOutput, isWrittenTag, type Prints, within } from './scan-file.ts';
import type { LiquidNode } from './scan-liquid.ts';
import { OUR_SNIPPET } from './theme-files.ts';

export interface Printer extends Range {
  prints: Prints;
  /** The file it calls; null for tags written here. */
  file: string | null;
}

export interface Printers {
  theirs: Printer[];
  /** Calls of our snippet that print our image: not those that only take out the theme's. */
  ours: Range[];
}

/** In the order of the file; what is in comments, scripts and styles does not count. */
export function findPrinters(scan: FileScan, printsOf: (file: string) => Prints | null): Printers {
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

/** What a node's words hold: a tag as text, or a variable with tags. */
function carriedBy({ markup, name }: LiquidNode, carriers: ReadonlyMap<string, Prints>): Prints | null {
  if (isWrittenTag(markup)) return 'image';
  if (carriers.size === 0) return null;
  const [first, ...rest] = wordsOf(markup);
  const words = name === 'assign' || first === undefined ? rest : [first, ...rest];
  return words.reduce<Prints | null>((most, word) => strongest(most, carriers.get(word) ?? null), null);
}

const strongest = (a: Prints | null, b: Prints | null): Prints | null => (a === 'image' || b === null ? a : b);
