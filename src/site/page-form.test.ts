import { expect, test } from 'vitest';
import { readPageForm } from './pages.ts';

const form = 'application/x-www-form-urlencoded';
const post = (body: BodyInit | null, type = form) =>
  readPageForm(new Request('http://site.test/de/x?a=1', { method: 'POST', body, headers: { 'content-type': type } }));

test('passes a plain form on unchanged', async () => {
  const read = await post('title=a%20b&x=%26', `${form};charset=UTF-8`);
  if (read instanceof Response) throw new Error(`refused with ${read.status}`);
  expect([read.url, read.method]).toEqual(['http://site.test/de/x?a=1', 'POST']);
  expect([...(await read.formData())]).toEqual([
    ['title', 'a b'],
    ['x', '&'],
  ]);
});

test('a post without a body needs no content type', async () => {
  expect(await post(null, 'text/plain')).toBeInstanceOf(Request);
});

const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))) });

test.each<[string, BodyInit, string, number]>([
  ['half a million fields', 'a&'.repeat(499_000), form, 413],
  ['more than a megabyte', 'a'.repeat(1_000_001), form, 413],
  ['parts', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 415],
  ['JSON', '{}', 'application/json', 415],
])('rejects %s', async (_, body, type, status) => {
  expect(await post(body, type)).toMatchObject({ status });
});

test('rejects an endless body', async () => {
  const request = { method: 'POST', body: endless(), headers: { 'content-type': form }, duplex: 'half' } as RequestInit;
  expect(await readPageForm(new Request('http://site.test/', request))).toMatchObject({ status: 413 });
});
