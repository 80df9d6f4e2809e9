import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';

// The months of the log of fetches and of the snapshots. A year of them exists in advance, so that nothing stops if
// maintenance does not run for long; a month older than the retention is dropped as a whole, which costs nothing at any
// size.

const partitionedTables = ['crawls', 'page_snapshots'] as const;
type PartitionedTable = (typeof partitionedTables)[number];

const MONTHS_AHEAD = 12;

interface Partition {
  name: string;
  /** Null: everything before `until`. */
  from: Date | null;
  until: Date;
}

export async function listPartitions(db: Db, table: PartitionedTable): Promise<Partition[]> {
  const rows = await rawRows(
    db,
    { name: z.string(), bounds: z.string() },
    sql`
    select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bounds
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = ${table}::regclass`,
  );
  return rows
    .map(({ name, bounds }) => {
      const [from, until] = [/FROM \('([^']+)'\)/.exec(bounds)?.[1], /TO \('([^']+)'\)/.exec(bounds)?.[1]];
      if (!until) throw new Error(`the partition ${name} of ${table} has no end: ${bounds}`);
      return { name, from: from ? new Date(from) : null, until: new Date(until) };
    })
    .sort((a, b) => a.until.getTime() - b.until.getTime());
}

const monthAfter = (month: Date, months = 1) =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months, 1));

/** Creates missing months. Of two processes at once, the second waits for the first and finds them. */
export async function makePartitions(db: Db, now: Date): Promise<void> {
  for (const table of partitionedTables) await makeMonths(db, table, monthAfter(now, MONTHS_AHEAD));
}

async function makeMonths(db: Db, table: PartitionedTable, end: Date): Promise<void> {
  if (lastOf(await listPartitions(db, table)) >= end) return;
  await db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table} partitions`}))`);
    for (let from = lastOf(await listPartitions(db, table)); from < end; from = monthAfter(from)) {
      const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
      await db.execute(
        sql.raw(`create table "${name}" partition of ${table}
          for values from ('${from.toISOString()}') to ('${monthAfter(from).toISOString()}')`),
      );
    }
  });
}

const lastOf = (partitions: Partition[]): Date => {
  const last = partitions.at(-1);
  if (!last) throw new Error('no partition');
  return last.until;
};

/** Drops the months that ended before, and the counters of their days. */
export async function dropOldCrawls(db: Db, before: Date): Promise<void> {
  for (const { name, until } of await listPartitions(db, 'crawls')) {
    if (until > before) break;
    const day = until.toISOString().slice(0, 10);
    await db.transaction(async (db) => {
      await dropPartition(db, name);
      await db.execute(sql`delete from crawl_days where day < ${day}`);
      await db.execute(sql`delete from crawl_page_days where day < ${day}`);
      await db.execute(sql`delete from crawl_day_tops where day < ${day}`);
    });
  }
}

/**
 * Drops months that ended before. A page unchanged since then keeps its last state as a new snapshot, so that the next
 * change can be compared and its image stays viewable. Returns the affected projects.
 */
export async function dropOldSnapshots(db: Db, before: Date, now: Date): Promise<Set<number>> {
  const touched = new Set<number>();
  for (const { name, until } of await listPartitions(db, 'page_snapshots')) {
    if (until > before) break;
    await db.transaction(async (db) => {
      const rows = await rawRows(
        db,
        { id: z.number() },
        sql`select distinct project_id as id from ${sql.identifier(name)}`,
      );
      for (const { id } of rows) touched.add(id);
      await db.execute(sql`
        insert into page_snapshots (sub_page_id, seen_at, project_id, state, image_key)
        select distinct on (sub_page_id) sub_page_id, ${now.toISOString()}::timestamptz, project_id, state, image_key
        from ${sql.identifier(name)} as old
        where not exists (select from page_snapshots as newer
          where newer.sub_page_id = old.sub_page_id and newer.seen_at >= ${until.toISOString()}::timestamptz)
        order by sub_page_id, seen_at desc
        on conflict do nothing`);
      await dropPartition(db, name);
    });
  }
  return touched;
}

const dropPartition = (db: Db, name: string) => db.execute(sql.raw(`drop table "${name.replaceAll('"', '""')}"`));
