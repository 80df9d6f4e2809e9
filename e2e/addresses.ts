/** A pattern of the table with values that a freshly seeded instance knows; the rest is unknown and may be a clean 404. */
export function addressOf(pattern: string): { path: string; mayBeMissing: boolean } {
  const path = pattern
    .replace(':token', 'shopify-aktion')
    .replace(':projectSlug', 'demo')
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, 'unknown');
  return { path: path || '/', mayBeMissing: path.includes('unknown') };
}
