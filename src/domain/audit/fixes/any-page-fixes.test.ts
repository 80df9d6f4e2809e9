import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { bare, type TestTags } from '#domain/audit/page.fixture.ts';
import { few, seed } from '../../../../test/size.ts';
import { expectFixesToHold } from './fixes-hold.fixture.ts';

// Pages with the faults that real ones have, in any combination.

const PAGES = few(40, 200);
const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const image = 'https://cdn.example.com/mug.jpg';
const photo = 'https://www.example.com/photo.jpg';
const sprite = 'https://www.example.com/nav-sprite.png';
const json = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Blue mug',
  image: [photo],
  offers: { '@type': 'Offer', price: '12.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
});

const tags: fc.Arbitrary<TestTags> = fc.record({
  title: some('Blue mug – Example', 'Blue mug', null, ''),
  description: some('Meta description', null, 'd'.repeat(400)),
  'og:type': some('product', null),
  'og:locale': some('de_DE', 'en_GB', null),
  'og:title': some<TestTags[string]>('Blue mug', null, '', ['Blue mug', 'Mug, blue'], 't'.repeat(200)),
  'og:description': some<TestTags[string]>('Holds 300 ml.', null, ['Holds 300 ml.', 'Other']),
  'og:image': some<TestTags[string]>(
    image,
    image,
    null,
    '/mug.jpg',
    'http://cdn.example.com/mug.jpg',
    [image, 'https://cdn.example.com/two.jpg', 'https://cdn.example.com/three.jpg'],
    'https://cdn.example.com/logo.png',
    'null',
  ),
  'og:image:width': some('1200', null, '99'),
  'og:image:height': some('630', null),
  'og:image:secure_url': some(image, null),
  'og:site_name': some('Example', null),
  'og:url': some('https://www.example.com/mug', 'https://www.example.com/other', null),
  canonical: some('https://www.example.com/mug', null),
  'twitter:card': some<TestTags[string]>('summary_large_image', 'summary', 'player', 'wrong', null, [
    'summary',
    'summary_large_image',
  ]),
  'twitter:title': some('Mug on X', null),
  'twitter:image': some('https://cdn.example.com/x.jpg', null),
  'twitter:player': some('https://www.example.com/video', null),
  'twitter:label1': some('Price', null),
  'twitter:data1': some('12 EUR', null),
  robots: some('noindex', 'max-image-preview:none', null, null),
});

const file = some(
  '1200x630',
  '1200x630 jpeg 90000',
  '1200x630 webp 400000',
  '1080x1080 jpeg 350000',
  '800x1200 png 700000',
  '120x120 png 9000',
  '5000x2600 jpeg 9000000',
  '2400x300 jpeg 120000',
  '600x315 avif 40000',
  '300x157 gif 30000',
  'not-found',
  'forbidden',
);

const place = fc.record({
  padding: some(0, 0, 0, 0, 0, 40_000, 400_000, 40_000, 1_100_000),
  attribute: some<'property' | 'name'>('property', 'property', 'name'),
  redirects: some(0, 0, 4),
  body: some(
    '',
    `<img src="${sprite}" width="900" height="400"><img src="${photo}" width="900" height="600">`,
    `<script type="application/ld+json">${json}</script>`,
    '<meta property="og:title" content="In the body"><meta property="og:image" content="https://cdn.example.com/body.jpg">',
  ),
  imageType: some<PageEvidence['imageType']>('static', 'static', 'generic', 'dynamic'),
  status: some(200, 200, 404),
});

const probe = (url: string, width: number, height: number) =>
  ({ ok: true, url, finalUrl: url, type: 'jpeg', width, height, bytes: 90_000, contentType: 'image/jpeg' }) as const;

test(`every fix shown for ${PAGES} pages makes no card worse and brings what it says`, () => {
  const pages = fc.sample(fc.tuple(tags, file, place), { seed, numRuns: PAGES });
  let pastes = 0;
  const gains = new Set<string>();
  for (const [at, [written, spec, options]] of pages.entries()) {
    const page = bare(written, spec, options);
    const images = { ...page.images, [photo]: probe(photo, 1600, 1000), [sprite]: probe(sprite, 900, 400) };
    const hasImage = page.meta.og.images.length + page.meta.twitter.images.length > 0;
    const imageType = hasImage ? page.imageType : 'none';
    const issues = expectFixesToHold(`page ${at} ${JSON.stringify([written, spec, options])}`, {
      ...page,
      images,
      imageType,
    });
    for (const issue of issues) {
      if (issue.paste !== null) pastes += 1;
      if (issue.gain !== null) gains.add(issue.id);
    }
    expect(issues.map(({ paste }) => paste ?? '').join()).not.toMatch(/sprite|A short fact|"Label"|Name of this page/);
  }
  // The generator reaches what it is for.
  expect(pastes).toBeGreaterThan(PAGES * 1.5);
  expect(gains.size).toBeGreaterThan(few(8, 12));
});
