import { useSearchParams } from 'react-router';
import type { PagerProps } from '#web/components/ui/pager.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pagingTexts } from '#web/i18n/paging.ts';

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
