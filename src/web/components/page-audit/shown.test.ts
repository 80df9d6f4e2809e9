import { expect, test } from 'vitest';
import { deviceOf, queryOf, shownOf } from './shown.ts';

test.each([
  ['', 'light', 'desktop', ''],
  ['url=shop.example', 'light', 'desktop', 'url=shop.example'],
  ['url=shop.example&theme=dark', 'dark', 'desktop', 'url=shop.example&theme=dark'],
  ['device=phone&url=a.example%2F%3Fb%3D1%26c', 'light', 'phone', 'url=a.example%2F%3Fb%3D1%26c&device=phone'],
  ['url=shop.example&theme=neon&device=fridge', 'light', 'desktop', 'url=shop.example'],
])('?%s', (requested, theme, device, written) => {
  const query = new URLSearchParams(requested);
  expect(shownOf(query, 'desktop')).toMatchObject({ theme, device });
  expect(queryOf(query.get('url') ?? '', shownOf(query, 'desktop'))).toBe(`?${written}`);
});

test('a phone draws phones, unless the URL says otherwise', () => {
  expect(shownOf(new URLSearchParams(), 'phone').device).toBe('phone');
  const requested = shownOf(new URLSearchParams('device=desktop'), 'phone');
  expect(queryOf('a.example', requested, 'b.example')).toBe('?url=a.example&with=b.example&device=desktop');
});

test.each([
  ['phone', { 'sec-ch-ua-mobile': '?1' }],
  ['desktop', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile Safari/537.36' }],
  ['phone', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15' }],
  ['phone', { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }],
  ['desktop', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }],
  ['desktop', {}],
] as const)('%s: %o', (device, headers) => {
  expect(deviceOf(new Headers(headers))).toBe(device);
});
