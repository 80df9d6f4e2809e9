import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { expect, test } from 'vitest';
import { calmMoment } from './calm-moment.ts';

/** Clients in a process of their own, since this one is busy. */
const askTwenty = `
const ask = () => new Promise((resolve) => {
  let text = '';
  const socket = require('node:net').connect(Number(process.argv[1]), '127.0.0.1');
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', (error) => resolve(error.code));
  socket.on('close', () => resolve(text.slice(-5)));
  socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
});
process.stdin.once('data', async () => {
  process.stdout.write((await Promise.all(Array.from({ length: 20 }, ask))).join(' '));
  process.exit();
});
process.stdout.write('ready');
`;

const busyFor = (milliseconds: number) => {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
};

test('connections that arrived while the thread was busy are accepted before the port is closed', async () => {
  for (let round = 0; round < 5; round++) {
    const server = createServer((_, response) => response.setHeader('connection', 'close').end('there'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const clients = spawn(process.execPath, ['-e', askTwenty, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(clients.stdout, 'data');
    let said = '';
    clients.stdout.on('data', (chunk) => (said += chunk));
    clients.stdin.write('go');
    // The kernel has them by then, and nobody has accepted one.
    busyFor(150);
    await calmMoment(server);
    // As the server does on SIGTERM: http's own close would end connections whose request is on its way.
    NetServer.prototype.close.call(server);
    await once(clients, 'close');
    expect(said.split(' ').toSorted()).toEqual(Array(20).fill('there'));
  }
});

test('does not wait for a thread that is never idle', async () => {
  let now = 0;
  await calmMoment(createServer(), () => (now += 100));
  expect(now).toBeLessThan(2_000);
});
