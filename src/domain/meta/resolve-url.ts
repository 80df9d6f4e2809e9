// Already as the URL standard would write it: lower-case host with a dot, a path, none of the characters or dot
// segments that parsing would change. Saves parsing for the many plain URLs of a page.
const plain = /^https:\/\/(?!.*\/\.)(?=[a-z][a-z0-9-]*\.)(?![^/]*xn--)[a-z0-9.-]*[a-z]\/[\w\-./~!$&()*+,;=:@%?]*$/;

/** Longer than servers and platforms accept. Inline images (data:) may be longer. */
export const MAX_ADDRESS = 8_192;

/** Absolute URL, or null if there is none. */
export function resolveUrl(address: string, base: string): string | null {
  if (address === '' || (address.length > MAX_ADDRESS && !address.startsWith('data:'))) return null;
  if (plain.test(address) && !address.includes('%2e') && !address.includes('%2E')) return address;
  return (URL.parse(address, base) ?? URL.parse(address))?.href ?? null;
}

/** The base of relative URLs: the page, or its first base href if usable. */
export function baseOf(href: string | undefined, pageUrl: string): string {
  if (href === undefined) return pageUrl;
  const base = URL.parse(href, pageUrl);
  // The standard rejects these two as a base.
  if (base === null || base.protocol === 'data:' || base.protocol === 'javascript:') return pageUrl;
  return base.href;
}
