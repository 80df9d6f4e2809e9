import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { PlatformMark } from '#web/components/brand/platform-marks.tsx';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ExamplesSection } from './examples-section.tsx';

test('every platform that previews are made for has a mark of its own', () => {
  const marks = knownPlatforms.map((platform) => renderToStaticMarkup(<PlatformMark platform={platform} />));
  for (const mark of marks) expect(mark).toMatch(/<(?:path|circle|rect)/);
  expect(new Set(marks).size).toBe(knownPlatforms.length);
});

test('the home page shows four products before and after, one of them chosen', () => {
  const element = (
    <LanguageProvider language="en">
      <ExamplesSection />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { root: {} } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const choices = html.match(/<label.*?<\/label>/gs) ?? [];
  expect(choices).toHaveLength(4);
  expect(new Set(choices.map((choice) => /<img[^>]*src="([^"]+)"/.exec(choice)?.[1])).size).toBe(4);
  expect(choices.filter((choice) => choice.includes('checked=""'))).toHaveLength(1);
});
