import type { Headers } from '../fetch-types.ts';

type Answer = { status: number; headers: Headers; html: Uint8Array; finalUrl: string };

/** Also below a locale: /de/password, /de-at/password. */
const passwordPath = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?password\/?$/i;
/** The hidden field that every theme's password page posts: Liquid's `form 'storefront_password'` writes it. */
const FORM_TYPE = 'storefront_password';
const formTypeField = new RegExp(`<input\\b[^<>]*\\bvalue=["']?${FORM_TYPE}\\b`, 'i');
const postsToPassword = /\baction=["']?[^"'\s>]{0,200}\/password\b/i;
const passwordField = /\btype=["']?password\b/i;
/** The form is in the page's body, after a head that may be long. */
const SNIFF_BYTES = 1_000_000;

/**
 * A shop behind its password: every path of a closed Shopify store redirects to /password, which has the shop's name
 * and preview tags and must not be audited in place of the page. A server that requires a login counts too.
 */
export function isPasswordPage({ status, headers, html, finalUrl }: Answer): boolean {
  if (status === 401) return headers['www-authenticate'] !== undefined;
  if (status !== 200) return false;
  if (/\bpageType;\s*desc="?password\b/i.test(headers['server-timing'] ?? '')) return true;
  const page = Buffer.from(html.buffer, html.byteOffset, Math.min(html.byteLength, SNIFF_BYTES));
  if (hasFormType(page)) return true;
  if (!passwordPath.test(URL.parse(finalUrl)?.pathname ?? '')) return false;
  const text = page.toString('latin1');
  return postsToPassword.test(text) && passwordField.test(text);
}

/** The pattern sees only the surroundings of the word: over a whole untrusted page it could be made slow. */
function hasFormType(page: Buffer): boolean {
  // Underscores are rare in pages, the letter s is not: this search is fast, and nearly always the only one.
  if (!page.includes('_password')) return false;
  const at = page.indexOf(FORM_TYPE);
  return at !== -1 && formTypeField.test(page.toString('latin1', Math.max(0, at - 300), at + 50));
}
