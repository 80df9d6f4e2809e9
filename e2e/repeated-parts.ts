/**
 * Runs in the page. Parts that repeat an earlier one in the same surroundings, identical in everything but their text:
 * a report has ten thousand elements, most of them the hundredth card of a kind, and what axe says about the first
 * applies to all. A part counts as identical if tags, classes, styles, roles, states and whether there is text at all
 * agree throughout it, and in all its ancestors. `known` are the parts of earlier pages: every page has the same
 * sidebar.
 */
export function repeatedParts(known: number[]): { repeated: Element[]; seen: number[] } {
  const MIN_PART = 6; // elements; skipping less saves nothing
  const numbers = new Map<string, number>();
  /** The same number for the same text on every page: 53 bits of two multiplied halves, enough for a few thousand texts. */
  const numberOf = (text: string) => {
    const before = numbers.get(text);
    if (before !== undefined) return before;
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    const number = 2 ** 32 * (2097151 & low) + (high >>> 0);
    numbers.set(text, number);
    return number;
  };
  const looks = (element: Element) =>
    [...element.attributes]
      .filter(
        ({ name }) => !/^(id|href|src|srcset|alt|title|d|points|aria-label|aria-controls|aria-labelledby)$/.test(name),
      )
      .map(({ name, value }) =>
        /^(class|style|role|type|open|hidden|fill|stroke|aria-.*)$/.test(name) ? `${name}=${value}` : name,
      )
      .sort()
      .join(' ');
  const shapes = new Map<Element, number>();
  const sizes = new Map<Element, number>();
  const read = (element: Element) => {
    let size = 1;
    const parts: number[] = [];
    for (const child of element.children) {
      read(child);
      size += sizes.get(child) ?? 0;
      parts.push(shapes.get(child) ?? 0);
    }
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    sizes.set(element, size);
    shapes.set(element, numberOf(`${element.tagName} ${looks(element)} ${hasText} ${parts.join(',')}`));
  };
  read(document.body);

  const all = new Set(known);
  const seen: number[] = [];
  const repeated: Element[] = [];
  const visit = (element: Element, surroundings: number) => {
    const key = numberOf(`${surroundings}/${shapes.get(element)}`);
    if (all.has(key) && (sizes.get(element) ?? 0) >= MIN_PART) {
      repeated.push(element);
      return;
    }
    if (!all.has(key)) seen.push(key);
    all.add(key);
    // A table without any of its rows would itself be a violation: its parts are compared on this page only.
    const page = element.tagName === 'TABLE' ? performance.timeOrigin : '';
    const around = numberOf(`${surroundings} in ${element.tagName} ${looks(element)} ${page}`);
    // An island may be hydrated at any time and expects the server's markup.
    if (!element.matches('[data-island]')) for (const child of element.children) visit(child, around);
  };
  for (const child of document.body.children)
    visit(child, numberOf(`${looks(document.documentElement)} ${looks(document.body)}`));
  return { repeated, seen };
}
