import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The requested order of a list: keys of a table of columns, never text of a request. */
export interface ListOrder<Key extends string> {
  sort?: Key | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Empty values last in both directions; ties keep the list's own order. */
export function orderBy<Key extends string>(
  columns: Record<Key, SQLWrapper>,
  { sort, direction }: ListOrder<Key>,
  own: SQL,
): SQL {
  if (!sort || !Object.hasOwn(columns, sort)) return own;
  return sql`${columns[sort]} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')} nulls last, ${own}`;
}
