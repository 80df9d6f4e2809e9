import { expect, test } from 'vitest';
import { type RootData, withShownZone } from './root-data.ts';

const root = (timeZone: string) => ({ preferences: { timeZone } }) as RootData;
const zoneOf = (data: RootData | undefined) => data?.preferences.timeZone;

test('a window keeps the zone it began with; every request of the server has its own', () => {
  expect(zoneOf(withShownZone(root('Asia/Tokyo'), false))).toBe('Asia/Tokyo');
  expect(zoneOf(withShownZone(root('Europe/Berlin'), true))).toBe('Europe/Berlin');
  expect(zoneOf(withShownZone(root('America/Lima'), true))).toBe('Europe/Berlin');
  expect(zoneOf(withShownZone(root('Asia/Tokyo'), false))).toBe('Asia/Tokyo');
});
