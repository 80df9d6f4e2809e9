import { lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SortKey } from '#contract/admin-lists/admin-list.ts';

/** Typed text as a LIKE pattern: its % and _ are literal, not wildcards. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** The SQL expression for each order of an admin list; the list's definition names the orders. */
export type OrderColumns<List extends { columns: object }> = Record<SortKey<List>, SQLWrapper>;

/** The requested page and order of an admin list. The order is a key of its columns, never text from a request. */
export interface ListPage<List extends { columns: object }> {
  page: number;
  perPage: number;
  search?: string | undefined;
  sort?: SortKey<List> | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Empty values last in both directions; ties keep the list's own order. */
export function orderBy<Key extends string>(
  columns: Record<Key, SQLWrapper>,
  { sort, direction }: { sort?: Key | undefined; direction?: 'asc' | 'desc' | undefined },
  own: SQL,
): SQL {
  if (!sort || !Object.hasOwn(columns, sort)) return own;
  return sql`${columns[sort]} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')} nulls last, ${own}`;
}

/** The row after saving; `changed`: somebody saved it since it was read; `gone`: it no longer exists. */
export type Saved<Row> = Row | 'changed' | 'gone';

/** True for a row not saved since it was read. Callers that do not say when they read it skip the check. */
export const savedSince = (updatedAt: AnyPgColumn, seenAt: Date | null): SQL | undefined =>
  seenAt === null ? undefined : lte(updatedAt, seenAt);
