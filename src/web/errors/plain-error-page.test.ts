import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteContext } from '#web/context.ts';
import handleRequest from '#web/entry.server.tsx';

// A router without routes cannot render anything, not even the error page.

const context = new RouterContextProvider();
context.set(siteContext, {
  url: 'https://linkbild.example',
  imagesUrl: 'https://images.example',
  entryModule: '/entry.js',
  analyticsScriptUrl: null,
});

const draw = (path: string, errors: Record<string, Error> | null) =>
  handleRequest(
    new Request(`https://linkbild.example${path}`),
    500,
    new Headers(),
    { staticHandlerContext: { errors } } as unknown as EntryContext,
    context,
  );

test.each([
  ['/pricing', 'en', 'An error occurred while showing the error page', '<a href="/">Back to the home page</a>'],
  ['/de/pricing', 'de', 'Beim Anzeigen der Fehlerseite ist', '<a href="/de">Zurück zur Startseite</a>'],
])('an error page that itself fails at %s: text and a link home [8.2]', async (path, language, words, link) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await draw(path, { root: new Error('the page failed first') });
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(words);
  expect(page).toContain(link);
  // A failed page is tried once more, as the error page.
  await expect(draw(path, null)).rejects.toThrow();
  said.mockRestore();
});
