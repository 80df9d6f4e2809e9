import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, count, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDatabaseAway } from '#io/db/database-unavailable.ts';
import type { Db } from '#io/db/db.ts';
import { exportLeases } from '#io/db/schema/index.ts';

/** Renewed every few seconds while an export runs; after a crash the person waits at most this long. */
export const LEASE_SECONDS = 30;

const until = sql`now() + make_interval(secs => ${LEASE_SECONDS})` as unknown as Date;

/** False: an export of this person is already running, in this process or another. */
export async function acquireExportLease(db: Db, userId: number): Promise<boolean> {
  const taken = await db
    .insert(exportLeases)
    .values({ userId, until })
    .onConflictDoUpdate({ target: exportLeases.userId, set: { until }, setWhere: lt(exportLeases.until, sql`now()`) })
    .returning({ userId: exportLeases.userId });
  return taken.length > 0;
}

export async function renewExportLease(db: Db, userId: number) {
  await db.update(exportLeases).set({ until }).where(eq(exportLeases.userId, userId));
}

export async function releaseExportLease(db: Db, userId: number) {
  await db.delete(exportLeases).where(eq(exportLeases.userId, userId));
}

/** A list of rows in an export. */
export interface ExportedTable {
  /** File name in the ZIP, without extension. */
  file: string;
  table: PgTable;
  where: SQL;
  /** The columns for order and paging; unique in combination. */
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
    const after: SQL | undefined = last ? isBehind(keys, names, last) : undefined;
    const rows: Row[] = await withRetries(() =>
      db
        .select(columns)
        .from(table)
        .where(and(where, after))
        .orderBy(...keys.map((key) => asc(key)))
        .limit(perPage),
    );
    for (const row of rows) yield withoutColumns(row, omit);
    last = rows.at(-1) ?? null;
    if (rows.length < perPage) return;
  }
}

/** How many rows a list has now, to compare with what was written. */
export async function countExported(db: Db, { table, where }: ExportedTable): Promise<number> {
  const [row] = await withRetries(() => db.select({ count: count() }).from(table).where(where));
  return row?.count ?? 0;
}

const PAUSES_MS = [500, 2_000, 8_000];

/** A download of an hour must not end because the database was restarted in between, or was busy for half a minute. */
async function withRetries<Result>(read: () => PromiseLike<Result>): Promise<Result> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!isDatabaseAway(error) && !isTooSlow(error)) throw error;
      await wait(pauseMs);
    }
  }
  return read();
}

/** SQLSTATE: cancelled by the statement's time limit. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '57014';

function isBehind(keys: PgColumn[], names: string[], last: Row): SQL {
  const values = keys.map((key, at) => sql.param(last[names[at] ?? ''], key));
  return sql`(${sql.join(keys, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/** Hashes are always omitted: they mean nothing to a person, and some could be reversed by guessing. */
const withoutColumns = (row: Row, omit: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name) && !name.endsWith('Hash')));
