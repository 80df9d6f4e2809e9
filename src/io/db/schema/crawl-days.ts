import { boolean, date, index, integer, type PgColumn, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { allSources, type RequestSource } from '#domain/agents/agent.ts';
import type { CrawlState } from '#domain/enumerations.ts';
import { oneOf } from './columns.ts';
import { projectId } from './project-id.ts';

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
