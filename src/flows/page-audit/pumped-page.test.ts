import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { findLargeBlocks } from '#domain/audit/large-blocks.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { detectShopApps } from '#domain/shop-apps/detect-shop-apps.ts';
import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { readBrand } from '#domain/site/brand.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { recogniseChallenge } from '#io/fetch/pages/challenge-page.ts';
import { isPasswordPage } from '#io/fetch/pages/fetch-page.ts';
import { linear } from '../../../test/measured.ts';
import { someOf } from '../../../test/size.ts';

// A pattern that can match the same letters in several ways takes minutes for a few thousand of them: one such page
// would stop the whole server. So every part of a page is filled with every letter that patterns like to repeat.

const PUMPED = 5_000;
const pumps = [
  ' ',
  '\n',
  ' \t',
  '/',
  '.',
  ',',
  '-',
  '1',
  '1 ',
  'a',
  'a ',
  '[',
  '{',
  '"a":',
  '%20',
  '&amp;',
  '<',
  '<!--',
  '<a ',
  '=',
  "='",
  '\\',
];

const places: Record<string, (pump: string) => string> = {
  title: (pump) => `<title>x${pump}x</title>`,
  'an attribute': (pump) => `<meta property="og:title" content="x${pump}x">`,
  'a description': (pump) => `<meta name="description" content='x${pump}x'>`,
  'a price': (pump) => `<meta property="product:price:amount" content="1${pump}1">`,
  "a picture's address": (pump) => `<meta property="og:image" content="https://cdn.example.com/x${pump}x">`,
  'an address': (pump) =>
    `<link rel="canonical" href="https://example.com/x${pump}x"><link rel="icon" href="x${pump}x">`,
  'a colour': (pump) => `<meta name="theme-color" content="rgb(1${pump}1${pump}1${pump}x">`,
  'a style': (pump) => `<style>--color-primary:1${pump}1${pump};--font-heading-family:a${pump}</style>`,
  'JSON-LD': (pump) => `<script type="application/ld+json">{"@type":"Product","name":"x${pump}x"${pump};</script>`,
  'a script': (pump) => `<script>Shopify.shop = "x${pump}x"; __st = {${pump}</script>`,
  'an element': (pump) => `<img src="x" alt="logo ${pump}" ${pump}><input ${pump} value="storefront_password">`,
  'the text': (pump) => `</head><body>x${pump}x<div class="x${pump}x">`,
  'an encoding': (pump) => `<meta http-equiv="content-type" content="text/html; charset=${pump}x">`,
};

/** Everything done to a page before and during its audit. */
function read(html: string) {
  const body = Buffer.from(html);
  const url = 'https://example.com/products/mug';
  const meta = extractMeta({ body, url, contentType: 'text/html', details: true });
  const answer = { status: 200, headers: {}, html: body, finalUrl: url };
  const evidence = { url, finalUrl: url, status: 200, meta, images: {}, imageType: 'none' as const, redirects: [] };
  dataOfPage(meta);
  readBrand(html, meta);
  detectShopApps(html);
  detectPageType({ url, html });
  findLargeBlocks(body.toString('latin1'), body.length);
  isPasswordPage(answer);
  recogniseChallenge({ ...answer, status: 403 });
  return describeAudit(auditPage(evidence), 'en');
}

test.each(Object.keys(places))('%s without end does not stop the server', linear, (place) => {
  for (const pump of someOf(place, pumps, 7)) {
    const html = `<!doctype html><html><head>${places[place]?.(pump.repeat(PUMPED / pump.length))}</head></html>`;
    expect(read(html).platforms).not.toHaveLength(0);
  }
});

test.each(['width', 'height', 'viewBox'])('an endless %s of a drawing does not stop the server', linear, (name) => {
  for (const pump of pumps) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${name}="1${pump.repeat(PUMPED / pump.length).replaceAll(/[<"]/g, '')}!">`;
    expect(readImageHeader(Buffer.from(svg)).kind).not.toBe('');
  }
});
