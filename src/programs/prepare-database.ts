import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#env.ts';
import { migrateUp } from '#io/db/db.ts';
import { startEmbedded } from '#io/db/embedded/start-embedded.ts';

// Creates the embedded database and its tables while the first start builds the pages (scripts/start.mjs). Prints
// nothing: the server fails in the same way and prints the reason.
try {
  const { databaseUrl, dataDir } = readEnv(process.env);
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) {
    const database = await startEmbedded({ dataDir });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void database.stop());
    await migrateUp(database.url).finally(() => database.stop());
  }
} catch {
  process.exitCode = 1;
}
