// The layers of a template: its named elements as a tree, in paint order.
import { isHidden, withAssigns } from './edit-element.ts';
import { edited, readSource, type SourceElement, type SourceNode } from './source-tree.ts';

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
