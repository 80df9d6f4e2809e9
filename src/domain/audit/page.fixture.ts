// Pages for tests: a few tags and one image in, evidence out, through the real extraction.

import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { Card } from './emulation/card.ts';
import type { ImageProbe, ImageProbeReason, ImageType } from './emulation/image-probe.ts';
import type { PageEvidence } from './emulation/page-evidence.ts';
import type { Platform } from './platforms/platform.ts';
import { imageFailureTexts } from './texts/image-failure-texts.ts';
import { escapeAttribute } from './texts/paste-tag.ts';

/** In page order; a list repeats the tag, null omits one of the usual ones. */
export type TestTags = Record<string, string | readonly string[] | null>;

export interface TestOptions extends Partial<Omit<PageEvidence, 'meta' | 'redirects'>> {
  /** Bytes of inline style before the tags. */
  padding?: number;
  /** Attribute of the og tags. */
  attribute?: 'property' | 'name' | 'itemprop';
  /** HTML behind the tags of the head. */
  head?: string;
  /** HTML of the body. */
  body?: string;
  redirects?: number;
}

const links = ['canonical', 'icon', 'apple-touch-icon'];

/** What every image of the page is: `1200x630 jpeg 80000`, or the reason why it cannot be fetched. */
export function bare(tags: TestTags, image = '1200x630', options: TestOptions = {}): PageEvidence {
  const {
    padding = 0,
    attribute = 'property',
    head = '',
    body = '',
    redirects = 0,
    url = 'https://www.example.com/mug',
    ...rest
  } = options;
  const html = Object.entries(tags).flatMap(([key, value]) =>
    value === null ? [] : [value].flat().map((one) => element(key, one, attribute)),
  );
  const style = padding > 0 ? `<style id="theme">${' '.repeat(padding)}</style>` : '';
  const page = `<!doctype html><html><head><meta charset="utf-8">${style}${html.join('')}${head}</head><body>${body}</body></html>`;
  const meta = extractMeta({ body: new TextEncoder().encode(page), url, contentType: 'text/html', details: true });
  const addresses = [...meta.og.images, ...meta.twitter.images].flatMap((it) => [it.url, it.secureUrl ?? []].flat());
  const images = image === 'unasked' ? {} : Object.fromEntries(addresses.map((it) => [it, probeOf(it, image)]));
  const hops = Array.from({ length: redirects }, (_, index) => `${url}?hop=${index}`);
  return { url, finalUrl: url, status: 200, imageType: 'static', meta, images, redirects: hops, ...rest };
}

export const defaultTags: TestTags = {
  title: 'Blue mug – Example',
  description: 'Meta description',
  'og:title': 'Blue mug',
  'og:description': 'Holds 300 ml.',
  'og:image': 'https://cdn.example.com/mug.jpg',
  'og:site_name': 'Example',
};

/** The usual tags, with changes. */
export const page = (tags: TestTags = {}, image?: string, options?: TestOptions): PageEvidence =>
  bare({ ...defaultTags, ...tags }, image, options);

function element(key: string, value: string, attribute: string): string {
  const text = escapeAttribute(value);
  if (key === 'title') return `<title>${text}</title>`;
  if (key === 'base') return `<base href="${text}">`;
  if (links.includes(key)) return `<link rel="${key}" href="${text}">`;
  return `<meta ${key.startsWith('og:') ? attribute : 'name'}="${key}" content="${text}">`;
}

function probeOf(url: string, spec: string): ImageProbe {
  if (Object.hasOwn(imageFailureTexts, spec)) return { ok: false, url, reason: spec as ImageProbeReason };
  const [size = '', type = 'jpeg', bytes = '80000'] = spec.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const contentType = `image/${type}`;
  return { ok: true, url, finalUrl: url, type: type as ImageType, width, height, bytes: Number(bytes), contentType };
}

/** Source key of the platform notes, the rule in words, a page, and what the card must contain. */
export type CardCase = [source: string, rule: string, evidence: PageEvidence, expected: Partial<Card>];

export function testCards(platform: Platform, cases: CardCase[]): void {
  test.each(cases)('%s: %s', (_source, _rule, evidence, expected) => {
    expect(platform.toCard(evidence)).toMatchObject(expected);
  });
  test('every documented rule has its case', () => expect(cases.length).toBeGreaterThanOrEqual(25));
}
