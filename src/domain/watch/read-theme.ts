// Which theme made a page, as the page itself says: a new one explains why many pages changed at once.

/** Only the first places are read: a pattern over a whole untrusted page can be made slow. */
const NEAR = 400;

/** Pages are read byte by byte, as Latin-1; names are written in UTF-8. */
const asWritten = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

/** `Dawn (128)`: name and number of a Shopify theme; `shopkeeper 3.2`: name and version of a WordPress theme. */
export function readTheme(html: string): string | null {
  return shopifyTheme(html) ?? wordpressTheme(html);
}

function shopifyTheme(html: string): string | null {
  const at = html.indexOf('Shopify.theme');
  if (at !== -1) {
    const near = html.slice(at, at + NEAR);
    const name = /"name":"([^"\\]{1,80})"/.exec(near)?.[1];
    const id = /"id":(\d{1,20})/.exec(near)?.[1];
    if (name !== undefined && id !== undefined) return `${asWritten(name)} (${id})`;
  }
  const number = /\/cdn\/shop\/t\/(\d{1,9})\//.exec(html)?.[1];
  return number === undefined ? null : `(${number})`;
}

function wordpressTheme(html: string): string | null {
  const found = /\/wp-content\/themes\/([\w-]{1,60})\/style(?:\.min)?\.css(?:\?ver=([\w.-]{1,30}))?/.exec(html);
  return found ? [found[1], found[2]].filter(Boolean).join(' ') : null;
}
