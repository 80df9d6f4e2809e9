// A template's markup in lines that a person can read. What is drawn stays the same: lines are broken only where white
// space is not drawn, between boxes, between the declarations of a style, and around the text of an element. Where that
// is not certain (text beside elements, unclosed elements) the markup stays as written.
import { isInlineElement } from '#domain/template/card-node.ts';
import { piecesOf } from './inline-style.ts';
import { elementsIn, readSource, type SourceBlock, type SourceElement, type SourceNode } from './source-tree.ts';

/** Longer opening tags get a line for each attribute, longer texts a line of their own. */
const LINE_LENGTH = 100;
/** Lines that a person wrote are left alone; only generated ones are this long. */
const UNREADABLE_LENGTH = 200;
const INDENT = '  ';
/** Liquid blocks whose content is not markup, or text that is used elsewhere. */
const verbatimBlocks = ['comment', 'raw', 'capture'];

/** Markup with very long lines is formatted; what a person has formatted stays exactly as it is. */
export function readable(html: string): string {
  if (longestLine(html) <= UNREADABLE_LENGTH) return html;
  const formatted = formatSource(html);
  return longestLine(formatted) < longestLine(html) ? formatted : html;
}

const longestLine = (text: string) => text.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);

/** Returned as it is if a part of it cannot be recognised with certainty. */
export function formatSource(html: string): string {
  const nodes = readSource(html);
  if (!isBreakable(html, nodes)) return html;
  const lines = new Formatter(html).between(nodes, 0, html.length, 0);
  return lines === null ? html : lines.join('\n');
}

const isBlank = (text: string) => text.trim() === '';

/** Only boxes, images and Liquid that writes nothing: white space between them is not drawn. */
const isBreakable = (html: string, nodes: readonly SourceNode[]): boolean =>
  nodes.every((node) => {
    if (node.kind === 'text') return isBlank(html.slice(node.start, node.end));
    if (node.kind === 'element') return !isInlineElement(node.tag);
    if (node.kind === 'block') return node.tag !== 'raw' && (isVerbatim(node) || isBreakable(html, node.children));
    return /^\{%-?\s*(?:assign|break|continue)\b/.test(html.slice(node.start, node.end));
  });

const isVerbatim = ({ tag }: SourceBlock) => verbatimBlocks.includes(tag);

/** Null from any of its steps: this markup is left alone. */
class Formatter {
  readonly #html: string;
  constructor(html: string) {
    this.#html = html;
  }

  /** The lines between two offsets, with these nodes between them. */
  between(nodes: readonly SourceNode[], start: number, end: number, depth: number): string[] | null {
    const lines: string[] = [];
    let at = start;
    for (const node of [...nodes, null]) {
      const rest = linesOfRest(this.#html.slice(at, node?.start ?? end), depth);
      const own = node ? this.#node(node, depth) : [];
      if (!rest || !own) return null;
      lines.push(...rest, ...own);
      at = node?.end ?? end;
    }
    return lines;
  }

  #node(node: SourceNode, depth: number): string[] | null {
    const source = this.#html.slice(node.start, node.end);
    const indent = INDENT.repeat(depth);
    if (node.kind === 'element') return this.#element(node, depth);
    if (node.kind === 'block' && !isVerbatim(node)) return this.#block(node, depth);
    return isBlank(source) ? [] : [indent + source];
  }

  #block(node: SourceBlock, depth: number): string[] | null {
    const source = this.#html.slice(node.start, node.end);
    const open = source.indexOf('%}') + 2;
    const close = source.lastIndexOf('{%');
    if (!new RegExp(`^\\{%-?\\s*end${node.tag}\\s*-?%\\}$`).test(source.slice(close)) || close < open) return null;
    const inner = this.between(node.children, node.start + open, node.start + close, depth + 1);
    const indent = INDENT.repeat(depth);
    return inner && [indent + source.slice(0, open), ...inner, indent + source.slice(close)];
  }

  #element(node: SourceElement, depth: number): string[] | null {
    const { start, end, openEnd, closeStart, children, tag } = node;
    const indent = INDENT.repeat(depth);
    const open = openingTag(this.#html, node, indent);
    const close = this.#html.slice(closeStart, end);
    if (end === openEnd) return [indent + open];
    if (!new RegExp(`^</${tag}\\s*>$`, 'i').test(close)) return null;
    const inner = this.#html.slice(openEnd, closeStart);
    if (tag === 'svg' || tag === 'style') return [indent + this.#html.slice(start, end)];
    if (isBlank(inner)) return [indent + open + close];
    if (isBreakable(this.#html, children)) {
      const lines = this.between(children, openEnd, closeStart, depth + 1);
      return lines && [indent + open, ...lines, indent + close];
    }
    const isText = elementsIn(children).length === 0;
    const whole = indent + open + (isText ? inner.trim() : inner) + close;
    if (!isText || (!open.includes('\n') && whole.length <= LINE_LENGTH)) return [whole];
    return [indent + open, indent + INDENT + inner.trim(), indent + close];
  }
}

/** The text between two nodes: branches of a condition and comments, each on its own line. */
function linesOfRest(text: string, depth: number): string[] | null {
  const parts: string[] = [];
  for (let rest = text.trim(); rest !== ''; rest = rest.slice(parts.at(-1)?.length).trimStart()) {
    const closing = rest.startsWith('{%') ? '%}' : rest.startsWith('<!--') ? '-->' : null;
    const end = closing === null ? -1 : rest.indexOf(closing);
    // Markup that was not understood.
    if (closing === null || end === -1) return null;
    parts.push(rest.slice(0, end + closing.length));
  }
  return parts.map((part) => INDENT.repeat(part.startsWith('{%') ? Math.max(0, depth - 1) : depth) + part);
}

/** On one line if it fits, otherwise one attribute per line, and one style declaration per line. */
function openingTag(html: string, { start, openEnd, tag, attributes }: SourceElement, indent: string): string {
  const source = html.slice(start, openEnd);
  const all = Object.values(attributes).toSorted((one, other) => one.start - other.start);
  const ending = source.endsWith('/>') ? '/>' : '>';
  const last = all.at(-1);
  // Liquid between attributes, or a name twice: left as written.
  const gaps = all.map(({ start: from }, at) =>
    html.slice(at === 0 ? start + 1 + tag.length : (all[at - 1]?.end ?? 0), from),
  );
  const tail = last ? html.slice(last.end, openEnd).trim() : '';
  if (!last || tail !== ending || !gaps.every(isBlank)) return source;
  const written = all.map((attribute) => html.slice(attribute.start, attribute.end).trim());
  const oneLine = `<${[html.slice(start + 1, start + 1 + tag.length), ...written].join(' ')}${ending}`;
  if (!oneLine.includes('\n') && indent.length + oneLine.length <= LINE_LENGTH) return oneLine;
  const inner = indent + INDENT;
  const lines = all.map((attribute, at) =>
    attribute === attributes.style
      ? styleLines(
          html.slice(attribute.start, attribute.valueStart).trim(),
          attribute.value,
          html.slice(attribute.valueEnd, attribute.end),
          inner,
        )
      : (written[at] ?? ''),
  );
  return [
    `<${html.slice(start + 1, start + 1 + tag.length)}`,
    ...lines.map((line) => inner + line),
    indent + ending,
  ].join('\n');
}

function styleLines(name: string, value: string, quote: string, indent: string): string {
  const pieces = piecesOf(value);
  if (pieces.length < 2 || quote === '') return name + value + quote;
  const between = `\n${indent}${INDENT}`;
  return `${name}${between}${pieces.join(`;${between}`)}${/;\s*$/.test(value) ? ';' : ''}\n${indent}${quote}`;
}
