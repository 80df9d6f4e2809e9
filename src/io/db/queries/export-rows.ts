import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db.ts';

/** A list of rows in an export. */
export interface ExportedTable {
  /** File name in the ZIP, without extension. */
  file: string;
  table: PgTable;
  where: SQL;
  /** What the rows are ordered and paged by; unique in combination. */
  keys: PgColumn[];
  /** Columns that grant access or mean nothing to a person. */
  omit?: readonly string[];
  /** Rows per read: fewer if rows are large. */
  perPage?: number;
}

type Row = Record<string, unknown>;

/** Row by row, with keyset paging: as fast at the end as at the beginning, with constant memory. */
export async function* exportedRows(db: Db, { table, where, keys, omit = [], perPage = 200 }: ExportedTable) {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const names = keys.map((key) => Object.keys(columns).find((name) => columns[name] === key) ?? '');
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await db
      .select(columns)
      .from(table)
      .where(and(where, last ? isBehind(keys, names, last) : undefined))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(perPage);
    for (const row of rows) yield withoutColumns(row, omit);
    last = rows.at(-1) ?? null;
    if (rows.length < perPage) return;
  }
}

function isBehind(keys: PgColumn[], names: string[], last: Row): SQL {
  const values = keys.map((key, at) => sql.param(last[names[at] ?? ''], key));
  return sql`(${sql.join(keys, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/** Hashes are always omitted: they mean nothing to a person, and some could be reversed by guessing. */
const withoutColumns = (row: Row, omit: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name) && !name.endsWith('Hash')));
