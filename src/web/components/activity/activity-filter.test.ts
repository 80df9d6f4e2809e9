import { expect, test } from 'vitest';
import { activityQuery } from './activity-filter.tsx';

const at = (query: string) => activityQuery(new URL(`https://linkbild.example/app?${query}`), 'Europe/Berlin');

test.each([
  ['', {}],
  ['action=login&person=%20ada%20', { action: 'login', person: 'ada' }],
  ['action=constructor', {}],
  // Both days in full, in the reader's time zone.
  ['from=2031-07-01&until=2031-07-01', { from: '2031-06-30T22:00:00.000Z', until: '2031-07-01T22:00:00.000Z' }],
  ['from=yesterday&until=2031-02-31', {}],
  ['before=12', { before: 12 }],
  ['before=-1', {}],
  ['before=99999999999', {}],
])('?%s requests %j', (query, expected) => expect(at(query)).toEqual(expected));
