import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { byteViews } from './byte-view.ts';
import { readHtml } from './read-html.ts';

const head = (tags: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">${tags}</head></html>`;
const pages = {
  ordinary: head('<title>Größe &amp; Maß</title><meta property="og:title" content="Öl – 100 %">'),
  comments: head('<!-- <meta property="og:title" content="no"> --><script>"<!--<script>"</script><title>T</title>'),
  late: `${head(`<style>${'a{}'.repeat(9_000)}</style><title>T</title>`)}<meta property="og:title" content="late">`,
  data: head('<title>T</title><script type="application/ld+json">{"@type":"Product","name":"Öl"}</script>'),
  broken: '<title>T<meta property=og:title content="x',
  preview: readFileSync('sample-shop/server.ts', 'utf8'),
};

test.each(Object.entries(pages))('reads in the browser what the server reads: %s', (_, html) => {
  const url = 'https://shop.example/a';
  const body = new TextEncoder().encode(html);
  const expected = extractMeta({ body, url, contentType: 'text/html; charset=utf-8', details: true });
  vi.stubGlobal('Buffer', byteViews);
  const { meta } = readHtml(html, url);
  vi.unstubAllGlobals();
  expect(meta).toEqual(expected);
});

test('takes the address from the page if none is given', () => {
  const tags = '<meta property="og:url" content="https://shop.example/mug"><meta property="og:image" content="/a.png">';
  const evidence = readHtml(head(tags), null);
  expect(evidence.finalUrl).toBe('https://shop.example/mug');
  expect(evidence.meta.og.images[0]?.url).toBe('https://shop.example/a.png');
  expect(readHtml(head(tags), 'http://localhost:3000/x').meta.og.images[0]?.url).toBe('http://localhost:3000/a.png');
  expect(readHtml('<p>Hello', null).finalUrl).toBe('https://your-site.example/');
});
