import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateUp } from '#io/db/db.ts';
import { startEmbedded } from '#io/db/embedded/start-embedded.ts';

// The data folder of an instance whose database exists and has all tables, made once a run. Whatever starts a server
// copies it, which takes a twentieth of making another one. The first start of an empty folder is shown by
// odd-folder.net.test.ts.

const NAME = 'PREPARED_DATA_DIR';

export default async function setup() {
  // scripts/test.mjs has made one for all of its parts.
  if (process.env[NAME]) return;
  const folder = await prepareDatabase();
  process.env[NAME] = folder;
  return () => {
    delete process.env[NAME];
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepareDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'linkbild-prepared-'));
  const database = await startEmbedded({ dataDir: folder, isDurable: false });
  await migrateUp(database.url);
  await database.stop();
  return folder;
}

/** Into an empty folder, with the account that owns each file. False, and the folder stays empty, if there is none. */
export function copyPrepared(folder: string): boolean {
  const prepared = process.env[NAME];
  if (!prepared) return false;
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return true;
}
