import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImageSizeClass } from '#domain/audit/emulation/card.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { testCard } from '#web/previews/card.fixture.ts';
import type { PageView } from '#web/routes/public/preview/page-view.ts';
import { SummaryLine } from '#web/routes/public/preview/summary-line.tsx';
import { PlatformReasons } from './platform-reasons.tsx';
import type { PlatformView } from './views.ts';

const platformWith = (imageSize: ImageSizeClass): PlatformView => ({
  platform: 'slack',
  card: testCard('slack', { imageSize }),
  reasons: [],
  score: 80,
  passedWeight: 8,
  allWeight: 10,
  multiplier: 1,
  shown: 'dynamic',
  checks: [],
});
const page = (...platforms: PlatformView[]): PageView => ({
  stage: 'reach',
  url: 'https://shop.example/',
  finalUrl: 'https://shop.example/',
  imageType: 'dynamic',
  score: 80,
  verdict: 'As the cards show it.',
  capped: null,
  platforms,
  issues: [],
  tags: [],
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
  const html = (view: PageView) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <SummaryLine view={view} />
      </LanguageProvider>,
    );
  const mixed = html(page(platformWith('sm'), platformWith('lg'), platformWith('none')));
  expect(mixed).toContain('Great! There is a large preview image.');
  expect(html(page(platformWith('none')))).not.toContain('preview image');
});
