export type SortDirection = 'asc' | 'desc';
export interface Sort {
  key: string;
  direction: SortDirection;
}

/** A click on a heading: first ascending, then descending, then ascending again. */
export const nextSort = (sort: Sort | null | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});

export type SortValue = string | number | Date | null | undefined;

/** Rows ordered by one value; missing values last in both directions, equals keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): Row[] {
  const letters = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = sortValue(left);
    const b = sortValue(right);
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    if (typeof a === 'string' && typeof b === 'string') return sign * letters.compare(a, b);
    return sign * (Number(a) - Number(b));
  });
}

/** One page of rows, one-based; a page beyond the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const current = Math.min(Math.max(1, page), pageCount);
  return { rows: rows.slice((current - 1) * pageSize, current * pageSize), page: current, pageCount };
}
