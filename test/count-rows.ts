import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';

export async function countRows(db: Db, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(where);
  return row?.count ?? 0;
}

/** Everywhere in the database that still contains a value: the columns whose name or type fits, table by table. */
export async function rowsLeft(db: Db, columns: string, value: string | number): Promise<string[]> {
  const columnsOf = { table: z.string(), column: z.string() };
  const rows = await rawRows(
    db,
    columnsOf,
    sql.raw(`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and (${columns})`),
  );
  const left: string[] = [];
  for (const { table, column } of rows) {
    const found = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value} limit 1`,
    );
    if (found.rows.length > 0) left.push(`${table}.${column}`);
  }
  return left.toSorted();
}
