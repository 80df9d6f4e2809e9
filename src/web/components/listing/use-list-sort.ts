import { useSearchParams } from 'react-router';
import type { Sort } from '#web/components/ui/table-order.ts';

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
