import { and, eq, gt, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { agentsOfKind, type CrawlKind, unnamed } from '#domain/agents/kind.ts';

// What charts and lists of the log are filtered by, the same in the log and in both tables of its counters.

export interface CrawlFilter {
  kind?: CrawlKind | undefined;
  isBot?: boolean | undefined;
  /** A request source, or a bot's own name: a row of the super admin may name a platform without a source of its own. */
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

export const counted = ({ count }: Pick<Counters, 'count'>) => sql<number>`sum(${count})::int`;
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
