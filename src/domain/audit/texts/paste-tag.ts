const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

export const escapeAttribute = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => escapes.get(character) ?? '');

/** A meta tag to paste into the head. twitter: tags are documented with name=, Open Graph with property=. */
export function metaTag(key: string, value: string): string {
  const attribute = key.startsWith('og:') || key.startsWith('product:') ? 'property' : 'name';
  return `<meta ${attribute}="${key}" content="${escapeAttribute(value)}">`;
}
