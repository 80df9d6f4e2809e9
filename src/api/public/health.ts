import { sql } from 'drizzle-orm';
import type { Handler } from '../handler.ts';

/** Ready means: the database answers. Before that the server itself answers 503 (server.ts). */
export const health: Handler<'health'> = async ({ io }) => {
  const database = await io.db.execute(sql`select 1`).then(
    () => 'ok' as const,
    () => 'failing' as const,
  );
  return {
    status: database === 'ok' ? 'ok' : 'failing',
    version: io.settings.version,
    database,
    jobs: io.health.jobs(),
    storage: await io.health.storage(),
  };
};
