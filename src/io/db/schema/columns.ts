import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, uuid as pgUuid, text, timestamp } from 'drizzle-orm/pg-core';

// Columns that all tables share. Names in the database are snake_case and written out, so that a query from a log can
// be found in the code. Lists newest first need no descending index: PostgreSQL reads one backwards, whereas a
// generated `DESC` index says NULLS LAST and would not match a plain `order by … desc`.

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const uuid = () => pgUuid('uuid').notNull().defaultRandom().unique();

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Milliseconds, like a JavaScript Date: a timestamp survives reading and writing unchanged. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/**
 * A page's URL with its hash. URLs can exceed the 2,704 bytes an index row holds, so uniqueness and look-ups use the
 * hash: `where url_hash = md5($1)::uuid`.
 */
export const pageUrlColumns = () => ({
  url: text('url').notNull(),
  urlHash: pgUuid('url_hash')
    .notNull()
    .generatedAlwaysAs((): SQL => sql`md5("url")::uuid`),
});

/** An enumeration as a CHECK: text or number stays readable in SQL, and the list is defined once in domain/. */
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
