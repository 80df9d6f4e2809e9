import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sourcesNamed } from '#domain/agents/kind.ts';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import { crawlDays, crawlPageDays, crawls, projects, subPages } from '#io/db/schema/index.ts';
import { type CrawlFilter, dayOf, findPageId, fitsFilter } from './crawl-stats.ts';

// Lists of the log, newest first. The counters know how many rows a day has, so the total is exact without counting
// rows, and a late page begins at its own day instead of skipping a million rows.

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
}

/** Like the chart, so that chart and list show the same fetches. */
interface ListFilter extends CrawlFilter {
  /** First and last day. */
  from?: Date | undefined;
  to?: Date | undefined;
  subPageUuid?: string | undefined;
}

const DAY_MS = 86_400_000;
/** Pages or projects that one search covers; with more matches people must search more precisely. */
const MAX_PAGES = 500;

/** Whether anybody ever requested an image of the project. */
export async function hasImageRequests(db: Db, projectId: number): Promise<boolean> {
  const ofProject = eq(crawlDays.projectId, projectId);
  const [row] = await db.select({ day: crawlDays.day }).from(crawlDays).where(ofProject).limit(1);
  return row !== undefined;
}

/** The condition of a search: platforms by name, pages by URL. Null: no search. */
async function findSearched(db: Db, projectId: number, search: string | undefined) {
  const pattern = search ? likePattern(search) : null;
  if (!pattern) return null;
  const [agents, pages] = await Promise.all([
    db
      .selectDistinct({ bot: crawlDays.bot, source: crawlDays.source })
      .from(crawlDays)
      .where(and(eq(crawlDays.projectId, projectId), isCalled(crawlDays, pattern, search))),
    db
      .select({ id: subPages.id })
      .from(subPages)
      .where(and(eq(subPages.projectId, projectId), ilike(subPages.url, pattern)))
      .limit(MAX_PAGES),
  ]);
  return { bots: [...new Set(agents.map(({ bot }) => bot))], pageIds: pages.map(({ id }) => id) };
}

/** By the agent's own name, or the name of its source in lists. */
const isCalled = (table: Record<'bot' | 'source', PgColumn>, pattern: string, search: string | undefined) =>
  or(ilike(table.bot, pattern), ilike(table.source, pattern), inArray(table.source, sourcesNamed(search ?? '')));

type Searched = Awaited<ReturnType<typeof findSearched>>;
type DayCount = { day: string; count: number };
const perDay = sql<number>`sum(count)::int`;

interface Wanted {
  projectId: number;
  filter: ListFilter;
  pageId: number | null;
  searched: Searched;
}

/** Number of matching rows per day, newest first. */
async function countDays(db: Db, { projectId, filter, pageId, searched }: Wanted): Promise<DayCount[]> {
  const wanted = (table: typeof crawlDays) =>
    and(
      eq(table.projectId, projectId),
      filter.from ? gte(table.day, dayOf(filter.from)) : undefined,
      filter.to ? sql`${table.day} <= ${dayOf(filter.to)}` : undefined,
      fitsFilter(table, filter),
    );
  const ofPages = crawlPageDays as unknown as typeof crawlDays;
  const onPage = pageId === null ? undefined : eq(crawlPageDays.subPageId, pageId);
  const table = pageId === null ? crawlDays : ofPages;
  const count = (from: typeof crawlDays, condition?: SQL) =>
    db
      .select({ day: from.day, count: perDay })
      .from(from)
      .where(and(wanted(from), condition))
      .groupBy(from.day)
      .orderBy(desc(from.day));
  if (!searched) return count(table, onPage);
  const { bots, pageIds } = searched;
  const [byBot, byPage] = await Promise.all([
    bots.length === 0 ? [] : count(table, and(onPage, inArray(table.bot, bots))),
    pageIds.length === 0
      ? []
      : count(
          ofPages,
          and(
            onPage,
            inArray(crawlPageDays.subPageId, pageIds),
            bots.length > 0 ? sql`${crawlPageDays.bot} <> all(${sql.param(bots)}::text[])` : undefined,
          ),
        ),
  ]);
  const days = new Map<string, number>();
  for (const { day, count } of [...byBot, ...byPage]) days.set(day, (days.get(day) ?? 0) + count);
  return [...days].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** The days that a page of the list covers, and how many rows of the first day come before it. */
export function daysOfPage(days: readonly DayCount[], { page, perPage }: Pick<List, 'page' | 'perPage'>) {
  const first = (page - 1) * perPage;
  const on: string[] = [];
  let [reached, skip] = [0, 0];
  for (const { day, count } of days) {
    if (count === 0) continue;
    const isBefore = reached + count <= first;
    if (!isBefore && reached < first + perPage) {
      if (on.length === 0) skip = first - reached;
      on.push(day);
    }
    reached += count;
  }
  return { total: reached, on, skip };
}

const isOnDays = (days: readonly string[]): SQL | undefined =>
  or(
    ...days.map((day) =>
      and(gte(crawls.createdAt, new Date(day)), lt(crawls.createdAt, new Date(Date.parse(day) + DAY_MS))),
    ),
  );

export async function listCrawls(db: Db, projectId: number, list: List & ListFilter) {
  const searched = await findSearched(db, projectId, list.search);
  const pageId = list.subPageUuid === undefined ? null : await findPageId(db, projectId, list.subPageUuid);
  const { total, on, skip } = daysOfPage(await countDays(db, { projectId, filter: list, pageId, searched }), list);
  if (on.length === 0) return { items: [], total };
  const items = await db
    .select()
    .from(crawls)
    .where(
      and(
        eq(crawls.projectId, projectId),
        isOnDays(on),
        fitsFilter(crawls, list),
        pageId === null ? undefined : eq(crawls.subPageId, pageId),
        isSearched(searched),
      ),
    )
    .orderBy(desc(crawls.createdAt), desc(crawls.id))
    .limit(list.perPage)
    .offset(skip);
  return { items, total };
}

const isSearched = (searched: Searched): SQL | undefined =>
  searched
    ? or(
        sql`${crawls.bot} = any(${sql.param(searched.bots)}::text[])`,
        sql`${crawls.subPageId} = any(${sql.param(searched.pageIds)}::int[])`,
      )
    : undefined;

/** The list of all projects reaches back this far; for older rows, search for a project. */
const MAX_OF_ALL = 10_000;
/** Days that are read until there are enough rows: one on a busy installation, up to a year on a quiet one. */
const WINDOWS_DAYS = [2, 30, 500];

/** The newest rows of all projects. A search finds projects by slug, otherwise platforms by name. */
export async function listAllCrawls(db: Db, { search, ...list }: List & CrawlFilter, now: Date) {
  const pattern = search ? likePattern(search) : null;
  const found = pattern
    ? await db.select({ id: projects.id }).from(projects).where(ilike(projects.slug, pattern)).limit(MAX_PAGES)
    : [];
  const ids = found.map(({ id }) => id);
  const matches = (table: Record<'projectId' | 'bot' | 'isBot' | 'source', PgColumn>) => {
    const fits = fitsFilter(table, list);
    if (ids.length > 0) return and(inArray(table.projectId, ids), fits);
    return pattern ? and(isCalled(table, pattern, search), fits) : fits;
  };
  const counts = await countDaysOfAll(db, matches(crawlDays), now);
  const { on, skip } = daysOfPage(counts, list);
  const total = Math.min(
    counts.reduce((sum, { count }) => sum + count, 0),
    MAX_OF_ALL,
  );
  if (on.length === 0 || list.page * list.perPage > MAX_OF_ALL) return { items: [], total };
  const items = await db
    .select({ crawl: crawls, projectSlug: projects.slug })
    .from(crawls)
    .innerJoin(projects, eq(projects.id, crawls.projectId))
    .where(and(isOnDays(on), matches(crawls)))
    .orderBy(desc(crawls.createdAt), desc(crawls.id))
    .limit(list.perPage)
    .offset(skip);
  return { items: items.map(({ crawl, projectSlug }) => ({ ...crawl, projectSlug })), total };
}

async function countDaysOfAll(db: Db, where: SQL | undefined, now: Date): Promise<DayCount[]> {
  let days: DayCount[] = [];
  for (const window of WINDOWS_DAYS) {
    const since = new Date(now.getTime() - window * DAY_MS).toISOString().slice(0, 10);
    days = await db
      .select({ day: crawlDays.day, count: perDay })
      .from(crawlDays)
      .where(and(gte(crawlDays.day, since), where))
      .groupBy(crawlDays.day)
      .orderBy(desc(crawlDays.day));
    if (days.reduce((sum, { count }) => sum + count, 0) >= MAX_OF_ALL) break;
  }
  return days;
}

/** Decrements the counters too, so that charts and lists agree. */
export async function deleteCrawlRow(db: Db, projectId: number, id: number) {
  await db.transaction(async (db) => {
    const [gone] = await db
      .delete(crawls)
      .where(and(eq(crawls.id, id), eq(crawls.projectId, projectId)))
      .returning();
    if (!gone) return;
    const key = (table: typeof crawlDays) =>
      and(
        eq(table.projectId, projectId),
        eq(table.day, gone.createdAt.toISOString().slice(0, 10)),
        eq(table.bot, gone.bot),
        eq(table.isBot, gone.isBot),
        eq(table.source, gone.source),
        eq(table.state, gone.state),
        eq(table.routeTemplateId, gone.routeTemplateId ?? 0),
      );
    await db
      .update(crawlDays)
      .set({ count: sql`${crawlDays.count} - 1` })
      .where(key(crawlDays));
    if (gone.subPageId === null) return;
    await db
      .update(crawlPageDays)
      .set({ count: sql`${crawlPageDays.count} - 1` })
      .where(and(key(crawlPageDays as unknown as typeof crawlDays), eq(crawlPageDays.subPageId, gone.subPageId)));
  });
}
