import { pageOfQuery } from '../paging/use-paging.ts';

/** What the calls take at most. */
const LONGEST_SEARCH = 200;

/** Page and search of a list, as they stand in the address. */
export function listQuery(url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  return { page: pageOfQuery(url), ...(search ? { search } : {}) };
}
