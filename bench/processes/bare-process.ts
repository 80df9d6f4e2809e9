// The least a Node server can do for an image: the same bytes and headers from memory, nothing logged, nothing looked up.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { file } = JSON.parse(process.argv[2] ?? '{}') as { file: string };
const bytes = readFileSync(file);
const headers = ['content-type', 'image/jpeg', 'content-length', String(bytes.length)];
const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/vase.jpg` })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
