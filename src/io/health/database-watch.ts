import pg from 'pg';

// Polls the database on a connection of its own, so that an unavailable or hanging server is known before the next
// request has to wait for it. An error counts at once. A timeout counts the second time: if this process itself was
// busy, the timer fires before a response that has already arrived is read.

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
    const lost = client as unknown as { connection?: { stream?: { destroy(): void } } } | null;
    lost?.connection?.stream?.destroy();
    client = null;
  }

  async function ask(): Promise<void> {
    if (!client) {
      const fresh = new pg.Client({
        connectionString: url,
        application_name: 'linkbild health',
        connectionTimeoutMillis: LIMIT_MS,
        query_timeout: LIMIT_MS,
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

  async function turn() {
    try {
      await ask();
      silences = 0;
      say(false, '');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isSilence = /timeout/i.test(reason);
      silences = isSilence ? silences + 1 : 0;
      if (!isSilence || silences > 1) {
        drop();
        say(true, reason);
      }
    }
    if (isClosed) return drop();
    timer = setTimeout(() => void turn(), INTERVAL_MS);
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
