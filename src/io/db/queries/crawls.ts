import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawls, projects } from '../schema/index.ts';
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
