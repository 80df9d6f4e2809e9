import { parseArgs } from 'node:util';
import { readEnv } from '#env.ts';
import { collectFiles, type FoundFiles } from '#flows/backup-and-files/collect-files.ts';
import { openForReading } from '#io/backup/open-database.ts';
import { connect } from '#io/db/db.ts';
import { createFiles } from '#io/files/create-files.ts';
import { reasonOf } from '#io/log/describe-error.ts';

// npm run collect-files [-- --delete [--all]]

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Lines printed per kind; the rest is only counted. */
const SHOWN = 20;

/** With a wrong DATABASE_URL most files would seem to be unused. */
const looksWrong = ({ files, filesWithoutRow }: FoundFiles) => filesWithoutRow > 100 && filesWithoutRow > files / 2;

async function main() {
  const { values } = parseArgs({ options: { delete: { type: 'boolean' }, all: { type: 'boolean' } } });
  const env = readEnv(process.env);
  const opened = await openForReading(env);
  const { db, close } = connect(opened.url, { maxConnections: 2 });
  try {
    const io = { db, files: await createFiles(env.storageUrl), now: () => new Date() };
    const shown = new Map<string, number>();
    const report = (kind: string, key: string) => {
      const count = (shown.get(kind) ?? 0) + 1;
      shown.set(kind, count);
      if (count <= SHOWN) say(`${kind}: ${key}`);
      if (count === SHOWN + 1) say(`${kind}: …`);
    };
    const found = await collectFiles(io, { deletes: false, report });
    const number = (count: number) => count.toLocaleString('en');
    say(
      `${number(found.files)} files; ${number(found.filesWithoutRow)} without a row (older than a day), ${number(found.rowsWithoutFile)} rows without a file.`,
    );
    if (!values.delete) return say('Nothing was changed. With --delete the files without a row are deleted.');
    if (looksWrong(found) && !values.all) {
      throw new Error(
        'Most files have no row: is this the right DATABASE_URL? With --all they are deleted all the same.',
      );
    }
    const { deleted } = await collectFiles(io, { deletes: true, report: () => undefined });
    say(`${number(deleted)} files were deleted.`);
  } finally {
    await close();
    await opened.close();
  }
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
