import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgres, readPostmaster } from '#io/db/embedded/postmaster.ts';
import { startEmbedded } from '#io/db/embedded/start-embedded.ts';

export interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

interface Where {
  databaseUrl: string | null;
  dataDir: string;
}

/** For reading: the running server's database, otherwise the embedded one, started for this and stopped afterwards. */
export async function openBeside({ databaseUrl, dataDir }: Where): Promise<OpenedDatabase> {
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
  return openAlone({ databaseUrl, dataDir });
}

/** For changes: refused while Linkbild uses it. */
export async function openAlone({ databaseUrl, dataDir }: Where): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const embedded = await startEmbedded({ dataDir });
  return { url: embedded.url, close: () => embedded.stop() };
}
