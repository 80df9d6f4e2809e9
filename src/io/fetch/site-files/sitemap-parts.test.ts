import { expect, test } from 'vitest';
import { sitemapParts } from './sitemap-parts.ts';

const row = (n: number) => `<url><loc>https://example.org/${n}</loc></url>`;
const ROWS = 20_000;
const text = `\ufeff<urlset>${Array.from({ length: ROWS }, (_, n) => row(n)).join('')}</urlset>`;

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_535) yield bytes.subarray(at, at + 65_535);
}

test.each<[string, Buffer]>([
  ['utf-8', Buffer.from(text)],
  ['utf-16le', Buffer.from(text, 'utf16le')],
  ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
])('a long sitemap in %s is cut behind rows', async (encoding, bytes) => {
  const parts: string[] = [];
  for await (const part of sitemapParts(chunksOf(bytes))) parts.push(new TextDecoder(encoding).decode(part.bytes));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.slice(0, -1).filter((part) => !part.endsWith('</url>'))).toEqual([]);
  expect(parts.join('').match(/<url>/g)).toHaveLength(ROWS);
});
