import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { SettingError } from '#io/setting-error.ts';

// Opening and closing the server's port.

/** SIGTERM to exit: under 10 s (contract). Requests get the first part of it. */
const REQUESTS_MS = 3_000;
/** After SIGTERM, responses announce for this long that their connection closes; then idle ones are closed. */
const DRAIN_MS = 500;

type Place = { port: number; host: string; reusePort?: boolean } | { fd: number };

/** `name` is the setting to change if the port cannot be had. */
export function openPort(server: Server, at: Place, name: 'PORT' | 'HEALTH_PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, at, name)));
    server.listen(at, resolve);
  });
}

function portError(error: NodeJS.ErrnoException, at: Place, name: string): Error {
  if ('fd' in at) {
    return new SettingError(`LISTEN_FDS is set, but file ${at.fd} is no open port (${error.code}).`);
  }
  if (error.code === 'EADDRINUSE') {
    return new SettingError(`Port ${at.port} is taken. Stop what uses it, or set ${name} to another one.`);
  }
  if (error.code === 'EACCES') {
    return new SettingError(`Port ${at.port} needs rights that this process does not have. Set ${name} above 1023.`);
  }
  // An address that does not exist (yet): a network may come up after us.
  return new Error(`${at.host}:${at.port} cannot be opened (${error.code}). See HOST and ${name}.`);
}

/** `isPortHeld`: somebody else keeps it open (systemd), so waiting connections are not lost with it. */
export async function closePort(server: Server | undefined, isPortHeld: boolean): Promise<void> {
  if (!server?.listening) return;
  if (!isPortHeld) await waitUntilIdle(server);
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
    // Not http's own close, which ends idle connections at once: a request may be on its way in one of them.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(last);
      clearTimeout(drained);
      resolve();
    });
    const drained = setTimeout(() => server.closeIdleConnections(), DRAIN_MS);
  });
}

/** An iteration of the event loop shorter than this did next to nothing. */
const SHORT_MS = 0.5;
const MAX_WAIT_MS = 1_000;

/**
 * Resolves right after the kernel had no new connections. Call it before closing a port: the kernel resets connections
 * that nobody has accepted yet. (If processes share a port, Linux with net.ipv4.tcp_migrate_req=1 moves them to another
 * process.)
 */
export function waitUntilIdle(server: NetServer, clock: () => number = () => performance.now()): Promise<void> {
  return new Promise((resolve) => {
    const until = clock() + MAX_WAIT_MS;
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
