import type { Server } from 'node:net';

/** An iteration of the event loop shorter than this did next to nothing. */
const SHORT_MS = 0.5;
const LONGEST_WAIT_MS = 1_000;

/**
 * Resolves right after the kernel had no new connections. To be used before a port is closed: the kernel resets
 * connections that nobody has accepted yet. (If processes share a port, Linux with net.ipv4.tcp_migrate_req=1 moves
 * them to another process.)
 */
export function waitUntilIdle(server: Server, clock: () => number = () => performance.now()): Promise<void> {
  return new Promise((resolve) => {
    const until = clock() + LONGEST_WAIT_MS;
    let before = Number.NEGATIVE_INFINITY;
    let isNew = false;
    // Node accepts one per iteration.
    const onConnection = () => {
      isNew = true;
    };
    server.on('connection', onConnection);
    // Immediates run after the loop has polled its sockets, once per iteration.
    const look = () => {
      const now = clock();
      if ((now - before < SHORT_MS && !isNew) || now > until) {
        server.off('connection', onConnection);
        return resolve();
      }
      before = now;
      isNew = false;
      setImmediate(look);
    };
    setImmediate(look);
  });
}
