import { existsSync } from 'node:fs';
import { callHeaders, createClient } from '../../src/contract/client.ts';
import { SESSION_COOKIE } from '../../src/contract/session-cookie.ts';
import { newToken } from '../../src/io/accounts/tokens.ts';
import { connect, type Database, migrateUp } from '../../src/io/db/db.ts';
import { startEmbedded } from '../../src/io/db/embedded/start-embedded.ts';
import { addSession } from '../../src/io/db/queries/accounts/sessions.ts';
import { addUser, findUserByEmail } from '../../src/io/db/queries/accounts/users.ts';
import { newDataDir, removeDataDir, startInstance } from '../../test/instance.ts';

/**
 * A whole Linkbild in its own processes, on a database that the bench fills beforehand. `folder`: kept for the next
 * time instead of being removed.
 */
export async function startOnFolder(options: {
  folder: string | null;
  env?: Record<string, string>;
  fill: (database: Database & { url: string }, isFresh: boolean) => Promise<void>;
}) {
  const dataDir = options.folder ?? newDataDir();
  const isFresh = !existsSync(`${dataDir}/postgres`);
  const embedded = await startEmbedded({ dataDir });
  await migrateUp(embedded.url);
  const database = connect(embedded.url, { maxConnections: 2 });
  await options.fill({ ...database, url: embedded.url }, isFresh);
  const instance = await startInstance(dataDir, { DATABASE_URL: embedded.url, SAMPLE_SHOP_PORT: '0', ...options.env });

  return {
    url: instance.url,
    pid: instance.pid,
    db: database.db,
    output: instance.output,
    /** The cookie of somebody who can see everything. */
    async cookieOf(email: string): Promise<string> {
      const user =
        (await findUserByEmail(database.db, email)) ??
        (await addUser(database.db, { email, role: 'superadmin', status: 'active' }));
      if (!user) throw new Error(`${email} could not be stored`);
      const token = newToken();
      await addSession(database.db, user.id, token);
      return `${SESSION_COOKIE}=${token}`;
    },
    apiWith: (cookie: string) =>
      createClient(({ method, path, body }) =>
        fetch(`${instance.url}/api${path}`, {
          method,
          headers: { ...callHeaders, origin: instance.url, cookie },
          ...(body === undefined ? {} : { body }),
        }),
      ),
    async stop() {
      await instance.stop();
      await database.close();
      await embedded.stop();
      if (!options.folder) removeDataDir(dataDir);
    },
  };
}
