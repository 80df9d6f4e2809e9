import { lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Typed text as a LIKE pattern: its % and _ are literal, not wildcards. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

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

/** The row after saving; `changed`: somebody saved it after it was read; `gone`: it no longer exists. */
export type Saved<Row> = Row | 'changed' | 'gone';

/** True for a row not saved since it was read. Callers that do not say when they read it skip the check. */
export const savedSince = (updatedAt: AnyPgColumn, seenAt: Date | null): SQL | undefined =>
  seenAt === null ? undefined : lte(updatedAt, seenAt);
