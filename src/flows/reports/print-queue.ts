// Threat: a PDF occupies a browser for seconds, and anybody may request one. Without a limit a thousand requests hold
// the browser for hours, and with it the screenshots of customers.
// Layers: the same file is printed once for all concurrent requests (kept-files.ts); few wait, fewer per client; the
// others are told to come back. Left open: many clients together can keep the queue full, though each finished PDF is
// stored.

interface Limits {
  /** Printed or waiting at a time, all clients together. */
  atOnce?: number;
  perClient?: number;
}

export interface PrintQueue {
  /** Null if the queue is full. */
  run<Made>(client: string, make: () => Promise<Made>): Promise<Made | null>;
}

export function createPrintQueue({ atOnce = 6, perClient = 2 }: Limits = {}): PrintQueue {
  const clients = new Map<string, number>();
  let all = 0;
  return {
    async run(client, make) {
      const own = clients.get(client) ?? 0;
      if (all >= atOnce || own >= perClient) return null;
      all += 1;
      clients.set(client, own + 1);
      try {
        return await make();
      } finally {
        all -= 1;
        const left = (clients.get(client) ?? 1) - 1;
        if (left > 0) clients.set(client, left);
        else clients.delete(client);
      }
    },
  };
}
