import { parseArgs } from 'node:util';
import { readEnv } from '#env.ts';
import { rotateKey } from '#flows/guards/installation-key.ts';
import { addToSecretFile, keepFirstInSecretFile, readSecretFile } from '#io/accounts/secret-keys.ts';
import { openForReading } from '#io/backup/open-database.ts';
import { connect } from '#io/db/db.ts';
import { reasonOf } from '#io/log/describe-error.ts';

// npm run rotate-key [-- --remove-old]. The steps: docs/operating.md, The secret key.

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The exit code: 1 if something cannot be read with any of the keys. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { 'remove-old': { type: 'boolean' } } });
  const env = readEnv(process.env);
  const secrets = env.secretKeys ?? readSecretFile(env.dataDir);
  const isOwnFile = env.secretKeys === null;
  if (secrets.length === 1 && !isOwnFile) {
    throw new Error(
      'SECRET_KEY is one key. Put the new one before it, SECRET_KEY=new,old, and restart Linkbild first.',
    );
  }
  if (secrets.length === 1) {
    addToSecretFile(env.dataDir, secrets);
    say('A new key was put before the old one in secret.key. Restart Linkbild, then run this again.');
    return 0;
  }
  const database = await openForReading(env);
  const { db, close } = connect(database.url, { maxConnections: 1 });
  try {
    const columns = await rotateKey(db, secrets);
    for (const { column, changed, current, unreadable } of columns) {
      say(
        `${column}: ${changed} encrypted anew, ${current} had the new key${unreadable ? `, ${unreadable} UNREADABLE` : ''}`,
      );
    }
    const unreadable = columns.reduce((sum, column) => sum + column.unreadable, 0);
    if (unreadable > 0) {
      say(`${unreadable} values cannot be read with any of these keys. Do not remove a key: one is missing.`);
      return 1;
    }
    if (isOwnFile && values['remove-old']) {
      keepFirstInSecretFile(env.dataDir, secrets);
      say('The old key was removed from secret.key. Restart Linkbild.');
    } else {
      say('Everything stored has the new key. The old one is needed only for links in mails that were sent before.');
    }
    return 0;
  } finally {
    await close();
    await database.close();
  }
}

await main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
