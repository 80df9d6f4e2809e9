import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { testCard, testImage } from './card.fixture.ts';
import { describePreview } from './describe-card.ts';
import { boxRatio, fitWithin, kiloBytes, paddingTopPercent, ratioBetween } from './measures.ts';
import { overviewPlatforms, PlatformOverviewModal } from './platform-overview.tsx';
import { PlatformPreview } from './platform-preview.tsx';
import { visibleCard } from './preview-figure.tsx';
import { PreviewGrid } from './preview-grid.tsx';

describe('measures', () => {
  test('every box has the padding of the specification [9.15]', () => {
    expect(paddingTopPercent).toEqual({
      facebook: 52.25,
      twitter: 52.38,
      linkedin: 56.69,
      whatsapp: 56.36,
      slack: 55.36,
    });
    expect(boxRatio('facebook')).toBeCloseTo(1.914, 3);
  });

  test.each([
    [0, 0],
    [1, 1],
    [1024, 1],
    [1025, 2],
    [183_500, 180],
  ])('%i bytes are %i kB [9.13]', (bytes, expected) => {
    expect(kiloBytes(bytes)).toBe(expected);
  });

  test.each([
    [1200, 630, { width: 360, height: 189 }],
    [600, 1200, { width: 180, height: 360 }],
    [220, 210, { width: 220, height: 210 }],
    [10_000, 1, { width: 360, height: 1 }],
    [null, 630, null],
    [0, 630, null],
  ])('%s x %s in a box of 360 [9.14]', (width, height, expected) => {
    expect(fitWithin({ width, height }, { width: 360, height: 360 })).toEqual(expected);
  });

  test.each([
    [1600, 400, 2.2],
    [400, 1600, 0.8],
    [1000, 1000, 1],
    [null, 10, null],
  ])('%s x %s between 0.8 and 2.2', (width, height, expected) => {
    expect(ratioBetween({ width, height }, 0.8, 2.2)).toBe(expected);
  });
});

describe('an image that fails to load', () => {
  const second = testImage({ url: 'https://shop.example/2.jpg' });

  test('leaves the platform’s layout without an image', () => {
    const card = visibleCard(testCard('facebook'), ['https://shop.example/mug.jpg']);
    expect([card.layout, card.image]).toEqual(['none', null]);
  });

  test('shows the next image when one fails to load', () => {
    const card = visibleCard(testCard('imessage', { moreImages: [second] }), ['https://shop.example/mug.jpg']);
    expect([card.layout, card.image, card.moreImages]).toEqual(['lg', second, []]);
  });

  test('a hidden image stays hidden', () => {
    expect(visibleCard(testCard('slack', { layout: 'hidden' }), []).image).toBeNull();
    expect(visibleCard(testCard('slack', { layout: 'hidden' }), []).layout).toBe('hidden');
  });
});

test.each([
  [
    'en',
    testCard('facebook'),
    'Link preview on Facebook. Wide image. Title: North Sea mug. Description: Thrown by hand. Address: shop.example.',
  ],
  [
    'de',
    testCard('slack', { layout: 'hidden', title: null, fields: [{ label: 'Preis', data: '24 €' }] }),
    'Linkvorschau auf Slack. Das Bild wird nicht gezeigt. Titel: kein Titel. Beschreibung: Thrown by hand. Preis: 24 €. Adresse: shop.example.',
  ],
  [
    'en',
    testCard('linkedin', { layout: 'sm', image: testImage({ alt: 'A mug' }) }),
    'Link preview on LinkedIn. Small image (A mug). Title: North Sea mug. Address: shop.example.',
  ],
  [
    'en',
    testCard('imessage', { moreImages: [testImage()], host: '' }),
    'Link preview on iMessage. 2 images side by side. Title: North Sea mug. Address: no url.',
  ],
  [
    'de',
    testCard('discord', { moreImages: [testImage(), testImage()], lines: { title: 3, description: 0 } }),
    'Linkvorschau auf Discord. 3 Bilder nebeneinander. Titel: North Sea mug. Adresse: shop.example.',
  ],
  [
    'en',
    testCard('twitter', { layout: 'none' }),
    'Link preview on X (Twitter). No image. Title: North Sea mug. Description: Thrown by hand. Address: shop.example.',
  ],
  [
    'de',
    testCard('signal', { isShown: false }),
    'Linkvorschau auf Signal. Keine Karte, nur der Link: https://www.shop.example/products/mug',
  ],
] as const)('describes a %s card for screen readers: %o', (language, card, expected) => {
  expect(describePreview(card, language)).toBe(expected);
});

describe('grid', () => {
  const order = (html: string) =>
    [...html.matchAll(/<figure class="pv-figure" data-platform="([\w-]+)"/g)].map(([, id]) => id);
  const cards = platformIds.map((platform) => testCard(platform));

  test('draws all platforms in order, each with its name and its score [1.3]', () => {
    const html = renderToStaticMarkup(
      <PreviewGrid cards={[...cards].reverse()} language="en" scores={{ slack: <b>88</b> }} />,
    );
    expect(order(html)).toEqual([...platformIds]);
    for (const platform of platformIds) expect(html).toContain(`>${platformNames[platform]}</span>`);
    expect(html).toMatch(/>Slack<\/span><span class="pv-score"><b>88<\/b>/);
  });

  test('folds what does not count, wherever an older audit listed it', () => {
    const html = renderToStaticMarkup(
      <PreviewGrid cards={cards} language="de" platforms={['skype', 'whatsapp', 'facebook']} />,
    );
    expect(order(html)).toEqual(['whatsapp', 'facebook', 'skype']);
    expect(html).toMatch(/<details.*Weitere Plattformen.*1, ohne Einfluss/s);
    expect(html).not.toContain('type="search"');
    expect(renderToStaticMarkup(<PreviewGrid cards={cards.slice(0, 2)} language="de" />)).not.toContain('<details');
  });

  test('reserves space for cards still to come, and omits them if none will come', () => {
    const some = cards.slice(0, 2);
    const pending = renderToStaticMarkup(<PreviewGrid cards={some} language="de" pending />);
    expect(order(pending)).toEqual([...platformIds]);
    expect(pending.match(/aria-busy="true"/g)).toHaveLength(platformIds.length - 2);
    expect(pending).toContain('Vorschau wird geladen');
    expect(order(renderToStaticMarkup(<PreviewGrid cards={some} language="de" />))).toEqual(['whatsapp', 'facebook']);
  });

  test('the overview passes its five platforms to its frame', () => {
    const html = renderToStaticMarkup(
      <PlatformOverviewModal
        cards={cards}
        language="de"
        frame={({ title, children }) => (
          <dialog aria-label={title} open>
            {children}
          </dialog>
        )}
      />,
    );
    expect(html).toMatch(/^<dialog aria-label="So sieht Ihr geteilter Link aus"/);
    expect(order(html)).toEqual([...overviewPlatforms]);
    expect(overviewPlatforms).toEqual(['facebook', 'twitter', 'linkedin', 'whatsapp', 'slack']);
  });
});

test('iMessage: a smaller image is no icon, and under 150 px it is one', () => {
  const small = renderToStaticMarkup(<PlatformPreview card={testCard('imessage', { layout: 'sm' })} language="en" />);
  expect(small).toContain('pv-im-small');
  expect(small).not.toContain('pv-im-icon');
  const tiny = renderToStaticMarkup(
    <PlatformPreview card={testCard('imessage', { layout: 'sm-square' })} language="en" />,
  );
  expect(tiny).toContain('pv-im-icon');
  expect(tiny).not.toContain('pv-im-small');
});
