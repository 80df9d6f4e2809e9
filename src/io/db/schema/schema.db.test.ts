import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
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

  test('match the schema', async () => {
    const folder = new URL('../migrations/meta/', import.meta.url);
    const newest = readdirSync(folder).filter(isSnapshot).sort().at(-1) ?? '';
    const migrated = JSON.parse(readFileSync(new URL(newest, folder), 'utf8'));
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([]);
  });
});

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
    // installed, and invoices are kept.
    expect(
      await names(`select conrelid::regclass from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'projects'::regclass and attname = 'project_id' and confdeltype <> 'c'`),
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
    ['crawls_until_partitions_pk', 'crawls where project_id = 1 order by created_at desc, id desc'],
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
