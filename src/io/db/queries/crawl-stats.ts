import { and, eq, gt, gte, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isShare, notPlatforms } from '#domain/agents/is-share.ts';
import { type CrawlState, crawlState } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { crawlDays, crawlPageDays, subPages } from '../schema/index.ts';
import { pageStats } from './crawl-page-stats.ts';
import { templateStats } from './crawl-template-stats.ts';

// Which pages are shared where, read from the counters that are written with the log (schema/crawl-days.ts): what a chart
// costs depends on its days and not on the traffic.

export interface StatsFilter {
  projectId: number;
  /** First day and the day behind the last, both at midnight UTC. */
  from: Date;
  until: Date;
  isBot?: boolean | undefined;
  /** A request source, or a bot's own name: Discord and Signal have no source of their own in the specification. */
  type?: string | undefined;
  subPageUuid?: string | undefined;
}

/** Largest first; longer lists are of no use to a chart. */
export const TOP = 20;

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Both tables of counters have these columns. */
export type Counters = Record<
  'projectId' | 'day' | 'bot' | 'isBot' | 'source' | 'state' | 'routeTemplateId' | 'count',
  PgColumn
>;

export const counted = ({ count }: Counters) => sql<number>`sum(${count})::int`;
export const countedWhere = ({ count }: Counters, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)::int`;
export const isShareOf = ({ isBot, bot }: Counters) => and(eq(isBot, false), notInArray(bot, [...notPlatforms]));

/** The counters of the filter, but for the page. A counter can be down to zero when rows were deleted. */
export function countersOf(table: Counters, { projectId, from, until, isBot, type }: StatsFilter): SQL | undefined {
  return and(
    eq(table.projectId, projectId),
    gte(table.day, dayOf(from)),
    lt(table.day, dayOf(until)),
    gt(table.count, 0),
    isBot === undefined ? undefined : eq(table.isBot, isBot),
    type === undefined ? undefined : or(sql`${table.source} = ${type}`, eq(table.bot, type)),
  );
}

export async function crawlStats(db: Db, filter: StatsFilter) {
  const { projectId, subPageUuid } = filter;
  const pageId = subPageUuid === undefined ? null : await findPageId(db, projectId, subPageUuid);
  // A page's own counters have all columns of the project's.
  const table = pageId === null ? crawlDays : (crawlPageDays as unknown as typeof crawlDays);
  const where = and(countersOf(table, filter), pageId === null ? undefined : eq(crawlPageDays.subPageId, pageId));
  const groups = await countGroups(db, table, where);
  const days = groups.flatMap(({ day, count, shares, bots }) => (day === null ? [] : { day, count, shares, bots }));
  const sources = groups.flatMap(({ source, count }) => (source === null ? [] : { source, count }));
  const platforms = groups.flatMap(({ bot, isBot, count }) =>
    bot === null || isBot === null ? [] : { bot, isBot, isShare: isShare({ bot, isBot }), count },
  );
  const answered = (state: CrawlState) => groups.find((group) => group.state === state)?.count ?? 0;
  const total = days.reduce((sum, row) => sum + row.count, 0);
  const [templates, pages] = await Promise.all([
    templateStats(db, filter, { fetched: groups, pageId, total }),
    pageStats(db, filter, { pageId, total }),
  ]);
  return {
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
    sources: sources.sort((a, b) => b.count - a.count).slice(0, TOP),
    platforms: platforms.sort((a, b) => b.count - a.count).slice(0, 2 * TOP),
    states: {
      drawn: answered(crawlState.New),
      stored: answered(crawlState.Cached),
      redirected: answered(crawlState.Redirected),
    },
    templates,
    subPages: pages,
  };
}

/** By day, by source, by platform, by state and by template: five groupings in one reading of the counters. */
function countGroups(db: Db, table: typeof crawlDays, where: SQL | undefined) {
  const { day, source, bot, isBot, state, routeTemplateId } = table;
  return db
    .select({
      day: sql<string | null>`${day}`,
      source: sql<string | null>`${source}`,
      bot: sql<string | null>`${bot}`,
      isBot: sql<boolean | null>`${isBot}`,
      state: sql<number | null>`${state}`,
      routeTemplateId: sql<number | null>`${routeTemplateId}`,
      count: counted(table),
      shares: countedWhere(table, isShareOf(table)),
      bots: countedWhere(table, eq(isBot, true)),
    })
    .from(table)
    .where(where)
    .groupBy(sql`grouping sets ((${day}), (${source}), (${bot}, ${isBot}), (${state}), (${routeTemplateId}))`);
}

/** 0 is no page's number: a page of another project has no counters here. */
async function findPageId(db: Db, projectId: number, uuid: string): Promise<number> {
  const [page] = await db
    .select({ id: subPages.id })
    .from(subPages)
    .where(and(eq(subPages.uuid, uuid), eq(subPages.projectId, projectId)));
  return page?.id ?? 0;
}
