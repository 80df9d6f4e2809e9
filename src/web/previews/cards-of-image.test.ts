import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { cardsOfImage } from './cards-of-image.ts';

const page = {
  url: 'https://shop.example/products/vase',
  imageUrl: 'data:image/jpeg;base64,AAAA',
  title: 'Vase “Dune” & friends',
  description: 'Thrown by hand in Berlin.',
  siteName: 'Halm & Ton',
};

test('a design’s cards are the ones that /preview draws for the same page', () => {
  const named = 'https://img.example/1.jpg';
  const html = `<title>Vase “Dune” &amp; friends</title><meta property="og:title" content="Vase “Dune” &amp; friends">
    <meta property="og:description" content="Thrown by hand in Berlin."><meta property="og:site_name" content="Halm &amp; Ton">
    <meta property="og:image" content="${named}"><meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`;
  const { url } = page;
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  const size = { width: 1200, height: 630, bytes: 84_000 };
  const probe = { ok: true, url: named, finalUrl: named, type: 'jpeg', contentType: 'image/jpeg', ...size } as const;
  const read = auditPage({ url, finalUrl: url, status: 200, meta, images: { [named]: probe }, imageType: 'dynamic' });
  const outline = ({ layout, title, description, isShown, lines }: (typeof read.platforms)[number]['card']) => ({
    layout,
    title,
    description,
    isShown,
    lines,
  });
  const drawn = cardsOfImage(page, 'en');
  expect(
    drawn.map(({ platform, layout, title, description, isShown, lines }) => [
      platform,
      { layout, title, description, isShown, lines },
    ]),
  ).toEqual(read.platforms.map(({ platform, card }) => [platform, outline(card)]));
  // Not every platform draws it large, and those that show a description have the page's.
  expect(new Set(drawn.map(({ layout }) => layout)).size).toBeGreaterThan(1);
  expect(drawn.filter(({ description }) => description === page.description).length).toBeGreaterThan(3);
});

test('visitors see the image that was drawn', () => {
  const shown = cardsOfImage(page, 'de').flatMap(({ image }) => image?.url ?? []);
  expect(new Set(shown)).toEqual(new Set([page.imageUrl]));
});
