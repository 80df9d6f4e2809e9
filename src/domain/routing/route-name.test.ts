import { expect, test } from 'vitest';
import { routeNameOf } from './route-name.ts';

test.each([
  ['/products/*', 'Products', 'Produkte'],
  ['/collections/*', 'Collections', 'Kategorien'],
  ['/de-at/products/*', 'Products (de-at)', 'Produkte (de-at)'],
  ['/blogs/*', 'Blog', 'Blog'],
  ['/Summer-sale/*', 'Summer sale', 'Summer sale'],
  ['/shop/lamps_round/*', 'Lamps round', 'Lamps round'],
  ['/m%C3%B6bel/*', 'Möbel', 'Möbel'],
  ['/%E0%A4%A/*', '%E0%A4%A', '%E0%A4%A'],
  ['/constructor/*', 'Constructor', 'Constructor'],
  ['/de', 'De', 'De'],
  ['/', 'Home page', 'Startseite'],
  ['/*', 'All pages', 'Alle Seiten'],
])('%s is called %s, %s', (path, en, de) => {
  expect(routeNameOf({ path, isFallback: false })).toEqual({ en, de });
});

test('the fallback route takes what is left', () => {
  expect(routeNameOf({ path: '*', isFallback: true }).en).toBe('All other pages');
});
