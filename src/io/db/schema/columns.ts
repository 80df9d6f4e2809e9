import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, uuid as pgUuid, text, timestamp } from 'drizzle-orm/pg-core';

// What every table says the same way. Names in the database are snake_case and written out, so that a query read in a
// log can be found in the code. Lists newest first need no descending index: PostgreSQL reads one backwards, whereas a
// generated `DESC` index says NULLS LAST and would not fit a plain `order by … desc`.

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const uuid = () => pgUuid('uuid').notNull().defaultRandom().unique();

/** Milliseconds, as a JavaScript Date holds them: a time read and written back stays equal to itself. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/**
 * A page's address with its hash beside it. Addresses grow past the 2,704 bytes an index row holds, so what must be
 * unique or is looked up goes by the hash: `where url_hash = md5($1)::uuid`.
 */
export const pageUrl = () => ({
  url: text('url').notNull(),
  urlHash: pgUuid('url_hash')
    .notNull()
    .generatedAlwaysAs((): SQL => sql`md5("url")::uuid`),
});

/** The row's enumeration as a CHECK: text or number stays readable in SQL, and the list has one home in domain/. */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === 'number' ? `${value}` : `'${value.replaceAll("'", "''")}'`));
  return check(`${getTableName(column.table)}_${column.name}_check`, sql`${column} in (${sql.raw(list.join(', '))})`);
}

/** A rule over one row, named after its table. */
export const rule = (column: AnyPgColumn, name: string, condition: SQL) =>
  check(`${getTableName(column.table)}_${name}_check`, condition);

/** Addresses are compared and looked up in lower case only, so nothing else may be stored. */
export const isLowerCase = (column: AnyPgColumn) =>
  rule(column, `${column.name}_lower_case`, sql`${column} = lower(${column})`);
export const isNotNegative = (column: AnyPgColumn) => rule(column, `${column.name}_not_negative`, sql`${column} >= 0`);
export const isPercent = (column: AnyPgColumn) => rule(column, column.name, sql`${column} between 0 and 100`);
