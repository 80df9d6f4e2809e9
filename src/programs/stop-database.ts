import { join } from 'node:path';
import { readEnv } from '#env.ts';
import { readPostmaster, stopServer } from '#io/db/embedded/postmaster.ts';

// Stops the embedded database of a server that was killed and will not come back (scripts/supervise.mjs).
const env = readEnv(process.env);
const found = env.databaseUrl ? null : readPostmaster(join(env.dataDir, 'postgres'));
if (found) await stopServer(found.pid);
