import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawls, projects, routeTemplates, subPages } from '../schema/index.ts';
import { likePattern } from './like-pattern.ts';
import { type ListOrder, orderBy } from './list-order.ts';

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
}

const matches = (search: string | undefined): SQL | undefined => {
  const pattern = search ? likePattern(search) : null;
  return pattern
    ? or(ilike(crawls.url, pattern), ilike(crawls.source, pattern), ilike(crawls.bot, pattern))
    : undefined;
};

/** Newest first. */
export async function listCrawls(db: Db, projectId: number, { page, perPage, search }: List) {
  const where = and(eq(crawls.projectId, projectId), matches(search));
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(crawls)
      .where(where)
      .orderBy(desc(crawls.createdAt), desc(crawls.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(crawls).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

const allOrder = {
  url: sql`${crawls.url}`,
  source: sql`${crawls.source}`,
  project: sql`${projects.slug}`,
  time: sql`${crawls.createdAt}`,
};

/** Of all projects. */
export async function listAllCrawls(
  db: Db,
  { page, perPage, search, ...order }: List & ListOrder<keyof typeof allOrder>,
) {
  const pattern = search ? likePattern(search) : null;
  const where = or(matches(search), pattern ? ilike(projects.slug, pattern) : undefined);
  const [items, [count]] = await Promise.all([
    db
      .select({ crawl: crawls, projectSlug: projects.slug })
      .from(crawls)
      .innerJoin(projects, eq(projects.id, crawls.projectId))
      .where(where)
      .orderBy(orderBy(allOrder, order, sql`${crawls.id} desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(crawls)
      .innerJoin(projects, eq(projects.id, crawls.projectId))
      .where(where),
  ]);
  return { items: items.map(({ crawl, projectSlug }) => ({ ...crawl, projectSlug })), total: count?.total ?? 0 };
}

export async function deleteCrawlRow(db: Db, projectId: number, id: number) {
  await db.delete(crawls).where(and(eq(crawls.id, id), eq(crawls.projectId, projectId)));
}

interface StatsWish {
  projectId: number;
  /** First day and the day behind the last, both at midnight UTC. */
  from: Date;
  until: Date;
  isBot?: boolean | undefined;
  source?: string | undefined;
  subPageUuid?: string | undefined;
}

/** Largest first; longer lists are of no use to a chart. */
const TOP = 20;

export async function crawlStats(db: Db, { projectId, from, until, isBot, source, subPageUuid }: StatsWish) {
  const where = and(
    eq(crawls.projectId, projectId),
    gte(crawls.createdAt, from),
    lt(crawls.createdAt, until),
    isBot === undefined ? undefined : eq(crawls.isBot, isBot),
    source === undefined ? undefined : sql`${crawls.source} = ${source}`,
    subPageUuid === undefined
      ? undefined
      : sql`${crawls.subPageId} = (select ${subPages.id} from ${subPages}
          where ${subPages.uuid} = ${subPageUuid} and ${subPages.projectId} = ${projectId})`,
  );
  const count = sql<number>`count(*)::int`;
  const day = sql<string>`to_char(${crawls.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [days, sources, pages, templates] = await Promise.all([
    db.select({ day, count }).from(crawls).where(where).groupBy(day).orderBy(day),
    db
      .select({ source: crawls.source, count })
      .from(crawls)
      .where(where)
      .groupBy(crawls.source)
      .orderBy(desc(count))
      .limit(TOP),
    db
      .select({ url: sql<string>`${crawls.url}`, count })
      .from(crawls)
      .where(and(where, sql`${crawls.url} is not null`))
      .groupBy(crawls.url)
      .orderBy(desc(count))
      .limit(TOP),
    db
      .select({ routeTemplateId: routeTemplates.id, name: routeTemplates.name, count })
      .from(crawls)
      .innerJoin(
        routeTemplates,
        and(eq(routeTemplates.id, crawls.routeTemplateId), eq(routeTemplates.projectId, projectId)),
      )
      .where(where)
      .groupBy(routeTemplates.id, routeTemplates.name)
      .orderBy(desc(count))
      .limit(TOP),
  ]);
  return { days, sources, subPages: pages, templates };
}
