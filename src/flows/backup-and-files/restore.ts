import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { connectForBackup, keyMarkOf } from '#flows/backup-and-files/back-up.ts';
import type { Secrets } from '#io/accounts/secret-keys.ts';
import { clearDatabase, listTables } from '#io/backup/describe-database.ts';
import type { DumpedJob } from '#io/backup/dump-database.ts';
import {
  applyMigrations,
  createTableLoader,
  readJobs,
  recreatePartitions,
  setSequences,
  withoutForeignKeys,
  writeJobs,
} from '#io/backup/load-database.ts';
import { END, End, FORMAT, KEY, MANIFEST, Manifest, ManifestLevel } from '#io/backup/manifest.ts';
import { BrokenArchive, readTar, type TarEntry } from '#io/backup/tar.ts';
import { kindOfLevel, ownMigrations } from '#io/db/db.ts';
import { contentHash, type FileStore, storedFolders } from '#io/files/file-store.ts';

// Restores a backup into an empty target (docs/decisions/027-backup.md). The database changes in one transaction,
// committed last: if interrupted earlier, the database is unchanged, and files already written belong to no row.

/** The message is one line that says what the operator can do. */
class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

export interface Restore {
  file: string;
  databaseUrl: string;
  files: Pick<FileStore, 'put' | 'list'>;
  /** A queue on the same database; its tables exist. */
  boss: Pick<PgBoss, 'insert'>;
  /** SECRET_KEY of the new installation, if set. */
  secrets: Secrets | null;
  /** Stores the backup's key temporarily if no other is set. The returned function activates it after the restore. */
  keepKey(secret: string): () => void;
  /** Overwrite existing data. */
  force: boolean;
  /** Ours, unless a test adds the one of a next version. */
  migrations?: readonly MigrationMeta[];
  say(line: string): void;
}

/** The first entry of the archive. Every reason against a restore is known from it, before anything is changed. */
export async function readOpening(
  file: string,
  migrations: readonly MigrationMeta[] = ownMigrations(),
): Promise<{ manifest: Manifest; key: string | null }> {
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of readTar(file)) {
    if (manifest) return { manifest, key: name === KEY ? bytes.toString('utf8') : null };
    if (name !== MANIFEST) break;
    manifest = readManifest(bytes.toString('utf8'), migrations);
  }
  throw new RestoreRefused('This file is not a whole backup of Linkbild.');
}

function readManifest(text: string, migrations: readonly MigrationMeta[]): Manifest {
  const { data: level } = ManifestLevel.safeParse(JSON.parse(text));
  const kind = level?.format === FORMAT ? kindOfLevel(level.migration, migrations) : 'newer';
  if (kind === 'newer') {
    const version = level ? ` (${level.version})` : '';
    throw new RestoreRefused(
      `This backup was made by a newer version of Linkbild${version}. Restore it with that version.`,
    );
  }
  if (kind === 'development') {
    throw new RestoreRefused(
      'This backup was made by a development version before 0.1.0. Only the version that made it can restore it.',
    );
  }
  return Manifest.parse(JSON.parse(text));
}

export async function restore(options: Restore): Promise<End> {
  const { file, databaseUrl, force, say, migrations = ownMigrations() } = options;
  const { manifest, key } = await readOpening(file, migrations);
  const secret = keyToKeep(manifest, key, options);
  const client = await connectForBackup(databaseUrl);
  try {
    await refuseWhileInUse(client);
    if (!force) await refuseUnlessEmpty(client, options);
    await client.query('begin');
    if (force) await clearDatabase(client);
    await applyMigrations(client, migrations, { after: 0, upTo: manifest.migration });
    await recreatePartitions(client, manifest);
    const end = await withoutForeignKeys(client, () => readAll(client, manifest, options));
    await setSequences(client, manifest);
    await applyMigrations(client, migrations, { after: manifest.migration, upTo: Number.POSITIVE_INFINITY });
    const placeKey = secret === null ? null : options.keepKey(secret);
    await client.query('commit');
    placeKey?.();
    say('Statistics for the planner …');
    await client.query('analyze');
    return end;
  } finally {
    // Ends the transaction if it is still open.
    await client.end().catch(() => undefined);
  }
}

async function refuseWhileInUse(client: pg.Client) {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name in ('linkbild', 'linkbild health')",
  );
  if (rows[0].count > 0) throw new RestoreRefused('A Linkbild is using this database. Stop it first.');
}

async function refuseUnlessEmpty(client: pg.Client, { files }: Restore) {
  const hint = 'Choose an empty place, or replace what is there with --force.';
  if ((await listTables(client)).length > 0) throw new RestoreRefused(`There are tables in this database. ${hint}`);
  for (const folder of storedFolders) {
    for await (const _ of files.list(folder)) throw new RestoreRefused(`There are files in this storage. ${hint}`);
  }
}

const REPORT_EVERY_FILES = 5_000;

async function readAll(client: pg.Client, manifest: Manifest, options: Restore) {
  const { file, files, boss, say } = options;
  const tables = await createTableLoader(client, manifest, say);
  const jobs: DumpedJob[] = [];
  let [fileCount, end]: [number, End | null] = [0, null];
  say('Tables …');
  for await (const entry of readTar(file)) {
    const [, table] = /^tables\/([^/]+)\//.exec(entry.name) ?? [];
    if (table) await tables.add(table, entry.bytes);
    else if (entry.name.startsWith('jobs/')) jobs.push(...(await readJobs(entry.bytes)));
    else if (entry.name.startsWith('files/')) {
      await putFile(files, entry);
      fileCount += 1;
      if (fileCount % REPORT_EVERY_FILES === 0) say(`  files: ${fileCount.toLocaleString('en')}`);
    } else if (entry.name === END) end = readEnd(entry);
  }
  const rows = await tables.end();
  if (!end || end.files !== fileCount) throw new BrokenArchive('The backup ends in the middle: it is not whole.');
  for (const [table, count] of rows) {
    if (end.rows[table] !== count) throw new BrokenArchive(`The table ${table} of the backup is not whole.`);
  }
  await writeJobs(client, boss, jobs);
  return end;
}

function readEnd({ bytes, hashBefore }: TarEntry): End {
  const end = End.parse(JSON.parse(bytes.toString('utf8')));
  if (end.sha256 !== hashBefore) throw new BrokenArchive('The backup is damaged: its checksum is another one.');
  return end;
}

/** Most files are named by their content, so a damaged one is detected. */
async function putFile(files: Pick<FileStore, 'put'>, { name, bytes }: TarEntry) {
  const key = name.slice('files/'.length);
  const [, hash] = /\/([0-9a-f]{32})\.\w+$/.exec(key) ?? [];
  if (hash && !key.startsWith('screenshots/') && contentHash(bytes) !== hash) {
    throw new BrokenArchive(`The file ${key} of the backup is damaged.`);
  }
  await files.put(key, bytes);
}

/**
 * The key for the new installation; null if it has its own. Without the right one second factors cannot be read, and
 * people who have one could not log in.
 */
function keyToKeep({ keyMark }: Manifest, inBackup: string | null, { secrets, force, say }: Restore): string | null {
  const used = secrets?.join('\n') ?? inBackup;
  if (used === null) {
    throw new RestoreRefused('The backup holds no key. Set SECRET_KEY to that of the place it was made at.');
  }
  if (!used.split('\n').some((secret) => keyMarkOf(secret) === keyMark)) {
    const line = 'SECRET_KEY is another one than where the backup was made';
    if (!force) throw new RestoreRefused(`${line}. Second factors need that one.`);
    say(`${line}: second factors do not work any more.`);
  }
  return secrets === null ? used : null;
}
