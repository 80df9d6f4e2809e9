import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#env.ts';
import { readOpening, restore } from '#flows/backup-and-files/restore.ts';
import { openForChanges, repairOwnership } from '#io/backup/open-database.ts';
import { createFiles } from '#io/files/create-files.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createLog } from '#io/log/log.ts';
import { createQueues, startBoss } from '#io/queue/queue.ts';
import { jobs } from '#jobs/jobs.ts';

// npm run restore -- FILE [--force]

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error('npm run restore -- FILE [--force]');
  const file = isAbsolute(given) ? given : resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const env = readEnv(process.env);
  const { manifest } = await readOpening(file);
  say(`A backup of ${manifest.createdAt}, made by ${manifest.version}.`);
  const database = await openForChanges(env);
  try {
    const boss = await startBoss(database.url, createLog('silent'), { works: false, maxConnections: 2 });
    try {
      await createQueues(boss, jobs);
      const force = values.force ?? false;
      const end = await restore({
        file,
        databaseUrl: database.url,
        files: await createFiles(env.storageUrl),
        boss,
        secrets: env.secretKeys,
        keepKey: (secret) => writeKey(env.dataDir, secret),
        force,
        say,
      });
      const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
      say(`Restored: ${rows.toLocaleString('en')} rows, ${end.files.toLocaleString('en')} files, ${end.jobs} jobs.`);
    } finally {
      await boss.stop({ graceful: false, close: true });
    }
  } finally {
    await database.close();
    if (existsSync(env.dataDir)) await repairOwnership(env.dataDir);
  }
}

function writeKey(dataDir: string, secret: string) {
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, 'secret.key.restored');
  writeFileSync(draft, secret, { mode: 0o600 });
  return () => renameSync(draft, join(dataDir, 'secret.key'));
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `${reasonOf(error)}\nNothing was restored: the database is as it was, and files that were written already belong to no row.\n`,
    );
    process.exit(1);
  },
);
