import { isHidden, withAssigns } from './edit-element.ts';
import { textOfElement } from './element-text.ts';
import { edited, elementsNamed, readSource, type SourceElement, type SourceNode } from './source-tree.ts';

// The layers of a template: its named elements as a tree, in paint order.

export interface Layer {
  id: string;
  kind: 'text' | 'image' | 'box';
  depth: number;
  hidden: boolean;
  /** Whether it has a sibling layer before and after it. */
  canLower: boolean;
  canRaise: boolean;
}

/** Siblings that can swap places: an element, or a condition with its elements. */
interface Unit {
  start: number;
  end: number;
  elements: SourceElement[];
}

const topElements = (nodes: readonly SourceNode[]): SourceElement[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? [node] : node.kind === 'block' ? topElements(node.children) : []));

function unitsOf(html: string, children: readonly SourceNode[]): Unit[] {
  return children.flatMap((node) => {
    if (node.kind !== 'element' && node.kind !== 'block') return [];
    const elements = topElements([node]);
    return elements.length === 0 ? [] : [{ ...withAssigns(html, node), elements }];
  });
}

const kindOf = ({ tag, children }: SourceElement): Layer['kind'] => {
  if (tag === 'img' || tag === 'svg') return 'image';
  return children.length > 0 && topElements(children).length === 0 ? 'text' : 'box';
};

/** Parents before children, lowest first. Two branches of a condition with the same name are one layer. */
export function layersOf(html: string): Layer[] {
  const layers: Layer[] = [];
  const walk = (nodes: readonly SourceNode[], depth: number) => {
    const units = unitsOf(html, nodes);
    units.forEach((unit, at) => {
      for (const element of unit.elements) {
        const isKnown = layers.some(({ id }) => id === element.id);
        if (element.id !== null && !isKnown) {
          const places = { canLower: at > 0, canRaise: at < units.length - 1 };
          layers.push({ id: element.id, kind: kindOf(element), depth, hidden: isHidden(element), ...places });
        }
        walk(element.children, element.id === null ? depth : depth + 1);
      }
    });
  };
  walk(readSource(html), 0);
  return layers;
}

/** As people read a list of layers: what is in front comes first, and what a group holds stays below it. */
export function topFirst(layers: readonly Layer[]): Layer[] {
  const [first] = layers;
  if (!first) return [];
  const starts = layers.flatMap(({ depth }, at) => (depth <= first.depth ? [at] : []));
  const branches = starts.map((start, at) => layers.slice(start, starts[at + 1]));
  return branches.reverse().flatMap(([parent, ...inside]) => (parent ? [parent, ...topFirst(inside)] : []));
}

function siblingsOf(html: string, id: string): { units: Unit[]; at: number } | null {
  const search = (nodes: readonly SourceNode[]): { units: Unit[]; at: number } | null => {
    const units = unitsOf(html, nodes);
    const at = units.findIndex(({ elements }) => elements.some((element) => element.id === id));
    if (at >= 0) return { units, at };
    for (const { elements } of units) {
      for (const element of elements) {
        const found = search(element.children);
        if (found) return found;
      }
    }
    return null;
  };
  return search(readSource(html));
}

/** One step up or down among its siblings; what is between the two (whitespace, text) stays in place. */
export function reordered(html: string, id: string, direction: 'raise' | 'lower'): string {
  const found = siblingsOf(html, id);
  const one = found?.units[found.at];
  const other = found?.units[found.at + (direction === 'raise' ? 1 : -1)];
  if (!one || !other) return html;
  const textOf = ({ start, end }: Unit) => html.slice(start, end);
  return edited(html, [
    { start: one.start, end: one.end, text: textOf(other) },
    { start: other.start, end: other.end, text: textOf(one) },
  ]);
}

// What a layer is called: by what it shows, because nobody knows which one `group-2` is.

export type LayerName =
  /** As they stand on the card. */
  | { kind: 'words'; words: string }
  /** A word of ours, translated by the page: a field of the page, or a kind of element. */
  | { kind: 'known'; word: string }
  | { kind: 'group'; parts: LayerName[]; hasMore: boolean };

/** Names that `withIds` and the designer give; everything else was named by a person or by us. */
const automatic = /^(?:group|text|image|shape)(?:-\d+)?$/;
const WORDS_LENGTH = 40;
const PARTS = 2;

/** By data-id, in the order of the layers. */
export function layerNames(html: string, layers: readonly Layer[]): Map<string, LayerName> {
  const names = new Map<string, LayerName>();
  // Children first: a group is called after them.
  layers.toReversed().forEach((layer, fromEnd) => {
    const at = layers.length - 1 - fromEnd;
    names.set(
      layer.id,
      nameOf(html, layer, () => leavesIn(layers, at).flatMap(({ id }) => names.get(id) ?? [])),
    );
  });
  return new Map(layers.flatMap(({ id }) => [[id, names.get(id) ?? known(id)] as const]));
}

function nameOf(html: string, layer: Layer, leaves: () => LayerName[]): LayerName {
  const { id, kind } = layer;
  if (kind === 'text') return textName(html, id) ?? known(id);
  if (kind === 'image') return automatic.test(id) ? imageName(html, id) : known(id);
  if (!automatic.test(id)) return known(id);
  const parts = leaves();
  return parts.length === 0
    ? known('shape')
    : { kind: 'group', parts: parts.slice(0, PARTS), hasMore: parts.length > PARTS };
}

/** What is inside, without the boxes around it. */
function leavesIn(layers: readonly Layer[], at: number): Layer[] {
  const depth = layers[at]?.depth ?? 0;
  const end = layers.findIndex((layer, index) => index > at && layer.depth <= depth);
  const inside = layers.slice(at + 1, end === -1 ? layers.length : end);
  const leaves = inside.filter(({ kind }) => kind !== 'box');
  return leaves.length > 0 ? leaves : inside;
}

const known = (word: string): LayerName => ({ kind: 'known', word });

function textName(html: string, id: string): LayerName | null {
  const text = textOfElement(html, id);
  if (text?.kind === 'words') return wordsName(text.words);
  const field = text?.kind === 'field' ? text.field : firstField(text?.source ?? '');
  // Elements that we named are named after their field; `initial` is one of them, a mere decoration.
  if (!automatic.test(id)) return known(id);
  return field === null
    ? wordsName((text?.kind === 'mixed' ? text.source : '').replaceAll(/\{%.{0,200}?%\}/gs, ' '))
    : known(wordOf(field));
}

function wordsName(words: string): LayerName | null {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return null;
  const letters = [...line];
  return {
    kind: 'words',
    words: letters.length > WORDS_LENGTH ? `${letters.slice(0, WORDS_LENGTH).join('').trim()}…` : line,
  };
}

const firstField = (source: string) => /\{\{-?\s*([A-Za-z_]\w*)/.exec(source)?.[1] ?? null;

/** `compareAtPrice` → `compare-at-price`, as in the names of elements; `ratingText` is the rating, written out. */
const wordOf = (field: string) =>
  (field.split(/[.[]/)[0] ?? field).replace(/Text$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function imageName(html: string, id: string): LayerName {
  const source = elementsNamed(html, id).find(({ tag }) => tag === 'img')?.attributes.src?.value ?? '';
  return known(firstField(source) === 'logo' ? 'logo' : 'image');
}
