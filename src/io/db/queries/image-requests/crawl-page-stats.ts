import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { crawlDays, crawlDayTops, crawlPageDays, subPages } from '#io/db/schema/index.ts';
import {
  countedWhere,
  countersOf,
  dayOf,
  isOfKind,
  type StatsFilter,
  sumBySource,
  sumOfCounts,
  TOP,
} from './crawl-stats.ts';

/**
 * Up to this many counters every page of every day is added up. Beyond it, only pages among a day's fifty most shared,
 * with their exact counts: adding up a million counters takes too long for a chart.
 */
const MAX_EXACT_CRAWLS = 50_000;
/** Pages whose exact counts decide the list of twenty. */
const CANDIDATES = 60;

/** The most shared pages, each with counts per source. */
export async function pageStats(db: Db, filter: StatsFilter, of: { pageId: number | null; total: number }) {
  const ids = (await candidates(db, filter, of)) ?? (await mostShared(db, filter));
  if (ids.length === 0) return [];
  const table = crawlPageDays;
  const count = sumOfCounts(table);
  // All candidates in one query: the order and the displayed counts come from the same read.
  const cells = await db
    .select({ subPageId: table.subPageId, source: table.source, bot: table.bot, isBot: table.isBot, count })
    .from(table)
    .where(and(countersOf(table, filter), sql`${table.subPageId} = any(${sql.param(ids)}::int[])`))
    .groupBy(table.subPageId, table.source, table.bot, table.isBot);
  const pages = [...Map.groupBy(cells, ({ subPageId }) => subPageId)]
    .map(([subPageId, agents]) => {
      const sources = sumBySource(agents);
      return {
        subPageId,
        count: sumOf(sources),
        shares: sumOf(sources.filter(({ kind }) => kind === 'share')),
        sources,
      };
    })
    .sort((a, b) => b.shares - a.shares || b.count - a.count || a.subPageId - b.subPageId)
    .slice(0, TOP);
  const shown = pages.map(({ subPageId }) => subPageId);
  if (shown.length === 0) return [];
  const known = await db
    .select({ id: subPages.id, url: subPages.url, uuid: subPages.uuid, title: subPages.title })
    .from(subPages)
    .where(and(eq(subPages.projectId, filter.projectId), inArray(subPages.id, shown)));
  return pages.flatMap(({ subPageId, ...counts }) => {
    // A deleted page has no URL to show.
    const page = known.find(({ id }) => id === subPageId);
    return page ? { url: page.url, subPageUuid: page.uuid, title: page.title, ...counts } : [];
  });
}

const sumOf = (cells: { count: number }[]) => cells.reduce((sum, { count }) => sum + count, 0);

/** The most shared of all pages that have counters. */
async function mostShared(db: Db, filter: StatsFilter): Promise<number[]> {
  const table = crawlPageDays;
  const shares = countedWhere(table, isOfKind(table, 'share'));
  const pages = await db
    .select({ id: table.subPageId })
    .from(table)
    .where(countersOf(table, filter))
    .groupBy(table.subPageId)
    .orderBy(desc(shares), desc(sumOfCounts(table)), table.subPageId)
    .limit(TOP);
  return pages.map(({ id }) => id);
}

/** Null: all pages. */
async function candidates(db: Db, filter: StatsFilter, { pageId, total }: { pageId: number | null; total: number }) {
  if (pageId !== null) return [pageId];
  if (total <= MAX_EXACT_CRAWLS) return null;
  const { projectId, from, until } = filter;
  const [shares, count] = [sql<number>`sum(${crawlDayTops.shares})`, sql<number>`sum(${crawlDayTops.count})`];
  const ranked = await db
    .select({ id: crawlDayTops.subPageId })
    .from(crawlDayTops)
    .where(
      and(
        eq(crawlDayTops.projectId, projectId),
        gte(crawlDayTops.day, dayOf(from)),
        lt(crawlDayTops.day, dayOf(until)),
      ),
    )
    .groupBy(crawlDayTops.subPageId)
    .orderBy(desc(shares), desc(count))
    .limit(CANDIDATES);
  // Today, and days that have not been ranked yet.
  const [newest] = await db
    .select({ day: sql<string | null>`max(${crawlDayTops.day})` })
    .from(crawlDayTops)
    .where(eq(crawlDayTops.projectId, projectId));
  const table = crawlPageDays;
  const sharesNow = countedWhere(table, isOfKind(table, 'share'));
  const unranked = await db
    .select({ id: table.subPageId })
    .from(table)
    .where(and(countersOf(table, filter), newest?.day ? sql`${table.day} > ${newest.day}` : undefined))
    .groupBy(table.subPageId)
    .orderBy(desc(sharesNow), desc(sumOfCounts(table)))
    .limit(CANDIDATES);
  return [...new Set([...ranked, ...unranked].map(({ id }) => id))];
}

/** More than twice what a list shows, so that a page ranked second every day is not missed in the sum of a year. */
const RANKS = 50;

/** Ranks the pages of every past day without a ranking. Late rows of a ranked day still count in the sums. */
export async function rankDays(db: Db): Promise<void> {
  const shares = countedWhere(crawlPageDays, isOfKind(crawlPageDays, 'share'));
  await db.execute(sql`
    insert into ${crawlDayTops} (project_id, day, rank, sub_page_id, shares, count)
    select project_id, day, rank, sub_page_id, shares, fetched from (
      select project_id, day, sub_page_id, ${shares} as shares, sum(count)::int as fetched,
        row_number() over (partition by project_id, day order by ${shares} desc, sum(count) desc, sub_page_id) as rank
      from ${crawlPageDays}
      where (project_id, day) in (
        select distinct project_id, day from ${crawlDays} as counted
        where day < (now() at time zone 'UTC')::date and not exists (
          select from ${crawlDayTops} as top where top.project_id = counted.project_id and top.day = counted.day))
      group by project_id, day, sub_page_id) as ranked
    where rank <= ${RANKS}
    on conflict do nothing`);
}
