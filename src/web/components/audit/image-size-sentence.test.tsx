import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PagePreview, PageTag, PlatformResult } from '#contract/entities/described-audit.ts';
import type { ImageSizeClass } from '#domain/audit/emulation/card.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { testCard } from '#web/previews/card.fixture.ts';
import { SummaryLine } from '#web/routes/public/preview/summary-line.tsx';
import { PlatformReasons } from './platform-reasons.tsx';

const platformWith = (imageSize: ImageSizeClass): PlatformResult => ({
  platform: 'slack',
  standing: 'counted',
  card: testCard('slack', { imageSize }),
  score: 80,
  scoreParts: { passedWeight: 8, allWeight: 10, multiplier: 1, shown: 'dynamic' },
  checks: [],
});
const ogImage: PageTag = {
  key: 'og:image',
  value: 'https://shop.example/1.jpg',
  raw: '',
  byte: 0,
  endByte: 0,
  place: 'head',
  isDuplicate: false,
  writtenBy: null,
  readBy: [],
  missedBy: [],
};
const page = (...platforms: PlatformResult[]): PagePreview => ({
  stage: 'reach',
  url: 'https://shop.example/',
  finalUrl: 'https://shop.example/',
  imageType: 'dynamic',
  image: null,
  isShopify: false,
  score: 80,
  verdict: 'As the cards show it.',
  capped: null,
  platforms,
  issues: [],
  tags: [ogImage],
});

test.each([
  ['none', 'en', 'There is no preview image.'],
  ['sm', 'en', 'There is only a small preview image.'],
  ['lg', 'en', 'Great! There is a large preview image.'],
  ['xl', 'de', 'Fantastisch! Es gibt ein sehr großes Vorschaubild.'],
] as const)('each platform says how large the image is that it shows: %s in %s [8.10]', (size, language, words) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PlatformReasons result={platformWith(size)} imageType="dynamic" />
    </LanguageProvider>,
  );
  expect(html).toContain(words);
});

test('the result of a page names the largest that any platform shows [8.10]', () => {
  const html = (view: PagePreview) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <SummaryLine view={view} />
      </LanguageProvider>,
    );
  const mixed = html(page(platformWith('sm'), platformWith('lg'), platformWith('none')));
  expect(mixed).toContain('Great! There is a large preview image.');
  expect(html(page(platformWith('none')))).not.toContain('preview image');
  expect(html({ ...page(platformWith('xl')), tags: [] })).not.toContain('preview image');
});
