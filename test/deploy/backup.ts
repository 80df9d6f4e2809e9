import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

// Backup and restore with a PostgreSQL and a bucket of one's own, and a restore that is killed while it writes files.

export interface BackupOptions {
  tree: string;
  folder: string;
  databaseUrl: string;
  storageUrl: string;
  /** Where files of a storage address lie on this disk. */
  filesAt(storageUrl: string): string;
  env: Record<string, string>;
}

export interface Place {
  databaseUrl: string;
  storageUrl: string;
}

/** Of what the demo shop leaves; each is made of the others' rows. */
const tables = ['users', 'projects', 'sub_pages', 'route_templates', 'og_images', 'crawls', 'crawl_days'];

/** Backs up a running layout and restores it into a new database and a new part of the bucket. */
export async function backUpAndRestore(options: BackupOptions): Promise<Place> {
  const { tree, folder, databaseUrl, storageUrl, env, filesAt } = options;
  const file = join(folder, 'backup.tar');
  const from = { databaseUrl, storageUrl };
  const to = { databaseUrl: await newDatabase(databaseUrl), storageUrl: otherStorage(storageUrl) };
  const run = (program: string, args: string[], place: Place) =>
    start(tree, program, args, { ...env, ...settingsOf(place) });

  const before = await rowsOf(from);
  const saved = await run('backup', [file], from).end;
  assert.equal(saved.code, 0, saved.output);

  const killed = run('restore', [file], to);
  const isWriting = () => existsSync(filesAt(to.storageUrl));
  while (!isWriting() && killed.child.exitCode === null) await wait(2);
  killed.child.kill('SIGKILL');
  assert.equal((await killed.end).code, null, 'it was over before it could be killed');
  assert.deepEqual(await rowsOf(to), [], 'a killed restore left tables');

  const refused = await run('restore', [file], to).end;
  assert.equal(refused.code, 1);
  assert.match(refused.output, /There are files in this storage\. .*--force/);
  const restored = await run('restore', [file, '--force'], to).end;
  assert.equal(restored.code, 0, restored.output);
  const after = await rowsOf(to);
  // Fetches may have been counted while the backup was made.
  for (const [at, [table, count]] of before.entries()) {
    const [, found = 0] = after[at] ?? [];
    assert.ok(found >= count, `${table}: ${found} of ${count}`);
  }
  return to;
}

/** Another part of the bucket, or another folder. */
const otherStorage = (url: string) =>
  url.startsWith('s3:') ? url.replace(/prefix=\w+/, 'prefix=restored') : `${url}-restored`;

const settingsOf = ({ databaseUrl, storageUrl }: Place) => ({ DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl });

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const place = new URL(url);
  place.pathname = '/restored';
  return place.href;
}

/** Empty where there are no tables. */
async function rowsOf({ databaseUrl }: Place): Promise<[table: string, rows: number][]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('public.projects') as there");
    if (rows[0].there === null) return [];
    const counts: [string, number][] = [];
    for (const table of tables) {
      counts.push([table, (await client.query(`select count(*)::int as count from ${table}`)).rows[0].count]);
    }
    return counts;
  } finally {
    await client.end();
  }
}

function start(tree: string, program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`build/programs/${program}.js`, ...args], {
    cwd: tree,
    env: { PATH: process.env.PATH ?? '', HOME: tree, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const end = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, end };
}
