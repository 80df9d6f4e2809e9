import { describe, expect, test } from 'vitest';
import { extractMeta } from './extract-meta.ts';
import { articleOfJsonLd } from './json-ld-article.ts';

const page = (json: unknown) => JSON.stringify(json);
const news = { '@type': 'NewsArticle', headline: 'H', description: 'D' };

describe('the article of a page, as Mastodon finds it', () => {
  test.each<[string, string, Partial<ReturnType<typeof articleOfJsonLd>> | null]>([
    ['NewsArticle', page(news), { type: 'NewsArticle', headline: 'H', description: 'D' }],
    ['WebPage', page({ '@type': 'WebPage', headline: 'H' }), { type: 'WebPage', description: null }],
    ['other types', page({ '@type': 'Article', headline: 'WebPage' }), null],
    ['a type in a list', page({ ...news, '@type': ['NewsArticle'] }), null],
    ['a full address as type', page({ ...news, '@type': 'https://schema.org/NewsArticle' }), null],
    ['second in a list at the root', page([{ '@type': 'Product' }, news]), { headline: 'H' }],
    ['inside a graph', page({ '@graph': [news] }), null],
    ['an empty headline is a headline', page({ ...news, headline: '' }), { headline: '' }],
    ['a headline in a language', page({ ...news, headline: { '@value': 'V', '@language': 'de' } }), { headline: 'V' }],
    ['entities', '{"@type":"WebPage","headline":"A &amp; B"}', { headline: 'A & B' }],
    ['wrapped for old browsers', `// <![CDATA[\n${page(news)}\n// ]]>`, { headline: 'H' }],
    ['broken', '{"@type":"WebPage",}', null],
    ['author', page({ ...news, author: [{ name: 'Jo' }, { name: 'Al' }] }), { authorName: 'Jo' }],
    ['publisher', page({ ...news, publisher: { name: 'Paper' } }), { publisherName: 'Paper' }],
    ['an author without a name', page({ ...news, author: 'Jo' }), { authorName: null }],
  ])('%s', (_, script, expected) => {
    if (expected === null) expect(articleOfJsonLd(script)).toBeNull();
    else expect(articleOfJsonLd(script)).toMatchObject(expected);
  });

  test('product and article of one page, each from its own script', () => {
    const html = `<script type="application/ld+json">${page({ '@type': 'Product', name: 'Mug' })}</script>
      <script type="application/ld+json">${page(news)}</script>`;
    const body = new TextEncoder().encode(html);
    const meta = extractMeta({ body, url: 'https://e.com/', details: true });
    expect([meta.product?.name, meta.jsonLdArticle?.headline]).toEqual(['Mug', 'H']);
    expect(meta.jsonLdArticle?.endOffset).toBe(html.length);
    expect(extractMeta({ body, url: 'https://e.com/' })).not.toHaveProperty('jsonLdArticle');
  });
});

describe("Discord's component embed", () => {
  const read = (html: string) =>
    extractMeta({ body: new TextEncoder().encode(html), url: 'https://e.com/', details: true }).componentEmbed;
  const script = (attributes: string, json: string) => `<script ${attributes}>${json}</script>`;
  const right = 'id="discord:component-embed" type="application/json"';

  test.each<[string, string, ReturnType<typeof read>]>([
    ['in the head', script(right, '{}'), { json: '{}', bytes: 2, isInHead: true, offset: 0 }],
    ['in the body', `<p>${script(right, '{}')}`, { json: '{}', bytes: 2, isInHead: false, offset: 3 }],
    ['another id', script('id="embed" type="application/json"', '{}'), undefined],
    ['another type', script('id="discord:component-embed" type="text/json"', '{}'), undefined],
    ['without a type', script('id="discord:component-embed"', '{}'), undefined],
    ['its own type', script(right.replace('json"', 'vnd.discord.component-embed+json"'), '{}'), expect.anything()],
    ['in a template', `<template>${script(right, '{}')}</template>`, undefined],
    ['the first of two', script(right, '1') + script(right, '2'), expect.objectContaining({ json: '1' })],
    ['3,000 bytes', script(right, ' '.repeat(3000)), expect.objectContaining({ json: ' '.repeat(3000) })],
    ['more', script(right, ' '.repeat(3001)), expect.objectContaining({ json: null, bytes: 3001 })],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});
