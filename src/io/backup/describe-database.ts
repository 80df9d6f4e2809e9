import type pg from 'pg';
import type { Manifest } from './manifest.ts';

type Described = Pick<Manifest, 'postgres' | 'migration' | 'tables' | 'partitions' | 'sequences'>;

/** In `public` and not part of an extension. */
const ours = (kinds: string) => `
  from pg_class where relnamespace = 'public'::regnamespace and relkind in (${kinds})
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select relname ${ours("'r', 'p'")} and not relispartition order by relname`);
  return rows.map(({ relname }) => String(relname));
}

/** From the catalogue, not from our own schema: a backup is also made before an upgrade, by the newer version. */
export async function describeDatabase(client: pg.Client): Promise<Described> {
  const { rows: there } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  const { rows: level } =
    there[0]?.name === null
      ? { rows: [] }
      : await client.query('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  if (!level[0]?.last) throw new Error('This database holds no Linkbild: there is nothing to back up.');
  const { rows: version } = await client.query("select current_setting('server_version') as version");
  const tables: Described['tables'] = [];
  for (const name of await listTables(client)) {
    // Generated columns are computed again.
    const { rows } = await client.query(
      `select attname from pg_attribute where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
      [name],
    );
    tables.push({ name, columns: rows.map(({ attname }) => String(attname)) });
  }
  const { rows: partitions } = await client.query(`
    select parent.relname as "table", child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bounds
    from pg_inherits join pg_class as child on child.oid = inhrelid join pg_class as parent on parent.oid = inhparent
    where parent.relkind = 'p' and child.relkind = 'r' and parent.relnamespace = 'public'::regnamespace
    order by parent.relname, child.relname`);
  const sequences: Described['sequences'] = [];
  const { rows: names } = await client.query(`select relname ${ours("'S'")} order by relname`);
  for (const { relname } of names) {
    const { rows } = await client.query(`select last_value::text as last, is_called from public.${quoted(relname)}`);
    sequences.push({ name: relname, last: rows[0].last, isCalled: rows[0].is_called });
  }
  return {
    postgres: String(version[0]?.version),
    migration: Number(level[0].last),
    tables,
    partitions: partitions.map(({ table, name, bounds }) => ({ table, name, bounds })),
    sequences,
  };
}

/** Drops everything of ours in `public`; objects of extensions stay. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  for (const name of await listTables(client)) await client.query(`drop table public.${quoted(name)} cascade`);
  const { rows } = await client.query(`select relname ${ours("'S'")}`);
  for (const { relname } of rows) await client.query(`drop sequence public.${quoted(relname)} cascade`);
  const { rows: functions } = await client.query(`
    select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`);
  for (const { name } of functions) await client.query(`drop function ${name} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}
