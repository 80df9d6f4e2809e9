import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { firstVisitPath, startLanguage, switchLanguage } from './choose-language.server.ts';

async function answerTo(address: string): Promise<Response | null> {
  const url = new URL(address, 'http://site');
  const args = { request: new Request(url), url, params: {}, context: new RouterContextProvider(), pattern: '' };
  try {
    await switchLanguage(args, async () => new Response());
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

test.each([
  ['/de/pricing?lang=de', '/de/pricing', 'de'],
  ['/imprint?a=1&lang=en&b=2', '/imprint?a=1&b=2', 'en'],
  ['http://site//evil.example/?lang=de', '/evil.example/', 'de'],
  ['/pricing?lang=fr', null, null],
  ['/pricing', null, null],
])('%s redirects to %s and stores %s [9.26]', async (address, location, language) => {
  const answer = await answerTo(address);
  expect(answer?.headers.get('location') ?? null).toBe(location);
  if (language)
    expect(answer?.headers.get('set-cookie')).toMatch(new RegExp(`^i18n_redirected=${language};.*31536000`));
});

test.each([
  { cookie: null, accept: null, expected: null },
  { cookie: null, accept: 'de-DE,de;q=0.9,en;q=0.8', expected: 'de' },
  { cookie: null, accept: 'fr,en;q=0.5', expected: 'en' },
  { cookie: 'i18n_redirected=en', accept: 'de', expected: 'en' },
  { cookie: 'i18n_redirected=de', accept: 'en', expected: 'de' },
  { cookie: 'i18n_redirected=xx', accept: 'de', expected: 'de' },
])('cookie $cookie, browser $accept: $expected [2.2]', ({ cookie, accept, expected }) => {
  const headers = new Headers({ ...(cookie && { cookie }), ...(accept && { 'accept-language': accept }) });
  expect(startLanguage(new Request('http://site/', { headers }))).toBe(expected);
});

const german = { accept: 'text/html', 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
test.each<[string, Record<string, string>, string | null]>([
  ['/app', german, '/de/app'],
  ['/app/login?next=%2Fapp', german, '/de/app/login?next=%2Fapp'],
  ['/pricing', german, '/de/pricing'],
  ['/imprint', german, '/de/impressum'],
  ['/pricing', { ...german, 'accept-language': 'en' }, null],
  ['/pricing', { accept: 'text/html' }, null],
  // A choice, a login and a language in the URL are left alone.
  ['/pricing', { ...german, cookie: 'i18n_redirected=en' }, null],
  ['/app', { ...german, cookie: 'linkbild_session=x' }, null],
  ['/de/pricing', { ...german, 'accept-language': 'en' }, null],
  // What mails link to, and what a page loads.
  ['/waitlist-confirmation?code=1', german, null],
  ['/audit/shop', german, null],
  ['/pricing', { ...german, accept: '*/*' }, null],
])('the first visit of %s with %o goes to %s', (path, headers, expected) => {
  expect(firstVisitPath(new Request(`http://site${path}`, { headers }))).toBe(expected);
});
