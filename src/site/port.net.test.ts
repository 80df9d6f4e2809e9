import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { waitUntilIdle } from './port.ts';

/** Clients in a process of their own, since this one is busy. */
const askTwenty = `
let connected = 0;
const ask = () => new Promise((resolve) => {
  let text = '';
  const socket = require('node:net').connect(Number(process.argv[1]), '127.0.0.1');
  socket.on('connect', () => ++connected === 20 && require('node:fs').writeFileSync(process.argv[2], ''));
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

/** Blocks the thread, as a busy server would. */
const busyUntil = (isOver: () => boolean) => {
  for (const until = performance.now() + 10_000; !isOver() && performance.now() < until; );
};

test('connections that arrived while the thread was busy are accepted before the port is closed', async () => {
  const folder = temporaryFolder('wait-until-idle');
  for (let round = 0; round < 5; round++) {
    const server = createServer((_, response) => response.setHeader('connection', 'close').end('there'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const connected = join(folder, `connected-${round}`);
    const clients = spawn(process.execPath, ['-e', askTwenty, String(port), connected], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(clients.stdout, 'data');
    let said = '';
    clients.stdout.on('data', (chunk) => (said += chunk));
    clients.stdin.write('go');
    // By then the kernel has them all, and nobody has accepted one.
    busyUntil(() => existsSync(connected));
    await waitUntilIdle(server);
    // As the server does on SIGTERM: http's own close would end connections whose request is on its way.
    NetServer.prototype.close.call(server);
    await once(clients, 'close');
    expect(said.split(' ').toSorted()).toEqual(Array(20).fill('there'));
  }
});

test('does not wait for a thread that is never idle', async () => {
  let now = 0;
  await waitUntilIdle(createServer(), () => (now += 100));
  expect(now).toBeLessThan(2_000);
});
