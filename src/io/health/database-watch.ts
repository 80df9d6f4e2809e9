import pg from 'pg';
import { reasonOf } from '#io/log/describe-error.ts';
import { startOwnTimer } from '#io/own-timer.ts';

// Polls the database on its own connection, so that an unavailable or hanging server is known before a request has to
// wait for it. An error counts at once, a missing response the second time, and time in which this process itself was
// suspended does not count.

export interface DatabaseWatch {
  isAway(): boolean;
  close(): Promise<void>;
}

const INTERVAL_MS = 300;
const LIMIT_MS = 700;

export function watchDatabase(url: string, onChange: (isAway: boolean, reason: string) => void): DatabaseWatch {
  let client: pg.Client | null = null;
  let isAway = false;
  let silences = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function drop() {
    // Not `end()`: it waits for the server to close.
    const broken = client as unknown as { connection?: { stream?: { destroy(): void } } } | null;
    broken?.connection?.stream?.destroy();
    client = null;
  }

  async function ask(): Promise<void> {
    if (!client) {
      const fresh = new pg.Client({
        connectionString: url,
        application_name: 'linkbild health',
      });
      fresh.on('error', () => undefined);
      client = fresh;
      await fresh.connect();
    }
    await client.query('select 1');
  }

  function say(next: boolean, reason: string) {
    if (next === isAway || isClosed) return;
    isAway = next;
    onChange(next, reason);
  }

  /** Null: the database responded. */
  function trouble(): Promise<{ reason: string; isSilence: boolean } | null> {
    return new Promise((resolve) => {
      const stop = startOwnTimer(LIMIT_MS, () => resolve({ reason: 'no answer', isSilence: true }));
      ask()
        .then(() => resolve(null))
        .catch((error: unknown) => resolve({ reason: reasonOf(error), isSilence: false }))
        .finally(stop);
    });
  }

  async function turn() {
    const found = await trouble();
    silences = found?.isSilence ? silences + 1 : 0;
    if (!found) say(false, '');
    else if (!found.isSilence || silences > 1) {
      drop();
      say(true, found.reason);
    }
    if (isClosed) return drop();
    // The first missing response is checked again at once, because failures must be known within two seconds
    // (bench/database-watch.ts).
    timer = setTimeout(() => void turn(), silences === 1 ? 0 : INTERVAL_MS);
    timer.unref();
  }

  void turn();
  return {
    isAway: () => isAway,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      drop();
    },
  };
}
