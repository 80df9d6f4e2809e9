import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createFiles } from './create-files.ts';
import { readS3Url } from './s3-files.ts';

// A small store that implements as much of S3 as we use; signatures are not verified, only required.
const objects = new Map<string, Buffer>();
const requests: string[] = [];
let fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null = null;

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
/** Pages of ten, so that more than one is needed. */
function listing(query: URLSearchParams): string {
  const keys = [...objects.keys()]
    .map((path) => path.slice('/pictures/'.length))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('continuation-token') ?? ''))
    .toSorted();
  const page = keys.slice(0, 10);
  const next = keys.length > 10 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const rows = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${rows}${next}</ListBucketResult>`;
}
const server = createServer(async (request, response) => {
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
  requests.push(`${request.method} ${path}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return void response.writeHead(403).end();
  if (fault?.(request, response)) return;
  if (!path.startsWith('/pictures')) return void response.writeHead(404).end(xml('NoSuchBucket'));
  const query = new URL(request.url ?? '/', 'http://s3').searchParams;
  if (query.get('list-type') === '2') return void response.end(listing(query));
  if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
  if (request.method === 'DELETE') objects.delete(path);
  const found = objects.get(path);
  if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
  if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(xml('NoSuchKey'));
  response.writeHead(200, { 'last-modified': 'Sun, 15 Nov 2026 06:00:00 GMT' }).end(found);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
const files = await createFiles(`s3://pictures?endpoint=${endpoint}&region=eu-central-1&prefix=shop/a`);
beforeEach(() => {
  fault = null;
  requests.length = 0;
});

test('a folder is listed page by page and deleted as a whole, and only that folder', async () => {
  objects.clear();
  for (let n = 0; n < 25; n++) await files.put(`images/p/${n}.jpg`, Buffer.from('x'));
  await files.put('images/p2/0.jpg', Buffer.from('x'));
  const listed: string[] = [];
  for await (const key of files.list('images/p')) listed.push(key);
  expect(listed.toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `images/p/${n}.jpg`).toSorted());
  expect(await files.deleteFolder('images/p')).toBe(25);
  expect(await files.deleteFolder('images/p')).toBe(0);
  expect([...objects.keys()]).toEqual(['/pictures/shop/a/images/p2/0.jpg']);
  objects.clear();
});

test('a stored file is there under its key, byte for byte, and gone when deleted', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);
  await files.put('images/p/0a1b.jpg', bytes);
  expect([...objects.keys()]).toEqual(['/pictures/shop/a/images/p/0a1b.jpg']);
  const found = await files.get('images/p/0a1b.jpg');
  expect(Buffer.from(found?.bytes ?? []).equals(bytes)).toBe(true);
  expect(found?.changedAt.toISOString()).toBe('2026-11-15T06:00:00.000Z');
  await files.delete('images/p/0a1b.jpg');
  expect(await files.get('images/p/0a1b.jpg')).toBeNull();
  expect(await files.check()).toBe(true);
});

test.each(['../secret', '/etc/passwd', 'a//b', '', 'a\\b', 'a?x=1'])('the key %j is rejected', async (key) => {
  expect(await files.get(key)).toBeNull();
  await expect(files.put(key, new Uint8Array(1))).rejects.toThrow('not a file key');
  expect(requests).toEqual([]);
});

test('a temporary error is retried, an unavailable store is an error and not a missing file', async () => {
  await files.put('a.jpg', Buffer.from('x'));
  let left = 1;
  fault = (_, response) => left-- > 0 && Boolean(response.writeHead(503).end(xml('SlowDown')));
  expect(Buffer.from((await files.get('a.jpg'))?.bytes ?? []).toString()).toBe('x');
  fault = (_, response) => Boolean(response.writeHead(500).end(xml('InternalError')));
  await expect(files.get('a.jpg')).rejects.toThrow();
  await expect(files.put('a.jpg', Buffer.from('y'))).rejects.toThrow();
  fault = (request) => Boolean(request.socket.destroy());
  await expect(files.get('a.jpg')).rejects.toThrow();
  expect(await files.check()).toBe(false);
  fault = null;
  const other = await createFiles(`s3://nobodys?endpoint=${endpoint}`);
  await expect(other.get('a.jpg')).rejects.toThrow();
});

test.each([
  ['s3://?region=x', 'names no bucket'],
  ['s3://b?endpoint=nowhere', 'endpoint'],
  ['s3://b?prefix=../x', 'prefix'],
])('%s is rejected with one line', (url, words) => expect(() => readS3Url(url)).toThrow(words));
