import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawlDayTops, crawlPageDays, subPages } from '../schema/index.ts';
import { counted, countedWhere, countersOf, dayOf, isShareOf, type StatsFilter, TOP } from './crawl-stats.ts';

/**
 * Up to here every page of every day is added up. Beyond it, only pages that were among a day's fifty most shared are, with
 * their exact counts: adding up a million counters takes longer than anybody waits for a chart.
 */
export const EXACT_FETCHES = 50_000;
/** Pages whose exact counts decide the list of the twenty. */
const CANDIDATES = 100;

/** The pages shared most, each with who fetched it how often. */
export async function pageStats(db: Db, filter: StatsFilter, of: { pageId: number | null; total: number }) {
  const ids = await candidates(db, filter, of);
  if (ids?.length === 0) return [];
  const table = crawlPageDays;
  const where = and(countersOf(table, filter), ids ? inArray(table.subPageId, ids) : undefined);
  const [count, shares] = [counted(table), countedWhere(table, isShareOf(table))];
  const pages = await db
    .select({ subPageId: table.subPageId, count, shares })
    .from(table)
    .where(where)
    .groupBy(table.subPageId)
    .orderBy(desc(shares), desc(count), table.subPageId)
    .limit(TOP);
  if (pages.length === 0) return [];
  const shown = pages.map(({ subPageId }) => subPageId);
  const [cells, known] = await Promise.all([
    db
      .select({ subPageId: table.subPageId, bot: table.bot, isBot: table.isBot, count })
      .from(table)
      .where(and(countersOf(table, filter), inArray(table.subPageId, shown)))
      .groupBy(table.subPageId, table.bot, table.isBot)
      .orderBy(desc(count)),
    db
      .select({ id: subPages.id, url: subPages.url, uuid: subPages.uuid, title: subPages.title })
      .from(subPages)
      .where(and(eq(subPages.projectId, filter.projectId), inArray(subPages.id, shown))),
  ]);
  return pages.flatMap(({ subPageId, ...counts }) => {
    // A page that was deleted has no address to show any more.
    const page = known.find(({ id }) => id === subPageId);
    if (!page) return [];
    const platforms = cells.filter((cell) => cell.subPageId === subPageId);
    return {
      url: page.url,
      subPageUuid: page.uuid,
      title: page.title,
      ...counts,
      platforms: platforms.map(({ bot, isBot, count }) => ({ bot, isBot, count })),
    };
  });
}

/** Null: all pages. */
async function candidates(db: Db, filter: StatsFilter, { pageId, total }: { pageId: number | null; total: number }) {
  if (pageId !== null) return [pageId];
  if (total <= EXACT_FETCHES) return null;
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
  // Today, and days that no night has ranked yet.
  const [newest] = await db
    .select({ day: sql<string | null>`max(${crawlDayTops.day})` })
    .from(crawlDayTops)
    .where(eq(crawlDayTops.projectId, projectId));
  const table = crawlPageDays;
  const sharesNow = countedWhere(table, isShareOf(table));
  const unranked = await db
    .select({ id: table.subPageId })
    .from(table)
    .where(and(countersOf(table, filter), newest?.day ? sql`${table.day} > ${newest.day}` : undefined))
    .groupBy(table.subPageId)
    .orderBy(desc(sharesNow), desc(counted(table)))
    .limit(CANDIDATES);
  return [...new Set([...ranked, ...unranked].map(({ id }) => id))];
}
