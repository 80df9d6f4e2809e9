import { setTimeout as wait } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageFile } from '#io/package-files.ts';
import { SettingError } from '#io/setting-error.ts';
import { makePartitions } from './queries/image-requests/partitions.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;
/** The database, or a transaction on it: queries take either. */
export type Db = Pick<NodePgDatabase<Schema>, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'> & {
  /** The types of its rows are known only after parsing: see raw-rows.ts. */
  execute(query: SQL | string): Promise<{ rows: Record<string, unknown>[] }>;
  transaction<Result>(run: (db: Db) => Promise<Result>): Promise<Result>;
};

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Advisory locks of processes that start together: any numbers, each once (start-embedded.ts has one in its own server). */
export const locks = {
  /** Two processes migrate one after the other. */
  migration: 7_115_418,
  /** The second process finds everything seeded. */
  seed: 7_115_419,
  /** Held as long as the process runs. */
  firstProcess: 7_115_420,
} as const;

const STATEMENT_MS = 30_000;

const limits = {
  // A query that runs this long is a bug or an attack; it must not hold a connection forever.
  statement_timeout: STATEMENT_MS,
  // If the server hangs and does not end the query itself, the client does.
  query_timeout: STATEMENT_MS + 2_000,
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

const IDLE_MS = 300_000;

/** By then, users of a broken connection have noticed. */
const BROKEN_MS = 5_000;

export function connect(
  url: string,
  options: { maxConnections?: number; isUnlimited?: boolean; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    application_name: 'linkbild',
    // The default of 10 s closes them between two visitors, and ten at once then waited half a second for ten new ones.
    idleTimeoutMillis: IDLE_MS,
    ...(options.isUnlimited ? {} : limits),
  });
  // An idle connection that breaks (server restart) is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error));
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_, client) => held.delete(client));
  // The same goes for one that breaks between two statements of a transaction, where the pool does not listen. And if
  // the first statement, `begin`, finds the connection broken, Drizzle never returns it: after twenty of these the pool
  // is empty for good.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      options.onError?.(error);
      setTimeout(() => {
        if (held.delete(client)) client.release(true);
      }, BROKEN_MS).unref();
    }),
  );
  waitForConnection(pool);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Migrates the tables. On a connection of its own, so that the lock covers exactly this. */
export async function migrateUp(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'linkbild migration',
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
  });
  // A connection that breaks fails its statement; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    if (rows[0].version < 150_000) throw new SettingError('Linkbild needs PostgreSQL 15 or newer.');
    await client.query('select pg_advisory_lock($1)', [locks.migration]);
    await rejectUnknownLevel(client);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await makePartitions(drizzle(client, { schema }), new Date());
  } finally {
    await client.end();
  }
}

/**
 * An older version would write rows that the newer one does not expect, and databases from development cannot be
 * migrated.
 */
async function rejectUnknownLevel(client: pg.Client): Promise<void> {
  const { rows: there } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (there[0]?.name === null) return;
  const { rows } = await client.query('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  const kind = kindOfLevel(Number(last));
  if (kind === 'newer') {
    throw new SettingError(
      'This database belongs to a newer version of Linkbild. Start that version, or restore a backup from before the upgrade.',
    );
  }
  if (kind === 'development') {
    throw new SettingError(
      'This database was made by a development version before 0.1.0 and cannot be upgraded. Move the folder DATA_DIR (./var unless set) away, or set DATABASE_URL to an empty database.',
    );
  }
}

/** SQLSTATE of a server without free connections, for this account or at all. */
const FULL = new Set(['53300', '53400']);
const MAX_MS = 10_000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * Waits for a server whose connections are all taken (by others, or while one process replaces another) instead of
 * failing.
 */
function waitForConnection(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  async function connectWithRetries(): Promise<pg.PoolClient> {
    const until = performance.now() + MAX_MS;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      try {
        return await connect();
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && FULL.has(String(error.code));
        if (!isFull || performance.now() + pauseMs > until) throw error;
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
  }
  // The pool itself calls it with a callback for every statement outside a transaction.
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connectWithRetries();
    connectWithRetries().then(
      (client) => callback(undefined, client, (error) => client.release(error as Error)),
      (error) => callback(error, undefined, () => undefined),
    );
  }) as pg.Pool['connect'];
}

const migrationsFolder = () => packageFile('src/io/db/migrations');

export const ownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** How the last migration of a database or backup relates to our list of migrations. */
type LevelKind = 'ours' | 'newer' | 'development';

/**
 * Released migrations never change, so a level that is neither ours nor newer comes from development before the first
 * release (docs/decisions/057-one-migration.md).
 */
export function kindOfLevel(level: number, migrations: readonly MigrationMeta[] = ownMigrations()): LevelKind {
  const known = migrations.map(({ folderMillis }) => folderMillis);
  if (level > Math.max(...known)) return 'newer';
  return known.includes(level) ? 'ours' : 'development';
}

/**
 * True for the first of the running processes of this database. PostgreSQL releases the lock with the connection, which
 * this process keeps until it ends.
 */
export async function isFirstProcess(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'linkbild first process' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [locks.firstProcess]);
  if (rows[0].mine) return true;
  await client.end();
  return false;
}
