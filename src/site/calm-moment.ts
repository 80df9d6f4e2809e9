import type { Server } from 'node:net';

/** A turn of the event loop that is shorter than this did next to nothing. */
const SHORT_MS = 0.5;
const LONGEST_WAIT_MS = 1_000;

/**
 * Resolves right after the system was asked for new connections and had none. To be used before a port is closed: the
 * system resets connections that it has taken and that nobody has accepted yet. (Where processes share a port, Linux with
 * net.ipv4.tcp_migrate_req=1 gives them to another process.)
 */
export function calmMoment(server: Server, clock: () => number = () => performance.now()): Promise<void> {
  return new Promise((resolve) => {
    const until = clock() + LONGEST_WAIT_MS;
    let before = Number.NEGATIVE_INFINITY;
    let isNew = false;
    // Node accepts one in each turn.
    const onConnection = () => {
      isNew = true;
    };
    server.on('connection', onConnection);
    // Immediates come behind the loop's look at its sockets, once a turn.
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
