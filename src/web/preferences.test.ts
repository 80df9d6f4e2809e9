import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

test.each([
  { cookie: null, expected: { theme: 'system', sidebarCollapsed: false, timeZone: 'Europe/Berlin' } },
  {
    cookie: 'a=b; theme=dark; sidebar_collapsed=1; time_zone=America%2FNew_York',
    expected: { theme: 'dark', sidebarCollapsed: true, timeZone: 'America/New_York' },
  },
  {
    cookie: 'theme=pink; sidebar_collapsed=yes; time_zone=Nowhere%2FLand',
    expected: { theme: 'system', sidebarCollapsed: false, timeZone: 'Europe/Berlin' },
  },
  { cookie: 'time_zone=%E0%A4%A', expected: { theme: 'system', sidebarCollapsed: false, timeZone: 'Europe/Berlin' } },
])('$cookie [4.18]', ({ cookie, expected }) => {
  expect(readPreferences(cookie)).toEqual(expected);
});
