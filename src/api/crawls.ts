import { kindOf } from '#domain/agents/kind.ts';
import { statsOnce } from '#io/db/queries/image-requests/crawl-stats.ts';
import { deleteCrawlRow, listCrawls } from '#io/db/queries/image-requests/crawls.ts';
import { type Handlers, pageOf } from './handler.ts';

export const crawlsHandlers = {
  deleteCrawl: async ({ io, projectId, entityId }) => {
    await deleteCrawlRow(io.db, projectId, entityId);
    return { done: true };
  },

  getStats: async ({ io, projectId, query }) => {
    const lastDay = query.to ? utcMidnight(Date.parse(query.to)) : utcMidnight(io.now().getTime());
    const from = query.from ? utcMidnight(Date.parse(query.from)) : lastDay - (CHART_DAYS - 1) * DAY_MS;
    const firstDay = Math.max(Math.min(from, lastDay), lastDay - (MAX_DAYS - 1) * DAY_MS);
    const found = await statsOnce(io.reportDb, {
      projectId,
      from: new Date(firstDay),
      until: new Date(lastDay + DAY_MS),
      kind: query.kind,
      isBot: query.isBot === undefined ? undefined : query.isBot === 'true',
      type: query.type,
      subPageUuid: query.subPageUuid,
    });
    const counts = new Map(found.days.map((row) => [row.day, row]));
    // A chart also needs the days without a crawl.
    const days = Array.from({ length: (lastDay - firstDay) / DAY_MS + 1 }, (_, at) => {
      const day = new Date(firstDay + at * DAY_MS).toISOString().slice(0, 10);
      return counts.get(day) ?? { day, count: 0, shares: 0, crawlers: 0, people: 0, unknown: 0 };
    });
    const sum = (of: 'count' | 'shares' | 'crawlers' | 'people' | 'unknown') =>
      days.reduce((whole, row) => whole + row[of], 0);
    return {
      ...found,
      days,
      total: sum('count'),
      shares: sum('shares'),
      crawlers: sum('crawlers'),
      people: sum('people'),
      unknown: sum('unknown'),
      from: new Date(firstDay),
      to: new Date(lastDay),
    };
  },

  listCrawls: async ({ io, projectId, query }) => {
    const { items, total } = await listCrawls(io.reportDb, projectId, {
      ...query,
      from: query.from ? new Date(query.from) : undefined,
      to: query.to ? new Date(query.to) : undefined,
      isBot: query.isBot === undefined ? undefined : query.isBot === 'true',
    });
    return pageOf(query, { items: items.map(withKind), total });
  },
} satisfies Partial<Handlers>;

const DAY_MS = 86_400_000;

/** docs/specification.md#s9.2. */
const CHART_DAYS = 21;

/** A year and a day: longer charts would only load the database. */
const MAX_DAYS = 367;

const utcMidnight = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

export const withKind = <Row extends { bot: string; isBot: boolean }>(row: Row) => ({ ...row, kind: kindOf(row) });
