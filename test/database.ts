import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#io/db/db.ts';
import { whenOver } from './after-run.ts';

export const templateName = 'linkbild_test_template';

export function urlWithDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A database for this test file only, with all tables, dropped at the end. */
export async function createTestDatabase(): Promise<Database & { url: string }> {
  const server = inject('postgresUrl');
  const name = `linkbild_test_${randomBytes(6).toString('hex')}`;
  // Copied file by file: half the work of copying through the log, which nothing here needs.
  await onServer(server, `create database ${name} template ${templateName} strategy file_copy`);
  const url = urlWithDatabase(server, name);
  // Unlimited: a machine that stands still for seconds is not what these tests are about.
  const database = connect(url, { maxConnections: 10, isUnlimited: true });
  whenOver(async () => {
    await database.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });
  return { ...database, url };
}

/** Level of the last version before the first release: the time of its last migration. */
export const LAST_OF_DEVELOPMENT = 1_794_909_647_846;

/** Fills an empty database with some of what that version left there. */
export const fillAsDevelopment = (url: string) =>
  onServer(
    url,
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values
       ('732301151dfb4ced5a5184a27b11f30250bfbaa46df245b35b8a86f093272c2f', 1794712190672),
       ('4ffb91aa9273cdb16273435351f6d31e6036069005838a511bc8e404768da2e8', ${LAST_OF_DEVELOPMENT});
     create table projects (id integer generated always as identity primary key, slug text not null);
     insert into projects (slug) values ('early')`,
  );

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Copying a template fails while another copy is being made; with this lock PostgreSQL queues them instead.
  await client.query('select pg_advisory_lock(7115419)');
  await client.query(statement).finally(() => client.end());
}
