import { compile } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import { type AnyNode, DomHandler, type Element, hasChildren, isTag } from 'domhandler';
import { getAttributeValue, textContent } from 'domutils';
import { Parser } from 'htmlparser2';

// Texts of a page by CSS selectors, for data fields of templates. Threat: a selector that takes forever on a large
// page. So the tree is bounded, every element is visited once, the search ends at the first hit,
// and all of it runs in a render process that can be killed.

const MAX_NODES = 60_000;
const MAX_DEPTH = 200;
const MAX_TEXT = 2_000;
/** The parser's work per element grows with depth: a page of fifty thousand levels took three seconds. */
const MAX_OPEN = 1_000;

export type SelectedTexts = { ok: true; data: Record<string, string | null> } | { ok: false; wrong: string[] };

/** A selector may end in `@name` for an attribute instead of the text: `meta[name=price]@content`. */
export function selectTexts(html: string, selectors: Record<string, string>): SelectedTexts {
  const rules = Object.entries(selectors).map(([name, selector]) => ({ name, ...readSelector(selector) }));
  const wrong = rules.filter(({ parts }) => !parts).map(({ name }) => name);
  if (wrong.length) return { ok: false, wrong };
  const document = readTree(html);
  const found = rules.map(({ name, parts, attribute }): [string, string | null] => {
    const element = parts && firstHit(document, parts);
    return [name, element ? textOf(element, attribute) : null];
  });
  return { ok: true, data: Object.fromEntries(found) };
}

function readSelector(text: string): { parts: SelectorPart[] | null; attribute: string | null } {
  const [, selector = '', attribute = null] = /^(.*?)(?:@([\w:-]+))?$/s.exec(text.trim()) ?? [];
  return { parts: selectorParts(selector), attribute };
}

/** The page's tree, up to the first element that is too deep. */
function readTree(html: string): AnyNode {
  const handler = new DomHandler();
  let open = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open += 1;
      // The library looks attributes up by the selector's words: `[constructor]` matches only if the attribute exists.
      Object.setPrototypeOf(attributes, null);
      if (open > MAX_OPEN) parser.pause();
      else handler.onopentag(name, attributes);
    },
    onclosetag() {
      open -= 1;
      handler.onclosetag();
    },
    ontext: (text) => handler.ontext(text),
  });
  parser.write(html);
  parser.end();
  return handler.root;
}

/** The first element in the document's order, within the bounds. */
function firstHit(document: AnyNode, parts: SelectorPart[]): Element | null {
  const top: Around = { ancestors: 0, parent: 0, earlier: 0, previous: 0 };
  const stack = [{ node: document, depth: 0, around: top }];
  let nodes = 0;
  for (let next = stack.pop(); next && nodes < MAX_NODES; next = stack.pop()) {
    const { node, depth, around } = next;
    nodes += 1;
    let own = 0;
    if (isTag(node)) {
      const { bits, isHit } = partsAt(node, parts, around);
      if (isHit) return node;
      own = bits;
      // Its siblings share its surroundings, and come after it and everything in it.
      around.earlier |= bits;
      around.previous = bits;
    }
    if (!hasChildren(node) || depth >= MAX_DEPTH) continue;
    const within: Around = { ancestors: around.ancestors | own, parent: own, earlier: 0, previous: 0 };
    for (const child of node.children.toReversed()) stack.push({ node: child, depth: depth + 1, around: within });
  }
  return null;
}

function textOf(element: Element, attribute: string | null): string {
  const text = attribute ? (getAttributeValue(element, attribute) ?? '') : textContent(element);
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}

// A CSS selector as parts that are checked once per element. Matched from right to left, as libraries do, each further
// ` *` or ` ~ *` multiplies the work: a selector of a dozen letters took minutes. From the top of the tree down the
// work is elements times parts for any selector.

type Combinator = 'descendant' | 'child' | 'adjacent' | 'sibling';

interface SelectorPart {
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
/** Selectors that match whole subtrees or other selectors. */
const refused = /:(has|contains|icontains|nth|matches|where|is)\b|::|:not\([^)]*[ >+~(]/i;

/** Null if the selector is invalid or not allowed here. */
function selectorParts(selector: string): SelectorPart[] | null {
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
interface Around {
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
function partsAt(element: Element, parts: SelectorPart[], around: Around): { bits: number; isHit: boolean } {
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
