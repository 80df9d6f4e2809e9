/** Only public reports are for search engines and shared caches. An unpublished report must be gone at once. */
export const reportHeaders = (isIndexed: boolean): Record<string, string> =>
  isIndexed ? { 'cache-control': 'no-cache' } : { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
