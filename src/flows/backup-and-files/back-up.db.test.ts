import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { ogImageType } from '#domain/enumerations.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { describeDatabase, listTables } from '#io/backup/describe-database.ts';
import { END, jsonBytes, MANIFEST } from '#io/backup/manifest.ts';
import { createTarWriter, readTar } from '#io/backup/tar.ts';
import { migrateUp, ownMigrations } from '#io/db/db.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import { createLog } from '#io/log/log.ts';
import { createQueues, startBoss } from '#io/queue/queue.ts';
import { jobs } from '#jobs/jobs.ts';
import { createTestApi } from '../../../test/api.ts';
import { fillAsDevelopment, LAST_OF_DEVELOPMENT, urlWithDatabase } from '../../../test/database.ts';
import { few } from '../../../test/size.ts';
import { backUp } from './back-up.ts';
import { type Restore, restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkbild-backup-'));
const CRAWLS = few(5_000, 100_000);
const secret = 'the secret of this installation, 32 signs';
const { io } = await createTestApi({ files: createDiskFiles(join(folder, 'storage')) });
const databaseUrl = urlWithDatabase(
  inject('postgresUrl'),
  String((await io.db.execute('select current_database() as name')).rows[0]?.name),
);
const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const clean of cleanUp.toReversed()) await clean();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
}

/** An empty database, as on another machine. */
async function emptyDatabase(): Promise<string> {
  const name = `linkbild_test_${randomBytes(6).toString('hex')}`;
  await ask(inject('postgresUrl'), `create database ${name} template template0`);
  cleanUp.push(() => ask(inject('postgresUrl'), `drop database ${name} with (force)`));
  return urlWithDatabase(inject('postgresUrl'), name);
}

const save = (file: string, more: Partial<Parameters<typeof backUp>[0]> = {}) =>
  backUp({
    databaseUrl,
    files: io.files,
    file: join(folder, file),
    secrets: [secret],
    withKey: true,
    version: '0',
    now: new Date(),
    say: () => undefined,
    ...more,
  });

async function bring(file: string, url: string, more: Partial<Restore> = {}) {
  const boss = await startBoss(url, createLog('silent'), { works: false, maxConnections: 2 });
  const keys: string[] = [];
  try {
    await createQueues(boss, jobs);
    const end = await restore({
      file: join(folder, file),
      databaseUrl: url,
      files: createDiskFiles(join(folder, `storage of ${new URL(url).pathname.slice(1)}`)),
      boss,
      secrets: null,
      keepKey: (key) => () => keys.push(key),
      force: false,
      say: () => undefined,
      ...more,
    });
    return { end, keys };
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

const tablesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return listTables(client).finally(() => client.end());
};

test('concurrent writes are in the backup completely or not at all, and it restores elsewhere with every byte', async () => {
  const project = await addProject(io.db, {
    full: 'https://lamps.example/',
    title: 'Lämpchen \\ "x"\t\n',
    state: 'active',
  });
  const draw = async (text: string) => {
    const bytes = Uint8Array.from(Buffer.from(text.padEnd(2_000, ' ')));
    const encoded = { bytes, contentType: 'image/jpeg' as const, width: 1200, height: 630, quality: 80 };
    await storeImage(io, { project, type: ogImageType.DEMO, encoded, routeTemplateId: null, subPageId: null });
  };
  await draw('the first');
  const jobId = await io.queue.enqueue(io.db, 'send-mail', { mailId: 77 });
  await ask(
    databaseUrl,
    `insert into crawls (project_id, created_at, source, bot, is_bot, state, status, milliseconds)
     select $1, now() - (n || ' minutes')::interval, 'Slack', 'Slack', false, 1, 200, 3 from generate_series(1, ${CRAWLS}) as n`,
    [project.id],
  );
  await io.files.put('assets/p/logo.png', Uint8Array.from(Buffer.from('a logo')));
  await ask(databaseUrl, `update projects set agency_look = '{"logo":{"key":"assets/p/logo.png"}}' where id = $1`, [
    project.id,
  ]);
  // The history of a page over three months; its images are in the storage.
  await io.files.put('snapshots/p/small.jpg', Uint8Array.from(Buffer.from('a small copy')));
  await ask(
    databaseUrl,
    `with page as (insert into sub_pages (project_id, url, path) values ($1, 'https://lamps.example/a', '/a') returning id)
     insert into page_snapshots (sub_page_id, seen_at, project_id, state, image_key)
     select id, date_trunc('month', now()) + (n || ' months')::interval, $1, '{}', 'snapshots/p/small.jpg'
     from page, generate_series(0, 2) as n`,
    [project.id],
  );
  let isDone = false;
  let written = 0;
  const writing = (async () => {
    for (; !isDone; written++) await draw(`picture ${written}`);
  })();
  const lines: string[] = [];
  const saved = await save('running.tar', { say: (line) => lines.push(line) }).finally(() => {
    isDone = true;
  });
  await writing;
  expect(written).toBeGreaterThan(0);
  expect(saved).toMatchObject({ jobs: 1, missingFiles: 0, files: (saved.rows.og_images ?? 0) + 2 });
  expect(lines).toContain(`  crawls: ${CRAWLS.toLocaleString('en')} rows`);
  expect(statSync(join(folder, 'running.tar')).mode & 0o777).toBe(0o600);

  const url = await emptyDatabase();
  const { end, keys } = await bring('running.tar', url);
  expect(end).toEqual(saved);
  expect(keys).toEqual([secret]);
  const files = createDiskFiles(join(folder, `storage of ${new URL(url).pathname.slice(1)}`));
  const { rows: images } = await ask(url, 'select storage_key, bytes from og_images');
  expect(images).toHaveLength(saved.files - 2);
  expect(Buffer.from((await files.get('assets/p/logo.png'))?.bytes ?? []).toString()).toBe('a logo');
  expect(Buffer.from((await files.get('snapshots/p/small.jpg'))?.bytes ?? []).toString()).toBe('a small copy');
  for (const { storage_key } of images) {
    expect((await files.get(storage_key))?.bytes).toEqual((await io.files.get(storage_key))?.bytes);
  }
  for (const [table, count] of Object.entries(saved.rows)) {
    expect([table, (await ask(url, `select count(*)::int as count from "${table}"`)).rows[0].count]).toEqual([
      table,
      count,
    ]);
  }
  const sums = `select md5(string_agg(projects::text, '' order by id)) as sum from projects`;
  expect((await ask(url, sums)).rows).toEqual((await ask(databaseUrl, sums)).rows);
  expect((await ask(url, 'select id::text, data from pgboss.job')).rows).toEqual([{ id: jobId, data: { mailId: 77 } }]);
  // The schema equals a fresh installation: constraints, sequences, months, and nothing left to migrate.
  const rules =
    "select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0 order by 1";
  expect((await ask(url, rules)).rows).toEqual((await ask(databaseUrl, rules)).rows);
  await migrateUp(url);
  const next = await ask(
    url,
    `insert into projects ("full", slug) values ('https://new.example/', 'new') returning id`,
  );
  expect(next.rows[0].id).toBeGreaterThan(project.id);
  const months =
    "select inhparent::regclass::text as of, relname, pg_get_expr(relpartbound, pg_class.oid) as bounds from pg_class join pg_inherits on inhrelid = pg_class.oid where relispartition and relkind = 'r' order by 1, 2";
  expect((await ask(url, months)).rows).toEqual((await ask(databaseUrl, months)).rows);
  const history = 'select tableoid::regclass::text as month, seen_at from page_snapshots order by seen_at';
  const { rows: stored } = await ask(url, history);
  expect(stored).toEqual((await ask(databaseUrl, history)).rows);
  expect(new Set(stored.map(({ month }) => month)).size).toBeGreaterThan(1);
});

test('a target that is not empty is refused with one line, and replaced on request', async () => {
  await save('small.tar');
  const url = await emptyDatabase();
  await bring('small.tar', url);
  await expect(bring('small.tar', url)).rejects.toThrow(/^There are tables in this database\. [^\n]+--force\.$/);
  await ask(url, "insert into projects (\"full\", slug) values ('https://other.example/', 'other')");
  await bring('small.tar', url, { force: true });
  expect((await ask(url, "select from projects where slug = 'other'")).rowCount).toBe(0);
  const fresh = await emptyDatabase();
  const used = createDiskFiles(join(folder, 'used storage'));
  await used.put('images/p/a.jpg', new Uint8Array(10));
  await expect(bring('small.tar', fresh, { files: used })).rejects.toThrow(/^There are files in this storage\./);
  const user = new pg.Client({ connectionString: url, application_name: 'linkbild' });
  await user.connect();
  await expect(bring('small.tar', url, { force: true })).rejects.toThrow('A Linkbild is using this database.');
  await user.end();
});

test('the key: if omitted it must be given, and a different one is refused', async () => {
  await save('without.tar', { withKey: false });
  expect(readFileSync(join(folder, 'without.tar')).includes(secret)).toBe(false);
  const url = await emptyDatabase();
  await expect(bring('without.tar', url)).rejects.toThrow(/^The backup holds no key\. Set SECRET_KEY/);
  await expect(bring('without.tar', url, { secrets: ['x'.repeat(40)] })).rejects.toThrow(/^SECRET_KEY is another one/);
  expect(await tablesOf(url)).toEqual([]);
  expect(
    (await bring('without.tar', url, { secrets: [secret], files: createDiskFiles(join(folder, 'third')) })).keys,
  ).toEqual([]);
});

test.each([
  ['cut off', (path: string) => truncateSync(path, Math.floor(statSync(path).size * 0.7))],
  [
    'damaged',
    (path: string) => {
      const bytes = readFileSync(path);
      const at = bytes.indexOf('files/images') + 512 + 40;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(path, bytes);
    },
  ],
  ['something else', (path: string) => writeFileSync(path, randomBytes(3_000))],
])('a backup that is %s is refused, and the database stays empty', async (what, spoil) => {
  await save(`${what}.tar`);
  spoil(join(folder, `${what}.tar`));
  const url = await emptyDatabase();
  await expect(bring(`${what}.tar`, url)).rejects.toThrow(/whole|damaged/);
  expect(await tablesOf(url)).toEqual([]);
});

test('a backup of a newer version is refused with one line', async () => {
  await save('now.tar');
  const newer = await open(join(folder, 'newer.tar'), 'w');
  const archive = createTarWriter(newer, new Date());
  for await (const { name, bytes } of readTar(join(folder, 'now.tar'))) {
    if (name === END) continue;
    const manifest = name === MANIFEST ? { ...JSON.parse(String(bytes)), migration: Date.now() + 1e10 } : null;
    await archive.add(name, manifest ? jsonBytes(manifest) : bytes);
  }
  await archive.end();
  await newer.close();
  const url = await emptyDatabase();
  await expect(bring('newer.tar', url)).rejects.toThrow(/^This backup was made by a newer version of Linkbild[^\n]+$/);
  expect(await tablesOf(url)).toEqual([]);
});

test('a backup of a development version is refused with one line', async () => {
  const before = await emptyDatabase();
  await migrateUp(before);
  await ask(before, `insert into projects ("full", slug) values ('https://early.example/', 'early')`);
  await ask(before, 'update drizzle.__drizzle_migrations set created_at = $1', [LAST_OF_DEVELOPMENT]);
  expect((await save('early.tar', { databaseUrl: before })).rows.projects).toBe(1);
  const url = await emptyDatabase();
  await expect(bring('early.tar', url)).rejects.toThrow(
    /^This backup was made by a development version before 0\.1\.0\. [^\n]+$/,
  );
  expect(await tablesOf(url)).toEqual([]);
});

test('a database of a development version can be replaced by a backup', async () => {
  const early = await emptyDatabase();
  await fillAsDevelopment(early);
  await save('now.tar');
  await bring('now.tar', early, { force: true });
  await migrateUp(early);
  expect((await ask(early, "select from projects where slug = 'early'")).rowCount).toBe(0);
});

test('a backup of an older version is migrated, with its rows', async () => {
  const older = await emptyDatabase();
  await migrateUp(older);
  await ask(older, `insert into projects ("full", slug) values ('https://old.example/', 'old')`);
  await save('older.tar', { databaseUrl: older });
  const level = ownMigrations().at(-1)?.folderMillis ?? 0;
  const next = {
    folderMillis: level + 1,
    hash: 'the next one',
    bps: true,
    sql: ['alter table projects add column shout text', 'update projects set shout = upper(slug)'],
  };
  const url = await emptyDatabase();
  await bring('older.tar', url, { migrations: [...ownMigrations(), next] });
  expect((await ask(url, 'select slug, shout from projects')).rows).toEqual([{ slug: 'old', shout: 'OLD' }]);
  const upgraded = new pg.Client({ connectionString: url });
  await upgraded.connect();
  expect((await describeDatabase(upgraded)).migration).toBe(next.folderMillis);
  await upgraded.end();
});
