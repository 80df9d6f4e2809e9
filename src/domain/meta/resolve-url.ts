// Already as the URL standard would write it: lower-case host with a dot, a path, none of the characters or dot
// segments that parsing would change. Saves the parser for the many addresses of a page that are plain.
const plain = /^https:\/\/(?!.*\/\.)(?=[a-z][a-z0-9-]*\.)(?![^/]*xn--)[a-z0-9.-]*[a-z]\/[\w\-./~!$&()*+,;=:@%?]*$/;

/** Absolute address, or null where there is none to be had. */
export function resolveUrl(address: string, base: string): string | null {
  if (address === '') return null;
  if (plain.test(address) && !address.includes('%2e') && !address.includes('%2E')) return address;
  return (URL.parse(address, base) ?? URL.parse(address))?.href ?? null;
}

/** What relative addresses start from: the page, or its first base href where that is a usable one. */
export function baseOf(href: string | undefined, pageUrl: string): string {
  if (href === undefined) return pageUrl;
  const base = URL.parse(href, pageUrl);
  // The standard refuses these two as a base.
  if (base === null || base.protocol === 'data:' || base.protocol === 'javascript:') return pageUrl;
  return base.href;
}
