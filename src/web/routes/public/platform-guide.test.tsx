import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import PlatformGuide from './platform-guide.tsx';

test('the guide of a platform keeps the table of weights behind one line', () => {
  const element = (
    <LanguageProvider language="de">
      <PlatformGuide />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'guide', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { guide: { id: 'slack', now: Date.parse('2026-11-19') } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [folded = ''] = html.match(/<details><summary[^>]*>Prüfungen und Gewichte zeigen<.*?<\/details>/s) ?? [];
  expect(folded.match(/<li/g)?.length).toBeGreaterThan(5);
  expect(html.replace(folded, '')).not.toMatch(/class="figures[^"]*">\d+(,\d+)?<\/span><\/li>/);
});
