// A CSS selector as parts that are checked once per element. Matched from right to left, as libraries do, each further
// ` *` or ` ~ *` multiplies the work: a selector of a dozen letters took minutes. From the top of the tree down the
// work is elements times parts for any selector.
import { compile } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { AnyNode, Element } from 'domhandler';

type Combinator = 'descendant' | 'child' | 'adjacent' | 'sibling';

export interface SelectorPart {
  /** `a.b[c]`, without anything about other elements. */
  matches(element: Element): boolean;
  /** The part before it and the combinator between them; null: it is the first. */
  before: { part: number; by: Combinator } | null;
  isLast: boolean;
}

/** Parts are stored as bits of one number. */
const MAX_PARTS = 30;

const combinators = new Map<string, Combinator>([
  [SelectorType.Descendant, 'descendant'],
  [SelectorType.Child, 'child'],
  [SelectorType.Adjacent, 'adjacent'],
  [SelectorType.Sibling, 'sibling'],
]);
/** What matches whole subtrees or other selectors. */
const refused = /:(has|contains|icontains|nth|matches|where|is)\b|::|:not\([^)]*[ >+~(]/i;

/** Null if the selector is invalid or not allowed here. */
export function selectorParts(selector: string): SelectorPart[] | null {
  if (selector.trim() === '' || refused.test(selector)) return null;
  try {
    const parts: SelectorPart[] = [];
    for (const tokens of parse(selector)) if (!addParts(tokens, parts)) return null;
    return parts.length <= MAX_PARTS ? parts : null;
  } catch {
    return null;
  }
}

function addParts(tokens: Selector[], parts: SelectorPart[]): boolean {
  let compound: Selector[] = [];
  let before: SelectorPart['before'] = null;
  const end = (isLast: boolean) => {
    const compiled = compile<AnyNode, Element>([compound]);
    parts.push({ matches: (element) => compiled(element), before, isLast });
    compound = [];
  };
  for (const token of tokens) {
    const by = combinators.get(token.type);
    if (!by) {
      if (token.type === SelectorType.Parent || token.type === SelectorType.ColumnCombinator) return false;
      compound.push(token);
      continue;
    }
    if (compound.length === 0) return false;
    end(false);
    before = { part: parts.length - 1, by };
  }
  if (compound.length === 0) return false;
  end(true);
  return true;
}

/** Which parts match the surrounding elements, as bits. */
export interface Around {
  ancestors: number;
  parent: number;
  /** Preceding siblings, all and the nearest. */
  earlier: number;
  previous: number;
}

const bitsOf = {
  descendant: 'ancestors',
  child: 'parent',
  sibling: 'earlier',
  adjacent: 'previous',
} as const satisfies Record<Combinator, keyof Around>;

/** The parts that match this element, including all parts before them. */
export function partsAt(element: Element, parts: SelectorPart[], around: Around): { bits: number; isHit: boolean } {
  let bits = 0;
  let isHit = false;
  for (const [at, { matches, before, isLast }] of parts.entries()) {
    if (before && (around[bitsOf[before.by]] & (1 << before.part)) === 0) continue;
    if (!matches(element)) continue;
    bits |= 1 << at;
    isHit ||= isLast;
  }
  return { bits, isHit };
}
