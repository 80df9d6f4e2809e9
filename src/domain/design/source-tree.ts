// A template's HTML with Liquid, as positions in the text. The designer edits the text itself at these positions, so
// everything it does not touch stays exactly as written. Parsing is forgiving: incomplete markup gives the tree as far
// as it can be determined.

interface Attribute {
  /** From the whitespace before its name to the end of its value. */
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
  value: string;
}

interface Place {
  start: number;
  end: number;
}
export interface SourceElement extends Place {
  kind: 'element';
  tag: string;
  /** Its data-id. */
  id: string | null;
  attributes: Record<string, Attribute>;
  /** The end of the opening tag, and the start of the closing one. */
  openEnd: number;
  closeStart: number;
  children: SourceNode[];
}
/** `{% if … %}` to `{% endif %}`, with everything between, in any branch. */
export interface SourceBlock extends Place {
  kind: 'block';
  tag: string;
  children: SourceNode[];
}
/** Text and outputs, or a standalone Liquid tag (`assign`). */
interface SourceText extends Place {
  kind: 'text' | 'tag';
}
export type SourceNode = SourceElement | SourceBlock | SourceText;

const blockTags = ['if', 'unless', 'for', 'case', 'capture', 'tablerow', 'comment', 'raw'];
const middleTags = ['else', 'elsif', 'when'];
const voidElements = ['img', 'br', 'hr', 'wbr', 'input', 'meta', 'link'];
/** Their content does not concern the designer. */
const closedElements = ['svg', 'style', 'script'];

export function readSource(html: string): SourceNode[] {
  const root: SourceNode[] = [];
  const open: (SourceElement | SourceBlock)[] = [];
  const add = (node: SourceNode) => (open.at(-1)?.children ?? root).push(node);
  const closeTo = (depth: number, closeStart: number, end: number) => {
    while (open.length > depth) {
      const node = open.pop();
      if (!node) return;
      const isLast = open.length === depth;
      node.end = isLast ? end : closeStart;
      if (node.kind === 'element') node.closeStart = closeStart;
    }
  };
  let at = 0;
  while (at < html.length) {
    const rest = html.slice(at, at + 2);
    if (rest === '{%') {
      const end = after(html, '%}', at);
      const tag = /^\{%-?\s*(\w+)/.exec(html.slice(at, end))?.[1] ?? '';
      if (blockTags.includes(tag)) {
        const block: SourceBlock = { kind: 'block', tag, start: at, end: html.length, children: [] };
        add(block);
        open.push(block);
      } else if (tag.startsWith('end')) {
        const depth = open.findLastIndex((node) => node.kind === 'block' && tag === `end${node.tag}`);
        if (depth >= 0) closeTo(depth, at, end);
      } else if (!middleTags.includes(tag)) add({ kind: 'tag', start: at, end });
      at = end;
    } else if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at);
    } else if (rest === '</') {
      const end = after(html, '>', at);
      const tag = html
        .slice(at + 2, end - 1)
        .trim()
        .toLowerCase();
      const depth = open.findLastIndex((node) => node.kind === 'element' && node.tag === tag);
      if (depth >= 0) closeTo(depth, at, end);
      at = end;
    } else if (/^<[a-z]/i.test(rest)) {
      const element = readOpening(html, at);
      add(element);
      const isSelfClosed = html.slice(element.openEnd - 2, element.openEnd) === '/>';
      if (closedElements.includes(element.tag) && !isSelfClosed) {
        const close = html.toLowerCase().indexOf(`</${element.tag}`, element.openEnd);
        element.closeStart = close < 0 ? html.length : close;
        element.end = close < 0 ? html.length : after(html, '>', close);
      } else if (!voidElements.includes(element.tag) && !isSelfClosed) {
        element.end = html.length;
        element.closeStart = html.length;
        open.push(element);
      }
      at = closedElements.includes(element.tag) ? element.end : element.openEnd;
    } else {
      const end = textEnd(html, at);
      add({ kind: 'text', start: at, end });
      at = end;
    }
  }
  closeTo(0, html.length, html.length);
  return root;
}

/** After the next `mark`; the end of the text if there is none. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** Liquid inside a tag or its values may contain anything, including quotes: it is skipped as a whole. */
function skipLiquid(html: string, at: number): number {
  if (html.startsWith('{{', at)) return after(html, '}}', at);
  if (html.startsWith('{%', at)) return after(html, '%}', at);
  return at;
}

function textEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    if (html.startsWith('{{', at)) at = after(html, '}}', at);
    else if (html.startsWith('{%', at) || (html[at] === '<' && at > from)) return at;
    else at += 1;
  }
  return at;
}

function readOpening(html: string, start: number): SourceElement {
  const tag = /^<([a-z][\w-]*)/i.exec(html.slice(start, start + 60))?.[1] ?? '';
  // Null prototype: an attribute may be called `__proto__`.
  const attributes: Record<string, Attribute> = Object.create(null);
  let at = start + 1 + tag.length;
  while (at < html.length && html[at] !== '>') {
    const skipped = skipLiquid(html, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const name = /^\s*([^\s=>/"'{]+)/.exec(html.slice(at, at + 80));
    if (!name?.[1]) {
      at += 1;
      continue;
    }
    const begin = at;
    at += name[0].length;
    const equals = /^\s*=\s*/.exec(html.slice(at, at + 20));
    if (!equals) {
      attributes[name[1].toLowerCase()] = { start: begin, end: at, valueStart: at, valueEnd: at, value: '' };
      continue;
    }
    at += equals[0].length;
    const quote = html[at] === '"' || html[at] === "'" ? html[at] : null;
    if (quote) at += 1;
    const valueStart = at;
    const isEnd = (letter: string | undefined) => (quote ? letter === quote : !letter || /[\s>]/.test(letter));
    while (at < html.length && !isEnd(html[at])) at = Math.max(at + 1, skipLiquid(html, at));
    const valueEnd = at;
    if (quote) at = Math.min(html.length, at + 1);
    attributes[name[1].toLowerCase()] = {
      start: begin,
      end: at,
      valueStart,
      valueEnd,
      value: html.slice(valueStart, valueEnd),
    };
  }
  const openEnd = Math.min(html.length, at + 1);
  const id = attributes['data-id']?.value ?? null;
  return {
    kind: 'element',
    tag: tag.toLowerCase(),
    id: id === '' ? null : id,
    attributes,
    start,
    end: openEnd,
    openEnd,
    closeStart: openEnd,
    children: [],
  };
}

/** Every element, parents before children. */
export function elementsIn(nodes: readonly SourceNode[]): SourceElement[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return [node, ...elementsIn(node.children)];
    return node.kind === 'block' ? elementsIn(node.children) : [];
  });
}

/** All with this data-id: the branches of an `if` often have the same one. */
export const elementsNamed = (html: string, id: string): SourceElement[] =>
  elementsIn(readSource(html)).filter((element) => element.id === id);

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text; they must not overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), html);
}
