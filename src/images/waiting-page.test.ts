import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { waitingPage } from './waiting-page.ts';

const show = (language: Language, ahead: number | null) =>
  new Hono().get('/', (context) => waitingPage(context, language, ahead)).request('/');

test('a PDF in the queue is answered by a page that comes again by itself, and is stored nowhere', async () => {
  const page = await show('en', 2);
  expect(page.status).toBe(202);
  expect(page.headers.get('refresh')).toMatch(/^\d+$/);
  expect(page.headers.get('retry-after')).toBe(page.headers.get('refresh'));
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<progress aria-label="Your PDF is being made">');
});

test.each([
  ['en', 2, '2 PDFs are before yours.'],
  ['en', 1, '1 PDF is before yours.'],
  ['en', null, 'A few seconds more.'],
  ['de', 1, 'Vor Ihnen ist noch 1 PDF.'],
  ['de', null, 'Noch ein paar Sekunden.'],
] as const)('in %s with %s before it: %s', async (language, ahead, words) => {
  expect(await (await show(language, ahead)).text()).toContain(`<p role="status">${words}</p>`);
});
