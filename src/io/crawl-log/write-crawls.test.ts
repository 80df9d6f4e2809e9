import { expect, test } from 'vitest';
import type { CrawlGroup } from './crawl-batch.ts';
import { crawlCounts } from './write-crawls.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const row: CrawlGroup = {
  projectId: 1,
  state: 1,
  subPageId: 7,
  routeTemplateId: 3,
  url: 'https://lamps.example/a',
  bot: 'Whatsapp',
  source: 'Whatsapp',
  parent: null,
  isBot: false,
  status: 200,
  milliseconds: 2,
  since: noon,
  after: [0, 5, 9],
};
const days = (rows: CrawlGroup[]) => crawlCounts(rows).days.map(({ day, bot, count }) => [day, bot, count]);

test('rows that differ only in status or time share one counter', () => {
  expect(days([row, { ...row, status: 304, milliseconds: 9, after: [1] }])).toEqual([['2026-03-01', 'Whatsapp', 4]]);
});

test('a batch that crosses midnight counts for both days', () => {
  const midnight = Date.parse('2026-03-02T00:00:00Z');
  expect(days([{ ...row, since: midnight - 2, after: [0, 1, 2, 3] }])).toEqual([
    ['2026-03-01', 'Whatsapp', 2],
    ['2026-03-02', 'Whatsapp', 2],
  ]);
});

test('pages and templates have counters of their own, a fetch without a page has none', () => {
  const counts = crawlCounts([row, { ...row, subPageId: null }, { ...row, routeTemplateId: null }]);
  expect(counts.days.map(({ routeTemplateId, count }) => [routeTemplateId, count])).toEqual([
    [0, 3],
    [3, 6],
  ]);
  expect(counts.pageDays.map(({ subPageId, routeTemplateId, count }) => [subPageId, routeTemplateId, count])).toEqual([
    [7, 0, 3],
    [7, 3, 3],
  ]);
});

test('two processes write the same counters in the same order', () => {
  const rows = ['Slack', 'Discord', 'Whatsapp'].map((bot) => ({ ...row, bot }));
  expect(crawlCounts(rows)).toEqual(crawlCounts(rows.toReversed()));
});
