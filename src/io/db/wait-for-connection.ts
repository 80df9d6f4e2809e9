import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** SQLSTATE of a server without free connections, for this account or at all. */
const FULL = new Set(['53300', '53400']);
const MAX_MS = 10_000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * Waits for a server whose connections are all taken (by others, or while one process replaces another) instead of
 * failing.
 */
export function waitForConnection(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  async function patiently(): Promise<pg.PoolClient> {
    const until = performance.now() + MAX_MS;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      try {
        return await connect();
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && FULL.has(String(error.code));
        if (!isFull || performance.now() + pauseMs > until) throw error;
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
  }
  // The pool itself calls it with a callback for every statement outside a transaction.
  pool.connect = ((callback?: Callback) => {
    if (!callback) return patiently();
    patiently().then(
      (client) => callback(undefined, client, (error) => client.release(error as Error)),
      (error) => callback(error, undefined, () => undefined),
    );
  }) as pg.Pool['connect'];
}
