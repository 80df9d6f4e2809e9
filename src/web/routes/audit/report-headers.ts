/** Only what is public is for search engines and for caches in between. Who takes a report back wants it gone at once. */
export const reportHeaders = (isIndexed: boolean): Record<string, string> =>
  isIndexed ? { 'cache-control': 'no-cache' } : { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
