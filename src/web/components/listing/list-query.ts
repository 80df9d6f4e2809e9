import { useSearchParams } from 'react-router';
import type { PagerProps } from '#web/components/ui/pager.tsx';
import type { Sort } from '#web/components/ui/table-order.ts';
import { pagingTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface Listed {
  total: number;
  page: number;
  perPage: number;
}

/**
 * The pager of a list whose page is in the URL (`?page=2`); none if everything fits on one page. `staysInPlace` for a
 * list below other things: the next page does not scroll to the top.
 */
export function usePaging(
  { total, page, perPage }: Listed,
  { staysInPlace = false }: { staysInPlace?: boolean } = {},
): PagerProps | undefined {
  const texts = useTexts(pagingTexts);
  const [, setQuery] = useSearchParams();
  const pageCount = Math.ceil(total / perPage);
  if (pageCount <= 1) return undefined;
  return {
    page,
    pageCount,
    onPage: (next) =>
      setQuery(
        (query) => {
          query.set('page', String(next));
          return query;
        },
        { preventScrollReset: staysInPlace },
      ),
    texts: { ...texts, position: texts.position(page, pageCount) },
  };
}

/** The requested page; anything that is not a number means the first. */
export const pageOfQuery = (url: URL): number => Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);

/** For `Table`: a click on a heading orders the whole list, not only the current page. */
export function useListSort(): { sort: Sort | null; onSort: (sort: Sort) => void } {
  const [query, setQuery] = useSearchParams();
  const key = query.get('sort');
  return {
    sort: key ? { key, direction: query.get('direction') === 'desc' ? 'desc' : 'asc' } : null,
    onSort: (next) =>
      setQuery(
        (now) => {
          now.delete('page');
          now.set('sort', next.key);
          now.set('direction', next.direction);
          return now;
        },
        { preventScrollReset: true },
      ),
  };
}

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
