import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db.ts';

/** A list of rows in an export. */
export interface ExportedTable {
  /** Name of the file in the ZIP, without ending. */
  file: string;
  table: PgTable;
  where: SQL;
  /** What the rows are ordered and paged by; unique together. */
  keys: PgColumn[];
  /** Columns that open something or say nothing to a person. */
  omit?: readonly string[];
  /** Rows read at once: fewer where a row is large. */
  perPage?: number;
}

type Row = Record<string, unknown>;

/** Row by row, in pages that each begin behind the last: as fast at the end as at the beginning, and flat in memory. */
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

/** Hashes are left out wherever they stand: they say nothing to a person, and some could be guessed back. */
const withoutColumns = (row: Row, omit: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name) && !name.endsWith('Hash')));
