import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isAway } from './database-unavailable.ts';

const MAX_MS = 60_000;
const PAUSE_MS = 500;

/** Unavailable for more than a minute. Not a configuration error: the next start may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseAway';
}

/** A database that starts together with us may need a little longer. A wrong password or name fails at once. */
export async function waitForDatabase(
  url: string,
  { say, signal, longestMs = MAX_MS }: { say: (line: string) => void; signal: AbortSignal; longestMs?: number },
): Promise<void> {
  const until = performance.now() + longestMs;
  for (let attempt = 1; !signal.aborted; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      const reason = error instanceof Error ? error.message || String(Object(error).code) : String(error);
      if (!isAway(error)) throw error;
      if (attempt === 1)
        say(`The database does not answer yet (${reason}); waiting for it up to ${longestMs / 1000} s.`);
      if (performance.now() > until)
        throw new DatabaseUnavailable(`The database did not answer within ${longestMs / 1000} s: ${reason}`);
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
