import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { allSources, type RequestSource } from '#domain/agents/agent.ts';
import { type CrawlState, crawlState } from '#domain/enumerations.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';
import { projectId } from './owner-ids.ts';

/**
 * Who makes a request: patterns in matching order, the first match gives bot and source. Loaded into memory as a whole.
 */
export const userAgents = pgTable(
  'user_agents',
  {
    id: id(),
    position: integer('position').notNull(),
    pattern: text('pattern').notNull().unique(),
    bot: text('bot').notNull(),
    source: text('source').$type<RequestSource>().notNull(),
    parent: text('parent'),
    isBot: boolean('is_bot').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.source, allSources),
    // The matching order.
    index('user_agents_position_index').on(table.position),
  ],
);

/** Agents that match no pattern, counted by one upsert, so that the super admin can add a row for frequent ones. */
export const unknownAgents = pgTable(
  'unknown_agents',
  {
    id: id(),
    agentHash: text('agent_hash').notNull().unique(),
    /** Cut by the writer: clients can send any length. */
    agent: text('agent').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    count: bigint('count', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    // The list: most frequent first.
    index('unknown_agents_count_index').on(table.count),
    // Cleanup of agents not seen for long.
    index('unknown_agents_last_seen_at_index').on(table.lastSeenAt),
  ],
);

// Fetches of images: the largest table, written in batches that no response waits for. Page and template have no
// foreign key, since one page deleted in between would reject the whole batch; a row is history and may outlive both.
// The project has none either: checked row by row it cost as much as the row. The writer locks the projects of a batch
// once and omits rows of deleted ones, and a trigger on `projects` deletes a project's rows with it. Partitioned by
// month (queries/partitions.ts): old months are dropped, not deleted row by row.
export const crawls = pgTable(
  'crawls',
  {
    // A sequence, not an identity, which partitioned tables support only from PostgreSQL 17 on. It allocates blocks of
    // 500: single numbers cost a tenth of writing a row.
    id: bigint('id', { mode: 'number' }).notNull().default(sql`nextval('crawls_id_sequence')`),
    createdAt: createdAt(),
    projectId: integer('project_id').notNull(),
    source: text('source').$type<RequestSource>().notNull(),
    bot: text('bot').notNull(),
    parent: text('parent'),
    isBot: boolean('is_bot').notNull(),
    state: smallint('state').$type<CrawlState>().notNull(),
    /** HTTP status of the response. */
    status: smallint('status').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    subPageId: integer('sub_page_id'),
    routeTemplateId: integer('route_template_id'),
    url: text('url'),
  },
  (table) => [
    oneOf(table.source, allSources),
    oneOf(table.state, Object.values(crawlState)),
    // One index for everything, as each costs a fifth of writing a row. The 21-day charts of a project and of one page
    // read days, sources and bots from it alone: the migration includes `is_bot`, `source` and `sub_page_id`, which
    // Drizzle cannot express. The newest list reads it backwards.
    primaryKey({ columns: [table.projectId, table.createdAt, table.id] }),
    // Only a few pages, as rows arrive in order: one row by its id, and cleanup.
    index('crawls_id_index').using('brin', table.id),
    index('crawls_created_at_index').using('brin', table.createdAt),
  ],
);

// Counters of the rows in `crawls`, written together with them: charts and totals read these few rows instead of the
// log, which grows with every fetch. Days are UTC. A page or template of 0 means none, as a key cannot be null.

const counted = () => ({
  projectId: projectId(),
  day: date('day', { mode: 'string' }).notNull(),
  bot: text('bot').notNull(),
  isBot: boolean('is_bot').notNull(),
  source: text('source').$type<RequestSource>().notNull(),
  state: smallint('state').$type<CrawlState>().notNull(),
  routeTemplateId: integer('route_template_id').notNull(),
  count: integer('count').notNull(),
});

type Counted = Record<'projectId' | 'day' | 'bot' | 'isBot' | 'source' | 'state' | 'routeTemplateId', PgColumn>;
const keyOf = ({ bot, isBot, source, state, routeTemplateId }: Counted) =>
  [bot, isBot, source, state, routeTemplateId] as [PgColumn, ...PgColumn[]];

/** Per project: a few dozen rows a day, whatever its traffic. */
export const crawlDays = pgTable('crawl_days', counted(), (table) => [
  oneOf(table.source, allSources),
  // The migration adds the count as INCLUDE, which Drizzle cannot express: totals and charts read the index alone.
  primaryKey({ columns: [table.projectId, table.day, ...keyOf(table)], name: 'crawl_days_pk' }),
  // The newest of all projects.
  index('crawl_days_day_index').on(table.day),
]);

/** Per page. */
export const crawlPageDays = pgTable(
  'crawl_page_days',
  { ...counted(), subPageId: integer('sub_page_id').notNull() },
  (table) => [
    oneOf(table.source, allSources),
    primaryKey({ columns: [table.projectId, table.day, table.subPageId, ...keyOf(table)], name: 'crawl_page_days_pk' }),
    // The chart of one page, and the exact counts of the pages in a list. A year of a hundred pages is spread over half
    // as many table pages as it has rows: the migration adds the summed columns as INCLUDE, which Drizzle cannot
    // express.
    index('crawl_page_days_sub_page_id_index').on(table.subPageId, table.day),
  ],
);

/** The most fetched pages of a past day, so that a year's list need not add up every page of every day. */
export const crawlDayTops = pgTable(
  'crawl_day_tops',
  {
    projectId: projectId(),
    day: date('day', { mode: 'string' }).notNull(),
    rank: smallint('rank').notNull(),
    subPageId: integer('sub_page_id').notNull(),
    shares: integer('shares').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day, table.rank], name: 'crawl_day_tops_pk' })],
);
