// The three things that compose.yaml asks of SeaweedFS: a server for S3 on 9000, its health on 9333, and a shell that makes
// a bucket. s3rver knows one pair of keys, S3RVER and S3RVER, and checks signatures with it.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const [command, ...args] = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`-${name}=`))?.slice(name.length + 2) ?? '';

if (command === 'shell') {
  const name = /^s3\.bucket\.create -name (\S+)/.exec(await text(process.stdin))?.[1];
  const answer = await fetch(`http://${option('master')}/buckets/${name}`, { method: 'PUT' });
  process.exit(name && answer.ok ? 0 : 1);
}
const program = '/opt/s3rver/node_modules/s3rver/bin/s3rver.js';
const server = spawn(process.execPath, [program, '-d', '/data', '-a', '0.0.0.0', '-p', option('s3.port'), '-s']);
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => server.kill());
createServer((request, response) => {
  const bucket = /^\/buckets\/([\w-]+)$/.exec(request.url ?? '')?.[1];
  if (bucket && request.method === 'PUT') mkdirSync(`/data/${bucket}`, { recursive: true });
  response.writeHead(bucket || request.url === '/cluster/healthz' ? 200 : 404).end();
}).listen(9333);
