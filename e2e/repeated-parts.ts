/**
 * Runs in the page. Parts that repeat an earlier one in the same surroundings, alike in everything but their words: a
 * report has ten thousand elements, most of them the hundredth card of a kind, and what axe says of the first it would
 * say of all. A part counts as alike when tags, classes, styles, roles, states and whether there is text at all agree
 * throughout it, and all it stands in.
 */
export function repeatedParts(): Element[] {
  const SMALLEST_PART = 6; // elements; leaving out less saves nothing
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
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

  const seen = new Set<string>();
  const repeated: Element[] = [];
  const visit = (element: Element, surroundings: number) => {
    const key = `${surroundings}/${shapes.get(element)}`;
    if (seen.has(key) && (sizes.get(element) ?? 0) >= SMALLEST_PART) {
      repeated.push(element);
      return;
    }
    seen.add(key);
    const around = numberOf(`${surroundings} in ${element.tagName} ${looks(element)}`);
    // An island may wake at any moment and wants to find what the server drew.
    if (!element.matches('[data-island]')) for (const child of element.children) visit(child, around);
  };
  visit(document.body, 0);
  return repeated;
}
