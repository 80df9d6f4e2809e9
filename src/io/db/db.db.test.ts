import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { createTestDatabase, fillAsDevelopment, urlWithDatabase } from '../../../test/database.ts';
import { DatabaseUnavailable, waitForDatabase } from './database-unavailable.ts';
import { connect, migrateUp } from './db.ts';

const { url, pool } = await createTestDatabase();

test('tables of a newer version are refused with one line, and nothing is changed', async () => {
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', extract(epoch from now() + interval '10 years') * 1000)",
  );
  await expect(migrateUp(url)).rejects.toThrow(/^This database belongs to a newer version of Linkbild\. [^\n]+$/);
  await pool.query("delete from drizzle.__drizzle_migrations where hash = 'x'");
  await migrateUp(url);
});

test('tables of a development version are refused with one line, and nothing is changed', async () => {
  const name = `linkbild_test_early_${Math.random().toString(36).slice(2)}`;
  await pool.query(`create database ${name} template template0`);
  try {
    const early = urlWithDatabase(url, name);
    await fillAsDevelopment(early);
    await expect(migrateUp(early)).rejects.toThrow(
      /^This database was made by a development version before 0\.1\.0 [^\n]+DATA_DIR[^\n]+$/,
    );
    const client = new pg.Client(early);
    await client.connect();
    const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'";
    expect((await client.query(tables)).rows).toEqual([{ relname: 'projects' }]);
    expect((await client.query('select slug from projects')).rows).toEqual([{ slug: 'early' }]);
    expect((await client.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(2);
    await client.end();
  } finally {
    await pool.query(`drop database ${name} with (force)`);
  }
});

test('waits for a server without a free connection', async () => {
  // A role limited to two connections, both taken for now.
  const role = `few_${Math.random().toString(36).slice(2)}`;
  await pool.query(`create role ${role} login password 'few' connection limit 2`);
  const few = new URL(url);
  [few.username, few.password] = [role, 'few'];
  const taken = [new pg.Client(few.href), new pg.Client(few.href)];
  await Promise.all(taken.map((client) => client.connect()));
  const database = connect(few.href, { maxConnections: 3 });
  let isAnswered = false;
  const pending = Promise.all([
    database.pool.query('select 1 as one'),
    database.db.transaction(async (db) => (await db.execute('select 2 as two')).rows),
  ]).finally(() => {
    isAnswered = true;
  });
  await pool.query('select pg_sleep(0.3)');
  expect(isAnswered).toBe(false);
  await Promise.all(taken.map((client) => client.end()));
  const [one, two] = await pending;
  expect([one.rows, two]).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await database.close();
  await pool.query(`drop role ${role}`);
});

test('waits for a database that is not there yet, and logs it once', async () => {
  const lines: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  const signal = new AbortController().signal;
  const options = { say: (line: string) => void lines.push(line), signal };
  const away = `postgres://linkbild:x@127.0.0.1:${port}/linkbild`;
  await expect(waitForDatabase(away, { ...options, longestMs: 700 })).rejects.toThrow(DatabaseUnavailable);
  expect(lines).toEqual([expect.stringMatching(/^The database does not answer yet \(.*ECONNREFUSED.*\); waiting/)]);
  await waitForDatabase(url, options);
  const wrong = urlWithDatabase(inject('postgresUrl'), 'there_is_no_such_database');
  await expect(waitForDatabase(wrong, options)).rejects.toThrow('does not exist');
  expect(lines).toHaveLength(1);
});

test('connections that break during a transaction are always returned to the pool', async () => {
  const { db, pool } = await createTestDatabase();
  const { rows } = await db.execute(sql`select current_database() as name`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  for (let turn = 0; turn < 12; turn++) {
    const broken = db.transaction(async (inner) => {
      await inner.execute(sql`select 1`);
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`);
      await inner.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
  }
  await admin.end();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
