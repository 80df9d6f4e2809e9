import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { isWithinJsonBounds, readUpload } from './read-body.ts';

describe('bounds of JSON', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

  test.each<[string, string, boolean]>([
    ['an empty body', '', true],
    ['a typical body', JSON.stringify({ a: [1, { b: ['{[,'.repeat(50)] }] }), true],
    ['brackets and commas inside a string', JSON.stringify('[{,'.repeat(100_000)), true],
    ['quotes and backslashes inside a string', JSON.stringify({ a: '\\"['.repeat(10_000) }), true],
    ['an unterminated string', '"[[[[', true],
    ['a bracket after an escaped quote and the end of the string', `["\\""${',['.repeat(70)}`, false],
    ['64 deep', '['.repeat(64) + ']'.repeat(64), true],
    ['65 deep', '['.repeat(65) + ']'.repeat(65), false],
    ['a megabyte of brackets', '['.repeat(500_000) + ']'.repeat(500_000), false],
    ['a megabyte of objects', '{"a":'.repeat(160_000), false],
    ['20,000 keys', keys(20_000), true],
    ['90,000 keys', keys(90_000), false],
    ['half a million numbers', `[${'1,'.repeat(499_000)}1]`, false],
  ])('%s', (_, text, expected) => {
    expect(isWithinJsonBounds(text)).toBe(expected);
  });
});

describe('an upload', () => {
  const boundary = 'xYz';
  const part = (head: string, body = 'x') => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
  const named = (name: string, body?: string) => part(`Content-Disposition: form-data; name="${name}"`, body);
  const file = part(
    'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png',
    'bytes',
  );
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
});
