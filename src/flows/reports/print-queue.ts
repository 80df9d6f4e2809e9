// Threat: a PDF occupies a browser for seconds, and anybody may request one. Without a limit a thousand requests hold
// the browser for hours, and with it the screenshots of customers. Layers: the same file is printed once for all
// concurrent requests (report-files.ts); few are printed at a time, fewer per client; the queue for the rest is
// bounded. Left open: many clients together can keep the queue full, though each finished PDF is stored.

interface Limits {
  /** Printed at a time, all clients together. */
  atOnce?: number;
  perClient?: number;
  /** Waiting, all clients together and of one. */
  waiting?: number;
  waitingPerClient?: number;
}

export interface PrintQueue {
  /** Null if the queue is full. */
  run<Made>(client: string, key: string, make: () => Promise<Made>): Promise<Made | null>;
  /** How many are printed before this one; null: it is being printed, or unknown. */
  ahead(key: string): number | null;
}

interface Waiting {
  client: string;
  key: string;
  start: () => void;
}

/** First come, first served, except that a client with enough at once lets others pass. */
export function createPrintQueue({
  atOnce = 6,
  perClient = 2,
  waiting: most = 60,
  waitingPerClient = 10,
}: Limits = {}): PrintQueue {
  const running = new Map<string, number>();
  const line: Waiting[] = [];
  let all = 0;
  const hasRoom = (client: string) => all < atOnce && (running.get(client) ?? 0) < perClient;
  const begin = (client: string) => {
    all += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  };
  const end = (client: string) => {
    all -= 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    const next = line.findIndex((one) => hasRoom(one.client));
    const [chosen] = next === -1 ? [] : line.splice(next, 1);
    if (!chosen) return;
    begin(chosen.client);
    chosen.start();
  };
  return {
    ahead: (key) => {
      const at = line.findIndex((one) => one.key === key);
      return at === -1 ? null : all + at;
    },
    async run(client, key, make) {
      if (hasRoom(client)) begin(client);
      else {
        const own = line.filter((one) => one.client === client).length;
        if (line.length >= most || own >= waitingPerClient) return null;
        await new Promise<void>((start) => line.push({ client, key, start }));
      }
      try {
        return await make();
      } finally {
        end(client);
      }
    },
  };
}
