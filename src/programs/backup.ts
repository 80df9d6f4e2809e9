import { mkdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#env.ts';
import { backUp } from '#flows/backup-and-files/back-up.ts';
import { readSecretFile } from '#io/accounts/secret-keys.ts';
import { openForReading } from '#io/backup/open-database.ts';
import { createFiles } from '#io/files/create-files.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { readVersion } from '#version.ts';

// npm run backup -- FILE|FOLDER [--without-key]

const say = (line: string) => process.stdout.write(`${line}\n`);

/** In a folder, a file named by the current time. Paths are relative to where the command was typed. */
function targetOf(given: string, now: Date): string {
  const path = isAbsolute(given) ? given : resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const isFolder = given.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(path, `linkbild-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`) : path;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-key': { type: 'boolean' } },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error('npm run backup -- FILE|FOLDER [--without-key]');
  const env = readEnv(process.env);
  const now = new Date();
  const file = targetOf(given, now);
  mkdirSync(dirname(file), { recursive: true });
  const database = await openForReading(env);
  try {
    const withKey = env.secretKeys === null && !values['without-key'];
    const end = await backUp({
      databaseUrl: database.url,
      files: await createFiles(env.storageUrl),
      file,
      secrets: env.secretKeys ?? readSecretFile(env.dataDir),
      withKey,
      version: readVersion(),
      now,
      say,
    });
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    const gone = end.missingFiles ? `, ${end.missingFiles.toLocaleString('en')} files were not there` : '';
    say(`${rows.toLocaleString('en')} rows and ${end.files.toLocaleString('en')} files${gone}: ${file}`);
    say(
      withKey
        ? 'It holds the key of this installation (secret.key): keep it as you keep passwords.'
        : 'It does not hold the key of this installation: keep SECRET_KEY too, second factors need it.',
    );
  } finally {
    await database.close();
  }
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
