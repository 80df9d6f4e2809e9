import { and, eq, gt, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { agentsOfKind, type CrawlKind, countedSource, kindOf, unnamed } from '#domain/agents/kind.ts';
import { type CrawlState, crawlState, ogImageType } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { crawlDays, crawlPageDays, ogImages, routes, routeTemplates, subPages } from '#io/db/schema/index.ts';
import { pageStats } from './crawl-page-stats.ts';

// The filters of charts and lists of the log, the same in the log and in both tables of its counters.

export interface CrawlFilter {
  kind?: CrawlKind | undefined;
  isBot?: boolean | undefined;
  /**
   * A request source, or a bot's own name: a row of the super admin may name a platform without a source of its own.
   */
  type?: string | undefined;
}

export interface StatsFilter extends CrawlFilter {
  projectId: number;
  /** First day and the day after the last, both at midnight UTC. */
  from: Date;
  until: Date;
  subPageUuid?: string | undefined;
}

type AgentColumns = Record<'bot' | 'isBot' | 'source', PgColumn>;
/** Both tables of counters have these columns. */
export type Counters = AgentColumns & Record<'projectId' | 'day' | 'state' | 'routeTemplateId' | 'count', PgColumn>;

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const sumOfCounts = ({ count }: Pick<Counters, 'count'>) => sql<number>`sum(${count})::int`;
export const countedWhere = ({ count }: Pick<Counters, 'count'>, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)::int`;

/** `kindOf` of domain/agents/kind.ts as a condition. */
export function isOfKind({ bot, isBot }: Pick<AgentColumns, 'bot' | 'isBot'>, kind: CrawlKind): SQL | undefined {
  const agents = agentsOfKind[kind];
  return and(eq(isBot, agents.isBot), agents.isNamed ? notInArray(bot, [...unnamed]) : inArray(bot, [...unnamed]));
}

export const fitsFilter = (table: AgentColumns, { kind, isBot, type }: CrawlFilter): SQL | undefined =>
  and(
    kind === undefined ? undefined : isOfKind(table, kind),
    isBot === undefined ? undefined : eq(table.isBot, isBot),
    type === undefined ? undefined : or(sql`${table.source} = ${type}`, eq(table.bot, type)),
  );

/** The filtered counters, except for the page. A counter can be zero after rows were deleted. */
export const countersOf = (table: Counters, filter: StatsFilter): SQL | undefined =>
  and(
    eq(table.projectId, filter.projectId),
    gte(table.day, dayOf(filter.from)),
    lt(table.day, dayOf(filter.until)),
    gt(table.count, 0),
    fitsFilter(table, filter),
  );

// Which pages are shared where, read from the counters that are written with the log (schema/image-requests.ts): the
// cost of a chart depends on its days, not on the traffic.

/** Largest first; longer lists are useless in a chart. */
export const TOP = 20;
/** More than there are names, unless the super admin adds many. */
const MAX_SOURCES = 100;

async function crawlStats(db: Db, filter: StatsFilter) {
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
      count: sumOfCounts(table),
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

/** The counters by template, among other groupings. */
type Groups = { routeTemplateId: number | null; count: number; shares: number }[];

/** Templates compared: live ones even without a fetch, since zero is a result too. */
async function templateStats(db: Db, projectId: number, groups: Groups) {
  const fetched = groups.filter(({ routeTemplateId }) => routeTemplateId !== null);
  const drawn = await db
    .select({ id: ogImages.routeTemplateId, pages: sql<number>`count(distinct ${ogImages.subPageId})::int` })
    .from(ogImages)
    .where(and(eq(ogImages.projectId, projectId), eq(ogImages.type, ogImageType.PRODUCTION)))
    .groupBy(ogImages.routeTemplateId);
  const ids = fetched.map(({ routeTemplateId }) => routeTemplateId);
  const templates = await db
    .select({
      routeTemplateId: routeTemplates.id,
      name: routeTemplates.name,
      state: routeTemplates.state,
      routeId: routeTemplates.routeId,
      routePath: routes.path,
    })
    .from(routeTemplates)
    .leftJoin(routes, eq(routes.id, routeTemplates.routeId))
    .where(
      and(
        eq(routeTemplates.projectId, projectId),
        or(eq(routeTemplates.state, 'live'), sql`${routeTemplates.id} = any(${sql.param(ids)}::int[])`),
      ),
    );
  return templates
    .map((template) => {
      const { count = 0, shares = 0 } =
        fetched.find(({ routeTemplateId }) => routeTemplateId === template.routeTemplateId) ?? {};
      return { ...template, count, shares, pages: drawn.find(({ id }) => id === template.routeTemplateId)?.pages ?? 0 };
    })
    .sort((a, b) => b.count - a.count || a.routeTemplateId - b.routeTemplateId)
    .slice(0, 2 * TOP);
}

type Stats = ReturnType<typeof crawlStats>;
const running = new WeakMap<Db, Map<string, Stats>>();

/** While a chart is being computed, further requests for it share the result. */
export function statsOnce(db: Db, filter: StatsFilter): Stats {
  const known = running.get(db) ?? new Map<string, Stats>();
  running.set(db, known);
  const key = JSON.stringify(filter);
  const found = known.get(key);
  if (found) return found;
  const stats = crawlStats(db, filter).finally(() => known.delete(key));
  known.set(key, stats);
  return stats;
}
