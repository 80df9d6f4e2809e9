import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrateUp } from '#io/db/db.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import * as schema from './index.ts';
import { badRows, goodRows } from './rows.fixture.ts';

const { pool, url } = await createTestDatabase();
const tables = Object.values(schema).filter((value) => is(value, PgTable));
const names = async (query: string): Promise<string[]> =>
  (await pool.query({ text: query, rowMode: 'array' })).rows.map((row) => row.join('.'));

describe('the migrations', () => {
  test('create every table, and nothing else', async () => {
    const made = await names(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`);
    expect(made).toEqual(tables.map((table) => getTableName(table)).sort());
  });

  test('change nothing the second time', async () => {
    const applied = 'select id, hash from drizzle.__drizzle_migrations order by id';
    const before = await names(applied);
    await migrateUp(url);
    expect(await names(applied)).toEqual(before);
    expect(before).toHaveLength(readdirSync(new URL('../migrations', import.meta.url)).filter(isSql).length);
  });

  test('need one snapshot, that of the schema', async () => {
    const folder = new URL('../migrations/meta/', import.meta.url);
    // drizzle-kit compares only with the newest snapshot; each has 13,000 lines, so earlier ones are deleted.
    const [newest = '', ...others] = readdirSync(folder).filter(isSnapshot);
    expect(others).toEqual([]);
    const migrated = JSON.parse(readFileSync(new URL(newest, folder), 'utf8'));
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([]);
  });

  test('make what the schema says, and by hand only this', async () => {
    const client = await pool.connect();
    try {
      await client.query('create schema said; set search_path to said; create sequence crawls_id_sequence cache 500');
      for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...schema })))
        await client.query(statement.replaceAll('"public".', '"said".'));
      const [said, made] = [await catalogueOf(client, 'said'), await catalogueOf(client, 'public')];
      expect(made.size).toBeGreaterThan(1_500);
      expect([...said].filter((line) => !made.has(line))).toEqual([
        'constraint crawl_days.crawl_days_pk PRIMARY KEY (project_id, day, bot, is_bot, source, state, route_template_id)',
        'constraint crawls.crawls_project_id_created_at_id_pk PRIMARY KEY (project_id, created_at, id)',
        'index CREATE INDEX crawl_page_days_sub_page_id_index ON crawl_page_days USING btree (sub_page_id, day)',
        'table crawl_days',
        'table crawl_page_days',
        'table crawls',
        'table page_snapshots',
        'table watched_pages',
      ]);
      expect([...made].filter((line) => !said.has(line))).toEqual([
        'constraint crawl_days.crawl_days_pk PRIMARY KEY (project_id, day, bot, is_bot, source, state, route_template_id) INCLUDE (count)',
        'constraint crawls.crawls_project_id_created_at_id_pk PRIMARY KEY (project_id, created_at, id) INCLUDE (is_bot, source, sub_page_id)',
        'function delete_crawls_of_project',
        'index CREATE INDEX crawl_page_days_sub_page_id_index ON crawl_page_days USING btree (sub_page_id, day) INCLUDE (project_id, bot, is_bot, source, count)',
        'index CREATE INDEX sub_pages_search_index ON sub_pages USING gin (url gin_trgm_ops, title gin_trgm_ops)',
        'table crawl_days autovacuum_vacuum_insert_scale_factor=0.01,autovacuum_vacuum_scale_factor=0.02',
        'table crawl_page_days autovacuum_vacuum_insert_scale_factor=0.01,autovacuum_vacuum_scale_factor=0.02',
        'table crawls RANGE (created_at)',
        'table page_snapshots RANGE (seen_at)',
        'table watched_pages toast_tuple_target=128,autovacuum_vacuum_scale_factor=0.05',
        'trigger projects.projects_delete_crawls',
      ]);
    } finally {
      await client.query('drop schema said cascade; reset search_path');
      client.release();
    }
  });

  test('begin both tables of months with everything up to the end of next month', async () => {
    const first = await names(`select relname, pg_get_expr(relpartbound, oid) from pg_class
      where relname in ('crawls_first', 'page_snapshots_first') order by 1`);
    const bounds = expect.stringMatching(/_first\.FOR VALUES FROM \(MINVALUE\) TO \('\d{4}-\d\d-01 00:00:00\+00'\)$/);
    expect(first).toEqual([bounds, bounds]);
  });
});

/** Everything in a PostgreSQL schema except partitions, one line each. Definitions name other schemas only. */
async function catalogueOf(client: pg.PoolClient, name: string): Promise<ReadonlySet<string>> {
  await client.query(`set search_path to ${name}`);
  const own = `${name}'::regnamespace`;
  const parts = [
    `select 'table', relname, pg_get_partkeydef(oid), array_to_string(reloptions, ',') from pg_class
     where relnamespace = '${own} and relkind in ('r', 'p') and not relispartition`,
    `select 'column', relname || '.' || attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
       nullif(attidentity, ''), nullif(attgenerated, ''), pg_get_expr(adbin, adrelid)
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = '${own} and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped`,
    `select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where connamespace = '${own} and not relispartition and contype <> 'n'`,
    `select 'index', replace(replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON '), '${name}.', '')
     from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = '${own} and not relispartition
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    `select 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size
     from pg_sequences where schemaname = '${name}'`,
    `select 'trigger', tgrelid::regclass || '.' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = '${own} and not tgisinternal`,
    `select 'function', proname from pg_proc where pronamespace = '${own}
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  ];
  const lines: string[] = [];
  for (const text of parts) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    lines.push(...rows.map((row) => row.filter((value) => value !== null).join(' ')));
  }
  return new Set(lines.sort());
}

describe('the catalogue', () => {
  test('every foreign key has an index that begins with it', async () => {
    expect(
      await names(`select conrelid::regclass, attname from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`),
    ).toEqual([]);
  });

  test('everything that belongs to a project can be found by its id and is deleted with it', async () => {
    const withProject = `select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'project_id'`;
    expect((await names(withProject)).length).toBeGreaterThan(15);
    expect(
      await names(`${withProject} and not exists (
        select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = table_name::regclass and attname = 'project_id' and indpred is null)`),
    ).toEqual([]);
    // A checker request counts towards its address's limits even after the project is gone, a shop is still
    // installed, and invoices stay.
    expect(
      await names(`select conrelid::regclass from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'projects'::regclass and attname = 'project_id' and confdeltype <> 'c'
        order by conrelid::regclass::text`),
    ).toEqual(['checker_requests', 'demo_case_studies', 'shopify_shops', 'stripe_customers']);
  });

  test('every timestamp has a zone, every id is generated', async () => {
    expect(
      await names(`select table_name, column_name from information_schema.columns where table_schema = 'public'
        and (data_type = 'timestamp without time zone'
          or column_name = 'id' and data_type in ('integer', 'bigint') and is_identity = 'NO'
            and column_default not like 'nextval(%')`),
    ).toEqual([]);
  });
});

describe('the rows', () => {
  beforeAll(async () => {
    for (const row of goodRows) await pool.query(row);
  });

  test.each(badRows)('%s (%s)', async (_what, code, statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code });
  });

  test('a project is searched by address without protocol, www and trailing slash', async () => {
    expect(await names('select address from projects order by id')).toEqual(['lamps.example', 'vases.example/de']);
  });

  test('a URL of any length is stored once', async () => {
    const long = `https://lamps.example/${Array.from({ length: 5000 }, (_, at) => at.toString(36)).join('-')}`;
    const insert =
      "insert into sub_pages (project_id, url, path) values (1, $1, '/') on conflict (project_id, url_hash) do nothing";
    expect((await pool.query(insert, [long])).rowCount).toBe(1);
    expect((await pool.query(insert, [long])).rowCount).toBe(0);
    const found = await pool.query('select url from sub_pages where project_id = 1 and url_hash = md5($1)::uuid', [
      long,
    ]);
    expect(found.rows).toEqual([{ url: long }]);
  });

  test('a deleted project leaves nothing behind', async () => {
    await pool.query('delete from projects where id = 1');
    const withProject = await names(`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'project_id'`);
    for (const table of withProject)
      expect(await names(`select 1 from ${table} where project_id = 1`), table).toEqual([]);
    expect(await names('select last_active_project_id from users where id = 1')).toEqual(['']);
  });
});

describe('the lists', () => {
  test.each([
    ['sub_pages_project_id_index', 'sub_pages where project_id = 1 order by last_modified_at desc nulls last, id desc'],
    ['sub_pages_route_id_index', 'sub_pages where route_id = 1 order by last_modified_at desc nulls last, id desc'],
    ['crawls_first_pkey', 'crawls where project_id = 1 order by created_at desc, id desc'],
    ['og_images_project_id_index', 'og_images where project_id = 1 order by id desc'],
    ['routes_project_id_index', 'routes where project_id = 1 order by position'],
    ['audits_project_id_index', 'audits where project_id = 1 order by id desc'],
    ['audit_sub_pages_audit_id_index', 'audit_sub_pages where audit_id = 1 order by priority, id'],
    ['site_crawl_pages_state_index', "site_crawl_pages where site_crawl_id = 1 and state = 'waiting' order by id"],
    ['credits_project_id_index', 'credits where project_id = 1 order by id desc'],
    ['magic_links_email_index', "magic_links where email = 'a' order by id desc"],
    ['mails_pkey', 'mails order by id desc'],
  ])('%s serves: %s', async (index, query) => {
    const client = await pool.connect();
    try {
      // With other plans disabled, one that still sorts shows that the index does not have the list's order.
      for (const way of ['seqscan', 'bitmapscan', 'sort']) await client.query(`set enable_${way} = off`);
      const plan = (await client.query(`explain select * from ${query} limit 25`)).rows.map((row) => row['QUERY PLAN']);
      expect(plan.join('\n')).toContain(index);
      expect(plan.join('\n')).not.toContain('Sort');
    } finally {
      client.release(true);
    }
  });
});

function isSql(file: string): boolean {
  return file.endsWith('.sql');
}
function isSnapshot(file: string): boolean {
  return file.endsWith('_snapshot.json');
}
