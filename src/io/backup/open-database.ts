import { existsSync, readFileSync } from 'node:fs';
import { lchown, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres, readPostmaster } from '#io/db/embedded/postmaster.ts';
import { startEmbedded } from '#io/db/embedded/start-embedded.ts';

interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

interface Where {
  databaseUrl: string | null;
  dataDir: string;
}

/** For reading: the running server's database, otherwise the embedded one, started for this and stopped afterwards. */
export async function openForReading({ databaseUrl, dataDir }: Where): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const pgData = join(dataDir, 'postgres');
  if (!existsSync(pgData)) throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const running = readPostmaster(pgData);
  if (running?.isReady && isPostgres(running.pid)) {
    const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
    return {
      url: `postgres://linkbild:${password}@127.0.0.1:${running.port}/linkbild`,
      close: async () => undefined,
    };
  }
  return openForChanges({ databaseUrl, dataDir });
}

/** For changes: refused while a server is using the database. */
export async function openForChanges({ databaseUrl, dataDir }: Where): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const embedded = await startEmbedded({ dataDir });
  return { url: embedded.url, close: () => embedded.stop() };
}

/**
 * After running as root in somebody else's folder: everything in it belongs to the folder's owner again, including the
 * database files, which that account then uses. Folders owned by root are left alone.
 */
export async function repairOwnership(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid === 0) return;
  for await (const entry of await opendir(folder, { recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
}
