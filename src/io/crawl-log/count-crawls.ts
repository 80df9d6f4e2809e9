import type { CrawlGroup } from './crawl-batch.ts';

// What a batch of crawl rows adds to the counters. Counted here, not in the database: the rows are already grouped.

interface DayCount {
  projectId: number;
  day: string;
  bot: string;
  isBot: boolean;
  source: string;
  state: number;
  routeTemplateId: number;
  count: number;
}

export interface CrawlCounts {
  days: DayCount[];
  pageDays: (DayCount & { subPageId: number })[];
}

const DAY_MS = 86_400_000;

export function crawlCounts(rows: readonly CrawlGroup[]): CrawlCounts {
  const days = new Map<string, DayCount>();
  const pageDays = new Map<string, DayCount & { subPageId: number }>();
  for (const row of rows) {
    const { projectId, bot, isBot, source, state, subPageId } = row;
    const routeTemplateId = row.routeTemplateId ?? 0;
    for (const [dayNumber, count] of countsByDay(row)) {
      const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
      const fields = { projectId, day, bot, isBot, source, state, routeTemplateId };
      const key = JSON.stringify(Object.values(fields));
      const known = days.get(key);
      if (known) known.count += count;
      else days.set(key, { ...fields, count });
      if (subPageId === null) continue;
      const pageKey = `${subPageId} ${key}`;
      const knownPage = pageDays.get(pageKey);
      if (knownPage) knownPage.count += count;
      else pageDays.set(pageKey, { ...fields, subPageId, count });
    }
  }
  return { days: inOrder(days), pageDays: inOrder(pageDays) };
}

/** Usually one: a batch spans a quarter of a second, unless it crosses midnight or had to wait. */
function countsByDay({ since, after }: CrawlGroup): Map<number, number> {
  const counts = new Map<number, number>();
  for (const later of after) {
    const day = Math.floor((since + later) / DAY_MS);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The same order in every process, so that two writers of the same counters cannot deadlock. */
const inOrder = <Value>(counts: Map<string, Value>): Value[] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
