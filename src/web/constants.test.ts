import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { readPreferences } from './preferences.ts';
import { type RootData, withShownZone } from './root-data.ts';

const figures: Record<string, unknown> = { ...constants };

// Figures copied from the specification. Their effects are tested beside the parts that use them.
test.each([
  ['[2.62]', 'CHUNK_RELOAD_PAUSE_MS', 60_000],
  ['[2.76]', 'TEASER_DELAY_MS', 700],
  ['[2.76]', 'TEASER_MS', 5000],
  ['[2.77]', 'CALL_TO_ACTION_MINIMISE_PX', 200],
  ['[2.84]', 'MODAL_CLOSE_MS', 250],
  ['[4.19]', 'TOAST_MS', 4000],
  ['[9.2]', 'DASHBOARD_CHART_DAYS', 21],
  ['[9.16]', 'SELECT_PAGE_SIZE', 10],
  ['[9.16]', 'SELECT_DEBOUNCE_MS', 300],
  ['[9.16]', 'SELECT_LOAD_MORE_PX', 100],
  ['[9.16]', 'SELECT_LOAD_DELAY_MS', 100],
  ['[9.17]', 'PREFETCH_IDLE_MS', 2000],
  ['[9.18]', 'SCROLL_TO_HASH_POLL_MS', 100],
  ['[9.18]', 'SCROLL_TO_HASH_TRIES', 50],
  ['[9.19]', 'LOADING_BAR_THROTTLE_MS', 200],
  ['[9.19]', 'LOADING_BAR_MS', 5000],
  ['[9.20]', 'FETCH_MINIMUM_MS', 200],
  ['[9.21]', 'COUNTER_MS', 1000],
  ['[9.22]', 'MODAL_SHAKE_MS', 500],
  ['[9.22]', 'MODAL_KEY_LISTENER_MS', 250],
  ['[9.23]', 'CODE_EDITOR_MAX_PX', 1000],
  ['[9.24]', 'PROJECT_POPOVER_MAX_REM', 14],
  ['[9.26]', 'LOCALE_COOKIE', 'i18n_redirected'],
  ['[9.26]', 'LOCALE_COOKIE_DAYS', 365],
])('%s %s is %s', (_row, name, value) => expect(figures[name]).toBe(value));

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

const root = (timeZone: string) => ({ preferences: { timeZone } }) as RootData;
const zoneOf = (data: RootData | undefined) => data?.preferences.timeZone;

test('a window keeps the zone it began with; every request of the server has its own', () => {
  expect(zoneOf(withShownZone(root('Asia/Tokyo'), false))).toBe('Asia/Tokyo');
  expect(zoneOf(withShownZone(root('Europe/Berlin'), true))).toBe('Europe/Berlin');
  expect(zoneOf(withShownZone(root('America/Lima'), true))).toBe('Europe/Berlin');
  expect(zoneOf(withShownZone(root('Asia/Tokyo'), false))).toBe('Asia/Tokyo');
});
