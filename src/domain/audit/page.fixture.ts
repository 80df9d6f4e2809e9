// Pages for tests: a few tags and one image in, evidence out, through the real extraction.

import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { Accuracy, CaseCounts } from './accuracy/accuracy.ts';
import published from './accuracy/published.json' with { type: 'json' };
import type { EmulatedCard } from './emulation/card.ts';
import type { ImageProbe, ImageProbeReason, ImageType } from './emulation/image-probe.ts';
import type { Oembed, PageEvidence } from './emulation/page-evidence.ts';
import type { Platform } from './platform-rules.ts';
import { kindOfCase } from './platforms/evidence.ts';
import type { PlatformId } from './platforms/platform-id.ts';
import type { EvidenceKind, SourceId } from './platforms/sources.ts';
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

const links = ['canonical', 'icon', 'shortcut icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];

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
  const tagged = [...meta.og.images, ...meta.twitter.images].flatMap((it) => [it.url, it.secureUrl ?? []].flat());
  const addresses = [...tagged, ...(rest.oembed ? [rest.oembed.thumbnailUrl ?? [], rest.oembed.url ?? []].flat() : [])];
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

/** A Shopify shop's answer, with changes. */
export const oembed = (changes: Partial<Oembed> = {}): Oembed => ({
  type: 'link',
  version: '1.0',
  title: 'Mug, by oEmbed',
  authorName: null,
  providerName: 'Provider',
  thumbnailUrl: 'https://cdn.example.com/thumb.jpg',
  thumbnailWidth: 600,
  thumbnailHeight: 400,
  url: null,
  ...changes,
});

/**
 * Where the rule comes from: a source, or what counts as assumed, a row of the specification in brackets or an entry of
 * docs/platforms.md without a source (platforms/evidence.ts, kindOfCase).
 */
type CaseSource = SourceId | PlatformId | 'all-platforms' | `[${number}.${number}]`;

/** The source, the rule in words, a page, and what the card must contain. The test is called `source: rule`. */
export type CardCase = [source: CaseSource, rule: string, evidence: PageEvidence, expected: Partial<EmulatedCard>];

export function testCards(platform: Platform, cases: CardCase[]): void {
  test.each(cases)('%s: %s', (_source, _rule, evidence, expected) => {
    expect(platform.toCard(evidence)).toMatchObject(expected);
  });
  test('every documented rule has its case', () => expect(cases.length).toBeGreaterThanOrEqual(25));
  test('the figures of /accuracy fit these cases; otherwise run scripts/accuracy.mjs --run', () => {
    const counted = new Map<EvidenceKind, number>();
    for (const [source] of cases) counted.set(kindOfCase(source), (counted.get(kindOfCase(source)) ?? 0) + 1);
    const figures: CaseCounts = (published as Accuracy).platforms[platform.id];
    const shown = Object.entries(figures).map(([kind, { cases: count }]) => [kind, count]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(counted));
  });
}
