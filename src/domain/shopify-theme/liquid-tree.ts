// The blocks of a Liquid file (`{% if %}…{% endif %}`), each with its branches, so that what is wrapped is always whole.

import type { LiquidNode, LiquidScan } from './scan-liquid.ts';

export interface Range {
  from: number;
  to: number;
}

export interface Branch extends Range {
  blocks: Block[];
}

export interface Block extends Range {
  name: string;
  markup: string;
  branches: Branch[];
}

export interface LiquidTree {
  root: Branch;
  brokenAt: number | null;
}

/** Blocks also where nothing ends them; others are known by their end. */
const blockTags = ['if', 'unless', 'case', 'for', 'tablerow', 'capture', 'form', 'paginate', 'ifchanged', 'style'];

/** Begin the next branch of the block they are in. */
const dividers = new Set(['else', 'elsif', 'when']);

/** Deeper nesting is refused like a block without end: nobody writes it, and what walks the tree may recurse. */
const MAX_DEPTH = 100;

export function liquidTree(source: string, { nodes, brokenAt }: LiquidScan): LiquidTree {
  const root: Branch = { from: 0, to: source.length, blocks: [] };
  if (brokenAt !== null) return { root, brokenAt };
  const ends = nodes.filter(({ name }) => name.startsWith('end')).map(({ name }) => name.slice('end'.length));
  const closed = new Set([...blockTags, ...ends]);
  const open: Block[] = [];
  for (const node of nodes) {
    if (node.kind === 'output' || node.kind === 'opaque') continue;
    const current = open.at(-1);
    if (node.name.startsWith('end') && closed.has(node.name.slice('end'.length))) {
      if (current?.name !== node.name.slice('end'.length)) return { root, brokenAt: node.from };
      end(current, node);
      open.pop();
    } else if (dividers.has(node.name) && current) {
      lastBranch(current).to = node.from;
      current.branches.push({ from: node.to, to: node.to, blocks: [] });
    } else if (closed.has(node.name)) {
      const { name, markup, from } = node;
      const branch: Branch = { from: node.to, to: node.to, blocks: [] };
      if (name === 'liquid') branch.from = from + 1;
      const block: Block = { name, markup, from, to: node.to, branches: [branch] };
      (current ? lastBranch(current) : root).blocks.push(block);
      open.push(block);
      if (open.length > MAX_DEPTH) return { root, brokenAt: from };
    }
  }
  return { root, brokenAt: open[0]?.from ?? null };
}

function end(block: Block, node: LiquidNode): void {
  lastBranch(block).to = node.from;
  block.to = node.to;
}

function lastBranch(block: Block): Branch {
  const branch = block.branches.at(-1);
  if (branch === undefined) throw new Error('A block has at least one branch.');
  return branch;
}

export const contains = (outer: Range, inner: Range): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** The block of this branch that a range is in or touches; by halving, since blocks are in order. */
export function blockAround(branch: Branch, { from, to }: Range): Block | null {
  const { blocks } = branch;
  let low = 0;
  let high = blocks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle] as Block;
    if (block.to <= from) low = middle + 1;
    else if (block.from >= to) high = middle - 1;
    else return block;
  }
  return null;
}

/** The variable of the outermost capture around a range. */
export function captureAround(root: Branch, range: Range): string | null {
  let branch: Branch | undefined = root;
  while (branch) {
    const block = blockAround(branch, range);
    if (block === null) return null;
    if (block.name === 'capture') return wordsOf(block.markup)[0] ?? null;
    branch = block.branches.find(({ from, to }) => range.from >= from && range.to <= to);
  }
  return null;
}

export const wordsOf = (markup: string): string[] => markup.match(/[\w-]+/g) ?? [];
