import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { readUpload } from './read-upload.ts';

const boundary = 'xYz';
const part = (head: string, body = 'x') => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const named = (name: string, body?: string) => part(`Content-Disposition: form-data; name="${name}"`, body);
const file = part('Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png', 'bytes');
const end = `--${boundary}--\r\n`;

const upload = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  readUpload(new Request('http://api.test/', { method: 'POST', body, headers: { 'content-type': type } }));

test('reads a file with its name and its description, and no other field', async () => {
  const read = await upload(named('name', 'Logo') + named('__proto__') + named('constructor') + file + end);
  expect(read).toMatchObject({ fileName: 'a.png', fields: { name: 'Logo' } });
  expect(Object.keys(read.fields)).toEqual(['name']);
  expect(new TextDecoder().decode(read.file)).toBe('bytes');
});

test.each(['"xYz"', 'xYz; charset=utf-8', 'xYz '])('accepts boundary=%s', async (written) => {
  expect(await upload(file + end, `multipart/form-data; boundary=${written}`)).toMatchObject({ fileName: 'a.png' });
});

describe('rejects before parsing', () => {
  const bad: [string, string, string?][] = [
    ['120,000 parts', named('a').repeat(120_000) + file + end],
    ['nine parts', named('a').repeat(8) + file + end],
    ['a part with a million headers', part(`${'x: y\r\n'.repeat(1_000_000)}Content-Disposition: form-data`) + end],
    ['a part with a long name', named('a'.repeat(5_000)) + file + end],
    ['an unterminated part header', `${file}--${boundary}\r\nContent-Disposition: ${'x'.repeat(10_000)}`],
    ['no boundary', file + end, 'multipart/form-data'],
    ['an empty boundary', file + end, 'multipart/form-data; boundary='],
    ['a boundary of 71 characters', file + end, `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['no end', file],
    ['nothing', ''],
  ];
  test.each(bad)('%s', measured, async (_, body, type) => {
    const started = performance.now();
    await expect(upload(body, type)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    // Parsing it took 600 ms and more; counting takes a few.
    expect(performance.now() - started).toBeLessThan(400);
  });

  test('parts under another boundary than the one counted', async () => {
    const many = named('a').replaceAll(boundary, 'other').repeat(100);
    const type = `multipart/form-data; boundary=${boundary}; boundary=other`;
    await expect(upload(`${many}--other--\r\n`, type)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
