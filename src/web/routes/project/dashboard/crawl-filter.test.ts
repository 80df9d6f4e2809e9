import { expect, test } from 'vitest';
import { filterOf, isFiltered, statsQuery } from './crawl-filter.ts';

const uuid = '24e13399-a48c-4ff2-9625-dbe74820c4a9';

test.each([
  ['', {}],
  ['who=crawlers&source=Slack', { kind: 'crawler', type: 'Slack' }],
  ['who=shares', { kind: 'share' }],
  ['who=unknown', { kind: 'unknown' }],
  ['who=constructor', {}],
  ['who=nobody&from=yesterday&to=2026-13-45&of=1', {}],
  ['from=2026-11-05&to=2026-11-01', { from: '2026-11-01', to: '2026-11-05' }],
  [`of=${uuid}&who=people`, { kind: 'person', subPageUuid: uuid }],
])('?%s', (query, sent) => {
  const filter = filterOf(new URLSearchParams(query));
  expect(statsQuery(filter)).toEqual(sent);
  expect(isFiltered(filter)).toBe(Object.keys(sent).length > 0);
});
