import { open, rename, rm } from 'node:fs/promises';
import pg from 'pg';
import { createKeys, type Secrets } from '#io/accounts/secret-keys.ts';
import { describeDatabase } from '#io/backup/describe-database.ts';
import { dumpJobs, dumpTables } from '#io/backup/dump-database.ts';
import { addFiles, listFileKeys } from '#io/backup/file-keys.ts';
import { END, type End, FORMAT, jsonBytes, KEY, MANIFEST, type Manifest } from '#io/backup/manifest.ts';
import { createTarWriter } from '#io/backup/tar.ts';
import type { FileStore } from '#io/files/file-store.ts';

// A backup of everything while everything runs (docs/decisions/027-backup.md): one snapshot of the database, then the files
// that its rows name. Files are written before their rows and never changed, so those of the snapshot are all there.

export interface BackUp {
  databaseUrl: string;
  files: Pick<FileStore, 'get'>;
  /** The archive to write. */
  file: string;
  secrets: Secrets;
  /** False: the key is stored elsewhere, and restoring needs SECRET_KEY. */
  withKey: boolean;
  version: string;
  now: Date;
  say(line: string): void;
}

/** Lets two keys be compared without revealing them. */
export const keyMarkOf = (secret: string) => createKeys([secret]).hash('backup', 'mark').slice(0, 32);

export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', keepAlive: true });
  // Reported by the running statement, or by the next one.
  client.on('error', () => undefined);
  await client.connect();
  await client.query("set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'");
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0');
  return client;
}

/** The file gets its name when it is complete. */
export async function backUp(options: BackUp): Promise<End> {
  const { file, databaseUrl, files, say } = options;
  const [draft, list] = [`${file}.part`, `${file}.list.part`];
  const client = await connectForBackup(databaseUrl);
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      const archive = createTarWriter(handle, options.now);
      await client.query('begin isolation level repeatable read, read only');
      const described = await describeDatabase(client);
      const { version, secrets, now } = options;
      const manifest: Manifest = {
        format: FORMAT,
        version,
        createdAt: now.toISOString(),
        keyMark: keyMarkOf(secrets[0]),
        ...described,
      };
      await archive.add(MANIFEST, jsonBytes(manifest));
      if (options.withKey) await archive.add(KEY, Buffer.from(secrets.join('\n')));
      say('Tables …');
      const rows = await dumpTables(client, archive, manifest, say);
      const jobs = await dumpJobs(client, archive);
      const total = await listFileKeys(client, list);
      await client.query('commit');
      say(`Files: ${total.toLocaleString('en')} …`);
      const counts = await addFiles(files, archive, { list, total, say });
      const end: End = { rows, jobs, ...counts, sha256: archive.hash() };
      await archive.add(END, jsonBytes(end));
      await archive.end();
      await handle.close();
      await rename(draft, file);
      // The operator's screen says when the last one was made.
      await client.query(
        "insert into health_marks (name, at) values ('backup', $1) on conflict (name) do update set at = $1",
        [now],
      );
      return end;
    } finally {
      await handle.close().catch(() => undefined);
    }
  } finally {
    await client.end().catch(() => undefined);
    for (const left of [draft, list]) await rm(left, { force: true });
  }
}
