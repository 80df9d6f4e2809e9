import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countedPlatforms, isCounted, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ReadingRules } from '#web/routes/public/for-developers.tsx';
import { LimitTable } from './limit-table.tsx';

const draw = (element: React.ReactNode) =>
  renderToStaticMarkup(<LanguageProvider language="en">{element}</LanguageProvider>);

/** Names before the closed group, and in it. */
function namesIn(html: string) {
  const [first = '', more = ''] = html.split('<details');
  expect(more).not.toMatch(/^[^>]* open/);
  const isIn = (part: string) => (id: (typeof platformIds)[number]) => part.includes(`>${platformNames[id]}<`);
  return { first: platformIds.filter(isIn(first)), more: platformIds.filter(isIn(more)) };
}

test('the platforms of the score come first, the others in a closed group', () => {
  const { first, more } = namesIn(draw(<LimitTable check="hasTitle" />));
  expect(first).toEqual(countedPlatforms);
  expect(more.length).toBeGreaterThan(10);
  expect(more.filter(isCounted)).toEqual([]);
});

test('so in the table for developers', () => {
  const { first, more } = namesIn(draw(<ReadingRules />));
  expect(first).toEqual(countedPlatforms);
  expect(more).not.toContain('skype');
});

test('where only others look at a check, they are not hidden', () => {
  expect(draw(<LimitTable check="allowsLargeImage" />)).not.toContain('<details');
});
