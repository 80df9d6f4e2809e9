import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type CrawlKind, countedSource, kindOf } from '#domain/agents/kind.ts';
import { type CrawlState, crawlState } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { crawlDays, crawlPageDays, subPages } from '../schema/index.ts';
import { counted, countedWhere, countersOf, isOfKind, type StatsFilter } from './crawl-conditions.ts';
import { pageStats } from './crawl-page-stats.ts';
import { templateStats } from './crawl-template-stats.ts';

// Which pages are shared where, read from the counters that are written with the log (schema/crawl-days.ts): the cost
// of a chart depends on its days, not on the traffic.

/** Largest first; longer lists are useless in a chart. */
export const TOP = 20;
/** More than there are names, unless the super admin adds many. */
const MAX_SOURCES = 100;

export async function crawlStats(db: Db, filter: StatsFilter) {
  const { projectId, subPageUuid } = filter;
  const pageId = subPageUuid === undefined ? null : await findPageId(db, projectId, subPageUuid);
  // A page's counters have all columns of the project's.
  const table = pageId === null ? crawlDays : (crawlPageDays as unknown as typeof crawlDays);
  const where = and(countersOf(table, filter), pageId === null ? undefined : eq(crawlPageDays.subPageId, pageId));
  const groups = await countGroups(db, table, where);
  const days = groups.flatMap(({ day, count, shares, crawlers, people }) =>
    day === null ? [] : { day, count, shares, crawlers, people, unknown: count - shares - crawlers - people },
  );
  const sources = sumBySource(
    groups.flatMap(({ source, bot, isBot, count }) =>
      source === null || bot === null || isBot === null ? [] : { source, bot, isBot, count },
    ),
  );
  const answered = (state: CrawlState) => groups.find((group) => group.state === state)?.count ?? 0;
  const total = days.reduce((sum, row) => sum + row.count, 0);
  const [templates, pages] = await Promise.all([
    templateStats(db, projectId, groups),
    pageStats(db, filter, { pageId, total }),
  ]);
  return {
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
    sources: sources.slice(0, MAX_SOURCES),
    states: {
      drawn: answered(crawlState.New),
      stored: answered(crawlState.Cached),
      redirected: answered(crawlState.Redirected),
    },
    templates,
    subPages: pages,
  };
}

/** By day, agent, state and template: four groupings in one read of the counters. */
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
      shares: countedWhere(table, isOfKind(table, 'share')),
      crawlers: countedWhere(table, isOfKind(table, 'crawler')),
      people: countedWhere(table, isOfKind(table, 'person')),
    })
    .from(table)
    .where(where)
    .groupBy(sql`grouping sets ((${day}), (${source}, ${bot}, ${isBot}), (${state}), (${routeTemplateId}))`);
}

interface SourceCount {
  source: string;
  kind: CrawlKind;
  count: number;
}

/** Several agents are one source: Slackbot and Slack's proxy. Most first. */
export function sumBySource(agents: { source: string; bot: string; isBot: boolean; count: number }[]): SourceCount[] {
  const sums = new Map<string, SourceCount>();
  for (const agent of agents) {
    const [source, kind] = [countedSource(agent), kindOf(agent)];
    const known = sums.get(`${kind} ${source}`);
    if (known) known.count += agent.count;
    else sums.set(`${kind} ${source}`, { source, kind, count: agent.count });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1));
}

/** 0 is never a page id: a page of another project has no counters here. */
export async function findPageId(db: Db, projectId: number, uuid: string): Promise<number> {
  const [page] = await db
    .select({ id: subPages.id })
    .from(subPages)
    .where(and(eq(subPages.uuid, uuid), eq(subPages.projectId, projectId)));
  return page?.id ?? 0;
}
