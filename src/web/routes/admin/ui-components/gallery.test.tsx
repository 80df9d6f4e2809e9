import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { UiComponentsGallery } from './gallery.tsx';

// Public pages are drawn on the server and only parts of them wake up, so every part must draw there, and always the same.

test.each(languages)('every part draws on the server, twice alike (%s)', (language) => {
  const page = renderToString(<UiComponentsGallery language={language} />);
  expect(renderToString(<UiComponentsGallery language={language} />)).toBe(page);
  const sections = page.match(/<section id="\w+"/g);
  expect(sections).toHaveLength(8);
});

test('both languages have their own words everywhere', () => {
  const words = (language: 'en' | 'de') =>
    new Set(renderToString(<UiComponentsGallery language={language} />).match(/(?<=<h[1-4][^>]*>)[^<]+/g));
  const english = words('en');
  const same = [...words('de')].filter((heading) => english.has(heading));
  expect(same).toEqual(['Text', 'Code', 'Editor, HTML']);
});
