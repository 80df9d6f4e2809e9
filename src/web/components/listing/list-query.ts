import { pageOfQuery } from '#web/components/paging/use-paging.ts';

/** The limit of the calls. */
const MAX_SEARCH_LENGTH = 200;

/** Page and search of a list, as in the URL. */
export function listQuery(url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return { page: pageOfQuery(url), ...(search ? { search } : {}) };
}

/** Order of a list, as its headings wrote it into the URL; unknown columns are ignored. */
export function sortQuery<Key extends string>(url: URL, keys: readonly Key[]) {
  const sort = keys.find((key) => key === url.searchParams.get('sort'));
  const direction = url.searchParams.get('direction') === 'desc' ? ('desc' as const) : ('asc' as const);
  return sort ? { sort, direction } : {};
}
