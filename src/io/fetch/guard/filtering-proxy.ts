// The browser's only way to the network.
//
// Threat: a page that is photographed runs scripts; they may request http://169.254.169.254 or the database beside us.
// Layers: Chromium is started with this proxy for every host, loopback included, without QUIC and with WebRTC held off
// direct connections; each connection is checked by the same guard as every other request of Linkbild (public unicast,
// ports 80 and 443, pairs the operator allows), and the checked address is the one dialled. Left open: TLS passes
// through unread, as it must; a page may send what it likes to public addresses.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Address, guardedConnector, lookupBySystem } from './connector.ts';
import { readAllowedPrivateHosts } from './url-policy.ts';

export interface FilteringProxy {
  url: string;
  close(): void;
}

const LOOKUP_MS = 5_000;
const IDLE_MS = 20_000;

export async function startFilteringProxy(allowedPrivateHosts: readonly string[]): Promise<FilteringProxy> {
  const allowed = readAllowedPrivateHosts(allowedPrivateHosts);
  const sockets = new Set<Duplex>();
  const keep = (socket: Duplex) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };

  /** A socket to the first address the guard allows. */
  const dial = guardedConnector({
    allowed,
    lookup: lookupBySystem,
    lookupMs: LOOKUP_MS,
    dial: ({ port }, to: Address[], callback) => {
      const socket = connect({ host: to[0]?.address ?? '', port: Number(port) });
      socket.setTimeout(IDLE_MS, () => socket.destroy());
      socket.once('connect', () => callback(null, socket)).once('error', (error) => callback(error, null));
    },
  });
  const open = (protocol: string, hostname: string, port: string) =>
    new Promise<Socket>((resolve, reject) => {
      dial({ protocol, hostname, host: hostname, port, servername: hostname }, (error, socket) =>
        error || !socket ? reject(error ?? new Error('no socket')) : resolve(socket),
      );
    });

  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  server.on('connection', keep);
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    keep(client);
    const target = URL.parse(`https://${incoming.url ?? ''}/`);
    if (!target) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    open('https:', target.hostname, target.port || '443').then(
      (socket) => {
        keep(socket);
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        if (head.length > 0) socket.write(head);
        socket.pipe(client).pipe(socket);
      },
      () => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'),
    );
  });

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = URL.parse(incoming.url ?? '');
    const refuse = () => {
      if (!outgoing.headersSent) outgoing.writeHead(403);
      outgoing.end();
    };
    if (url?.protocol !== 'http:') return refuse();
    try {
      const socket = await open('http:', url.hostname, url.port || '80');
      keep(socket);
      const { 'proxy-connection': _, ...headers } = incoming.headers;
      const forwarded = request(
        {
          createConnection: () => socket,
          method: incoming.method,
          path: url.pathname + url.search,
          headers: { ...headers, host: url.host, connection: 'close' },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      forwarded.on('error', refuse);
      incoming.pipe(forwarded);
    } catch {
      refuse();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
