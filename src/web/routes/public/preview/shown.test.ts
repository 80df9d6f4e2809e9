import { expect, test } from 'vitest';
import { queryOf, shownOf } from './shown.ts';

test.each([
  ['', 'light', 'desktop', ''],
  ['url=shop.example', 'light', 'desktop', 'url=shop.example'],
  ['url=shop.example&theme=dark', 'dark', 'desktop', 'url=shop.example&theme=dark'],
  ['device=phone&url=a.example%2F%3Fb%3D1%26c', 'light', 'phone', 'url=a.example%2F%3Fb%3D1%26c&device=phone'],
  ['url=shop.example&theme=neon&device=fridge', 'light', 'desktop', 'url=shop.example'],
])('?%s', (asked, theme, device, written) => {
  const query = new URLSearchParams(asked);
  expect(shownOf(query)).toEqual({ theme, device });
  expect(queryOf(query.get('url') ?? '', shownOf(query))).toBe(`?${written}`);
});
