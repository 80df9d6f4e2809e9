import { compile, is } from 'css-select';
import { type AnyNode, type Element, hasChildren, isTag } from 'domhandler';
import { getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

// Texts of a page by CSS selectors, for data fields of templates. Threat: a selector that takes for ever on a large page.
// So the tree is bounded, selectors that look at whole subtrees (:has, :not with more inside) are refused, and the search
// ends at the first hit.

const MAX_NODES = 60_000;
/** A selector with descendants walks up the tree for each element, so depth counts twice. */
const MAX_DEPTH = 200;
const MAX_TEXT = 2_000;

export type SelectedTexts = { ok: true; data: Record<string, string | null> } | { ok: false; wrong: string[] };

/** A selector may end in `@name` for an attribute instead of the text: `meta[name=price]@content`. */
export function selectTexts(html: string, selectors: Record<string, string>): SelectedTexts {
  const rules = Object.entries(selectors).map(([name, selector]) => ({ name, ...readSelector(selector) }));
  const wrong = rules.filter((rule) => !rule.matches).map((rule) => rule.name);
  if (wrong.length) return { ok: false, wrong };
  const data = new Map<string, string | null>(rules.map(({ name }) => [name, null]));
  let open = rules;
  let nodes = 0;
  const queue: { node: AnyNode; depth: number }[] = [{ node: parseDocument(html), depth: 0 }];
  for (let next = queue.pop(); next && open.length && nodes < MAX_NODES; next = queue.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (isTag(node)) {
      // The library reads attributes by the selector's words: `[constructor]` is one only where it was written.
      Object.setPrototypeOf(node.attribs, null);
      open = open.filter(({ name, matches, attribute }) => {
        if (!matches?.(node)) return true;
        data.set(name, textOf(node, attribute));
        return false;
      });
    }
    if (!hasChildren(node) || depth >= MAX_DEPTH) continue;
    for (const child of node.children.toReversed()) queue.push({ node: child, depth: depth + 1 });
  }
  return { ok: true, data: Object.fromEntries(data) };
}

function readSelector(text: string) {
  const [, selector = '', attribute = null] = /^(.*?)(?:@([\w:-]+))?$/s.exec(text.trim()) ?? [];
  if (!selector.trim() || /:(has|contains|icontains|nth|matches|where|is)\b|::|:not\([^)]*[ >+~(]/i.test(selector))
    return { matches: null, attribute };
  try {
    const compiled = compile<AnyNode, Element>(selector);
    return { matches: (element: Element) => is(element, compiled), attribute };
  } catch {
    return { matches: null, attribute };
  }
}

function textOf(element: Element, attribute: string | null): string {
  const text = attribute ? (getAttributeValue(element, attribute) ?? '') : textContent(element);
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
