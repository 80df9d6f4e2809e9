import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { type CopyIn, copyIn } from './copy.ts';
import { listTables, quoted } from './describe-database.ts';
import type { DumpedJob } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

const gunzipAsync = promisify(gunzip);

/** The migrations of a range, applied and recorded the way Drizzle does. Within the caller's transaction. */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  { after, upTo }: { after: number; upTo: number },
) {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, folderMillis, hash } of migrations) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Recreates the monthly partitions, because retention drops whole partitions. */
export async function recreatePartitions(client: pg.Client, { partitions }: Pick<Manifest, 'partitions'>) {
  for (const table of new Set(partitions.map((partition) => partition.table))) {
    const { rows } = await client.query(
      'select inhrelid::regclass as name from pg_inherits where inhparent = $1::regclass',
      [`public.${quoted(table)}`],
    );
    for (const { name } of rows) await client.query(`drop table ${name}`);
  }
  for (const { table, name, bounds } of partitions) {
    if (!/^FOR VALUES FROM \([^()]+\) TO \([^()]+\)$/.test(bounds)) throw new Error(`Unknown bounds: ${bounds}`);
    await client.query(`create table public.${quoted(name)} partition of public.${quoted(table)} ${bounds}`);
  }
}

/**
 * Rows are loaded table by table, and tables reference each other in cycles: constraints are restored after all rows.
 */
export async function withoutForeignKeys<Result>(client: pg.Client, load: () => Promise<Result>): Promise<Result> {
  const { rows } = await client.query(`
    select conrelid::regclass as table, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const result = await load();
  for (const { table, name, rule } of rows) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${rule}`);
  }
  return result;
}

interface TableLoader {
  /** A part of a table; parts of one table are consecutive. */
  add(table: string, part: Uint8Array): Promise<void>;
  /** Row count per table. */
  end(): Promise<ReadonlyMap<string, number>>;
}

export async function createTableLoader(
  client: pg.Client,
  { tables }: Pick<Manifest, 'tables'>,
  print: (line: string) => void,
): Promise<TableLoader> {
  const known = new Set(await listTables(client));
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const rows = new Map<string, number>();
  const leftOut = new Set<string>();
  let open: { table: string; copy: CopyIn } | null = null;

  async function close() {
    if (!open) return;
    const count = await open.copy.end();
    rows.set(open.table, count);
    print(`  ${open.table}: ${count.toLocaleString('en')} rows`);
    open = null;
  }
  return {
    async add(table, part) {
      const columns = columnsOf.get(table);
      if (!columns || !known.has(table)) {
        if (!leftOut.has(table)) print(`  ${table} is left out: it is not a table of Linkbild.`);
        leftOut.add(table);
        return;
      }
      if (open?.table !== table) {
        await close();
        const list = columns.map(quoted).join(', ');
        open = { table, copy: await copyIn(client, `copy public.${quoted(table)} (${list}) from stdin`) };
      }
      await open.copy.write(await gunzipAsync(part));
    },
    async end() {
      await close();
      return rows;
    },
  };
}

export async function setSequences(client: pg.Client, { sequences }: Pick<Manifest, 'sequences'>) {
  for (const { name, last, isCalled } of sequences) {
    await client.query("select setval(to_regclass('public.' || quote_ident($1)), $2::bigint, $3)", [
      name,
      last,
      isCalled,
    ]);
  }
}

const JOBS_PER_INSERT = 500;

const Job = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});

export async function readJobs(part: Uint8Array): Promise<DumpedJob[]> {
  const lines = (await gunzipAsync(part)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => Job.parse(JSON.parse(line)));
}

/** Through the queue's own API, within the restore's transaction: its tables may have changed since. */
export async function writeJobs(
  client: pg.Client,
  boss: Pick<PgBoss, 'insert'>,
  jobs: readonly DumpedJob[],
): Promise<void> {
  await client.query('delete from pgboss.job');
  const { rows } = await client.query('select name from pgboss.queue');
  const queues = new Set(rows.map(({ name }) => String(name)));
  const db = {
    executeSql: async (text: string, values?: unknown[]) => await client.query(text, values as never),
  };
  const byName = Map.groupBy(jobs, ({ name }) => name);
  for (const [name, all] of byName) {
    if (!queues.has(name)) continue;
    for (let at = 0; at < all.length; at += JOBS_PER_INSERT) {
      const some = all.slice(at, at + JOBS_PER_INSERT).map(({ id, data, priority, startAfter, singletonKey }) => ({
        id,
        data: data ?? {},
        priority,
        startAfter: new Date(startAfter),
        // A job without a key gets a unique one, as the queue's policy requires.
        singletonKey: singletonKey ?? id,
      }));
      await boss.insert(name, some, { db });
    }
  }
}
