// One Liquid file: its tags, what it renders, and where the head begins and ends.

import { findMetas, type Markup, maskLiquid } from './find-metas.ts';
import { type Branch, captureAround, liquidTree, type Range, wordsOf } from './liquid-tree.ts';
import { type LiquidNode, scanLiquid } from './scan-liquid.ts';

/** `image`: og:image, twitter:image or what belongs to them, which our snippet replaces. */
export type Prints = 'image' | 'other';

interface Call extends Range {
  /** The rendered file; null if a variable names it. */
  file: string | null;
  node: LiquidNode;
}

export interface FileScan {
  source: string;
  nodes: LiquidNode[];
  root: Branch;
  brokenAt: number | null;
  calls: Call[];
  /** `{{ content_for_header }}`, also with filters, as `echo`, and out of a variable into which it was captured. */
  headers: Range[];
  markup: Markup;
  /** Written in this file, in whatever way. */
  writes: Prints | null;
  /** `{% layout none %}`: a template that is a whole page. */
  hasNoLayout: boolean;
}

export function scanFile(source: string): FileScan {
  const scan = scanLiquid(source);
  const { root, brokenAt } = liquidTree(source, scan);
  const markup = findMetas(maskLiquid(source, scan.nodes));
  const isHidden = within(markup.hidden);
  const found: FileScan = {
    source,
    nodes: scan.nodes,
    root,
    brokenAt,
    calls: [],
    headers: [],
    markup,
    writes: null,
    hasNoLayout: false,
  };
  if (markup.metas.length > 0) found.writes = markup.metas.some(({ prints }) => prints === 'image') ? 'image' : 'other';
  const carriers = new Set(['content_for_header']);
  for (const node of scan.nodes) {
    if (node.kind === 'opaque') continue;
    const { name, markup: words, from, to } = node;
    if (isOutput(node) && holdsHeader(words, carriers)) {
      found.headers.push({ from, to });
      carriers.add(captureAround(root, node) ?? 'content_for_header');
    } else if (name === 'assign' && holdsHeader(words, carriers)) {
      carriers.add(wordsOf(words)[0] ?? '');
    }
    if (isWrittenTag(words)) found.writes = 'image';
    if (name === 'layout' && words === 'none') found.hasNoLayout = true;
    const folder = folders.get(name);
    if (folder !== undefined && !isHidden(node)) found.calls.push({ from, to, file: fileOf(folder, words), node });
  }
  return found;
}

/** Themes that tune their speed change the scripts in it before they print it. */
const holdsHeader = (words: string, carriers: ReadonlySet<string>) =>
  words.includes('content_for_header') || (carriers.size > 1 && wordsOf(words).some((word) => carriers.has(word)));

const folders = new Map([
  ['render', 'snippets'],
  ['include', 'snippets'],
  ['section', 'sections'],
]);

export const isOutput = ({ kind, name }: LiquidNode) => kind === 'output' || name === 'echo';

/** `{{ '<meta property="og:image" …' }}` */
export const isWrittenTag = (markup: string) => {
  if (!markup.includes('<')) return false;
  const text = markup.toLowerCase();
  return text.includes('<meta') && (text.includes('og:') || text.includes('twitter:'));
};

function fileOf(folder: string, markup: string): string | null {
  const quote = markup[0];
  if (quote !== '"' && quote !== "'") return null;
  const end = markup.indexOf(quote, 1);
  return end === -1 ? null : `${folder}/${markup.slice(1, end)}.liquid`;
}

/** Tells whether a range begins inside one of these, which are in order. */
export function within(ranges: readonly Range[]): (range: Range) => boolean {
  return ({ from }) => {
    let low = 0;
    let high = ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle] as Range;
      if (range.to <= from) low = middle + 1;
      else if (range.from > from) high = middle - 1;
      else return true;
    }
    return false;
  };
}
