import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawls, ogImages, routes, routeTemplates, subPages } from '../schema/index.ts';

// Which pages are shared where. A fetch is a share when a platform made it because somebody posted the link; search engines,
// AI crawlers, proxies and monitors come by themselves; what is left are browsers and agents nobody knows.

interface StatsWish {
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
const TOP = 20;

const isShare = sql`(not ${crawls.isBot} and ${crawls.bot} not in ('Unknown', 'Custom'))`;
const count = sql<number>`count(*)::int`;
const shares = sql<number>`(count(*) filter (where ${isShare}))::int`;
const bots = sql<number>`(count(*) filter (where ${crawls.isBot}))::int`;

function rowsOf({ projectId, from, until, isBot, type, subPageUuid }: StatsWish) {
  return and(
    eq(crawls.projectId, projectId),
    gte(crawls.createdAt, from),
    lt(crawls.createdAt, until),
    isBot === undefined ? undefined : eq(crawls.isBot, isBot),
    type === undefined ? undefined : or(sql`${crawls.source} = ${type}`, eq(crawls.bot, type)),
    subPageUuid === undefined
      ? undefined
      : sql`${crawls.subPageId} = (select ${subPages.id} from ${subPages}
          where ${subPages.uuid} = ${subPageUuid} and ${subPages.projectId} = ${projectId})`,
  );
}

export async function crawlStats(db: Db, wish: StatsWish) {
  const where = rowsOf(wish);
  const day = sql<string>`to_char(${crawls.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [days, sources, platforms, pages, templates, [states]] = await Promise.all([
    db.select({ day, count, shares, bots }).from(crawls).where(where).groupBy(day).orderBy(day),
    db
      .select({ source: crawls.source, count })
      .from(crawls)
      .where(where)
      .groupBy(crawls.source)
      .orderBy(desc(count))
      .limit(TOP),
    db
      .select({ bot: crawls.bot, isBot: crawls.isBot, isShare: sql<boolean>`${isShare}`, count })
      .from(crawls)
      .where(where)
      .groupBy(crawls.bot, crawls.isBot)
      .orderBy(desc(count))
      .limit(2 * TOP),
    db
      .select({
        url: sql<string>`${crawls.url}`,
        subPageId: sql<number | null>`max(${crawls.subPageId})`,
        count,
        shares,
      })
      .from(crawls)
      .where(and(where, sql`${crawls.url} is not null`))
      .groupBy(crawls.url)
      .orderBy(desc(shares), desc(count), crawls.url)
      .limit(TOP),
    templateStats(db, wish),
    db
      .select({
        drawn: sql<number>`(count(*) filter (where ${crawls.state} = 0))::int`,
        stored: sql<number>`(count(*) filter (where ${crawls.state} = 1))::int`,
        redirected: sql<number>`(count(*) filter (where ${crawls.state} = 2))::int`,
      })
      .from(crawls)
      .where(where),
  ]);
  return {
    days,
    sources,
    platforms,
    states: states ?? { drawn: 0, stored: 0, redirected: 0 },
    templates,
    subPages: await withPlatforms(db, wish, pages),
  };
}

interface CountedPage {
  url: string;
  subPageId: number | null;
  count: number;
  shares: number;
}

/** Of each page, who fetched it how often. */
async function withPlatforms(db: Db, wish: StatsWish, pages: CountedPage[]) {
  if (pages.length === 0) return [];
  const urls = pages.map(({ url }) => url);
  const ids = pages.flatMap(({ subPageId }) => subPageId ?? []);
  const [cells, known] = await Promise.all([
    db
      .select({ url: crawls.url, bot: crawls.bot, isBot: crawls.isBot, count })
      .from(crawls)
      .where(and(rowsOf(wish), inArray(crawls.url, urls)))
      .groupBy(crawls.url, crawls.bot, crawls.isBot)
      .orderBy(desc(count)),
    ids.length === 0
      ? []
      : db
          .select({ id: subPages.id, uuid: subPages.uuid, title: subPages.title })
          .from(subPages)
          .where(and(eq(subPages.projectId, wish.projectId), inArray(subPages.id, ids))),
  ]);
  return pages.map(({ url, subPageId, ...counts }) => {
    const page = known.find(({ id }) => id === subPageId);
    return {
      url,
      subPageUuid: page?.uuid ?? null,
      title: page?.title ?? null,
      ...counts,
      platforms: cells.filter((cell) => cell.url === url).map(({ bot, isBot, count }) => ({ bot, isBot, count })),
    };
  });
}

/** Templates side by side: live ones also without a fetch, since none is a number too. */
async function templateStats(db: Db, wish: StatsWish) {
  const where = rowsOf(wish);
  const counted = db
    .select({
      routeTemplateId: sql<number>`${crawls.routeTemplateId}`.as('counted_template'),
      count: count.as('counted'),
      shares: shares.as('counted_shares'),
      sharedPages: sql<number>`(count(distinct ${crawls.subPageId}) filter (where ${isShare}))::int`.as('shared_pages'),
    })
    .from(crawls)
    .where(and(where, sql`${crawls.routeTemplateId} is not null`))
    .groupBy(crawls.routeTemplateId)
    .as('counted');
  return db
    .select({
      routeTemplateId: routeTemplates.id,
      name: routeTemplates.name,
      state: routeTemplates.state,
      routeId: routeTemplates.routeId,
      routePath: routes.path,
      count: sql<number>`coalesce(${counted.count}, 0)`,
      shares: sql<number>`coalesce(${counted.shares}, 0)`,
      sharedPages: sql<number>`coalesce(${counted.sharedPages}, 0)`,
      pages: sql<number>`(select count(distinct image.sub_page_id)::int from ${ogImages} as image
        where image.route_template_id = ${routeTemplates.id} and image.type = 1)`,
    })
    .from(routeTemplates)
    .leftJoin(counted, eq(counted.routeTemplateId, routeTemplates.id))
    .leftJoin(routes, eq(routes.id, routeTemplates.routeId))
    .where(
      and(
        eq(routeTemplates.projectId, wish.projectId),
        or(eq(routeTemplates.state, 'live'), sql`${counted.count} > 0`),
      ),
    )
    .orderBy(sql`coalesce(${counted.count}, 0) desc`, routeTemplates.id)
    .limit(2 * TOP);
}
