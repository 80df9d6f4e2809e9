import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { countedPlatforms, isCounted } from '#domain/audit/platforms/platform-id.ts';
import { verdictOf, whyCapped } from '#domain/audit/texts/verdict.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { shopPages } from '../../../../sample-shop/shop-page.ts';
import { pageHtml } from '../../../../sample-shop/theme/page-html.ts';
import type { ImageProbe } from './image-probe.ts';
import { showsImage } from './shown-image.ts';
import { namedSizeOf, sizeClassOf, sizeClassTexts, sizeOfPage } from './size-class.ts';

test.each([
  [null, 'none'],
  [{ width: 1200, height: 630 }, 'xl'],
  [{ width: 1199, height: 630 }, 'lg'],
  [{ width: 600, height: 315 }, 'lg'],
  [{ width: 599, height: 900 }, 'sm'],
  [{ width: null, height: null }, 'sm'],
])('%o is %s [3.28]', (image, expected) => {
  expect(sizeClassOf(image)).toBe(expected);
});

test.each([
  ['none', 'There is no preview image.', 'Es gibt kein Vorschaubild.'],
  ['sm', 'There is only a small preview image.', 'Es gibt nur ein kleines Vorschaubild.'],
  ['lg', 'Great! There is a large preview image.', 'Sehr gut! Es gibt ein großes Vorschaubild.'],
  ['xl', 'Fantastic! There is a very large preview image.', 'Fantastisch! Es gibt ein sehr großes Vorschaubild.'],
] as const)('the class %s has texts in both languages [8.10]', (size, en, de) => {
  expect(sizeClassTexts[size]).toEqual({ en, de });
});

test.each([
  ['lg', 'facebook', '1200x630'],
  ['sm', 'facebook', '300x200'],
  ['sm-portrait', 'facebook', '300x400'],
  ['sm-square', 'facebook', '300x300'],
  ['none', 'facebook', '100x100'],
  ['hidden', 'slack', '100x100'],
] as const)('%s on %s with %s [3.28]', (layout, platform, size) => {
  expect(platforms[platform].toCard(page({}, size)).layout).toBe(layout);
});

describe('a page of the sample shop without og:image', () => {
  const base = 'https://shop.example';
  const without = shopPages.filter((page) => !/og:image\b/.test(pageHtml(page, base)));

  test('is among them', () => expect(without.length).toBeGreaterThan(3));

  test.each(without.map((page) => [page.address, page] as const))('%s is never praised for an image', (_, page) => {
    const url = base + page.address;
    const body = new TextEncoder().encode(pageHtml(page, base));
    const meta = extractMeta({ body, url, contentType: 'text/html', details: true });
    // Whatever a platform finds in the page is there, and very large.
    const found = [...pageHtml(page, base).matchAll(/["'](\S*\/cdn\/[^"'\s]+)["']/g)].map(
      ([, src = '']) => new URL(src.replaceAll('&amp;', '&'), url).href,
    );
    const images = Object.fromEntries(found.map((address) => [address, loaded(address)]));
    const { platforms, score } = auditPage({ url, finalUrl: url, status: 200, meta, images, imageType: 'none' });
    expect(sizeOfPage(platforms, meta.tags)).toBe('none');
    // Some name a twitter:image, which X and Telegram show.
    const shown = platforms.filter(({ platform, card }) => isCounted(platform) && showsImage(card)).length;
    expect(shown).toBeLessThan(countedPlatforms.length);
    expect(verdictOf({ platforms }).en).toMatch(
      shown > 0 ? new RegExp(`^Shows an image on ${shown} of`) : /^Shows no image|^No card/,
    );
    expect(whyCapped('none', score.score ?? 0, [])).toBeNull();
    for (const { platform, card } of platforms)
      if (card.imageSource !== 'tag') expect(namedSizeOf(card), platform).toBe('none');
  });
});

const loaded = (url: string): ImageProbe => ({
  ok: true,
  url,
  finalUrl: url,
  type: 'jpeg',
  width: 1600,
  height: 1600,
  bytes: 90_000,
  contentType: 'image/jpeg',
});
