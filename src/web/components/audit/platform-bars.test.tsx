import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { PlatformBars } from './platform-bars.tsx';

const draw = (...platforms: Parameters<typeof PlatformBars>[0]['platforms']) =>
  renderToStaticMarkup(
    <LanguageProvider language="de">
      <PlatformBars platforms={platforms} />
    </LanguageProvider>,
  );

test('platforms that do not count are folded below the others, in whatever order an audit lists them', () => {
  const html = draw(
    { platform: 'skype', score: 0 },
    { platform: 'chatgpt', score: 50 },
    { platform: 'slack', score: 80 },
  );
  expect(html).toMatch(/>Slack<.*<details.*Weitere Plattformen: 2, .*>Skype<.*>ChatGPT</s);
  expect(html).not.toMatch(/<details[^>]*open/);
});

test('nothing is folded where all count', () => {
  expect(draw({ platform: 'slack', score: 80 })).not.toContain('<details');
});
