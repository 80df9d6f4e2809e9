import { and, desc, eq, gt, gte, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notPlatforms } from '#domain/agents/is-share.ts';
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
  const count = counted(table);
  const isShare = isShareOf(table);
  const [days, sources, platforms, [states]] = await Promise.all([
    db
      .select({
        day: table.day,
        count,
        shares: countedWhere(table, isShare),
        bots: countedWhere(table, eq(table.isBot, true)),
      })
      .from(table)
      .where(where)
      .groupBy(table.day)
      .orderBy(table.day),
    db
      .select({ source: table.source, count })
      .from(table)
      .where(where)
      .groupBy(table.source)
      .orderBy(desc(count))
      .limit(TOP),
    db
      .select({ bot: table.bot, isBot: table.isBot, isShare: sql<boolean>`${isShare}`, count })
      .from(table)
      .where(where)
      .groupBy(table.bot, table.isBot)
      .orderBy(desc(count))
      .limit(2 * TOP),
    db
      .select({
        drawn: countedWhere(table, eq(table.state, 0)),
        stored: countedWhere(table, eq(table.state, 1)),
        redirected: countedWhere(table, eq(table.state, 2)),
      })
      .from(table)
      .where(where),
  ]);
  const total = days.reduce((sum, row) => sum + row.count, 0);
  return {
    days,
    sources,
    platforms,
    states: states ?? { drawn: 0, stored: 0, redirected: 0 },
    templates: await templateStats(db, filter, { table, where, pageId, total }),
    subPages: await pageStats(db, filter, { pageId, total }),
  };
}

/** 0 is no page's number: a page of another project has no counters here. */
async function findPageId(db: Db, projectId: number, uuid: string): Promise<number> {
  const [page] = await db
    .select({ id: subPages.id })
    .from(subPages)
    .where(and(eq(subPages.uuid, uuid), eq(subPages.projectId, projectId)));
  return page?.id ?? 0;
}
