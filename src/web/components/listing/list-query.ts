import { pageOfQuery } from '../paging/use-paging.ts';

/** What the calls take at most. */
const MAX_SEARCH_LENGTH = 200;

/** Page and search of a list, as they stand in the address. */
export function listQuery(url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return { page: pageOfQuery(url), ...(search ? { search } : {}) };
}

/** Order of a list, as its headings have written it into the address; what is no heading is no order. */
export function sortQuery<Key extends string>(url: URL, keys: readonly Key[]) {
  const sort = keys.find((key) => key === url.searchParams.get('sort'));
  const direction = url.searchParams.get('direction') === 'desc' ? ('desc' as const) : ('asc' as const);
  return sort ? { sort, direction } : {};
}
