import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type RequestSource, requestSources } from '#domain/agents/agent.ts';
import { type CrawlState, crawlState } from '#domain/enumerations.ts';
import { createdAt, oneOf } from './columns.ts';

// Fetches of images: the largest table, written in batches while answers do not wait. Page and template carry no foreign
// key, since one page deleted in between would refuse the whole batch; a row is history and may outlive both.
// The project has none either: checked row by row it cost as much as the row. The writer locks the projects of a batch once,
// leaves out rows of one that is gone, and a trigger on `projects` deletes a project's rows with it.
export const crawls = pgTable(
  'crawls',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    projectId: integer('project_id').notNull(),
    source: text('source').$type<RequestSource>().notNull(),
    bot: text('bot').notNull(),
    parent: text('parent'),
    isBot: boolean('is_bot').notNull(),
    state: smallint('state').$type<CrawlState>().notNull(),
    /** HTTP status of the answer. */
    status: smallint('status').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    subPageId: integer('sub_page_id'),
    routeTemplateId: integer('route_template_id'),
    url: text('url'),
  },
  (table) => [
    oneOf(table.source, requestSources),
    oneOf(table.state, Object.values(crawlState)),
    // The 21-day charts of a project and of one page read days, sources and bots from the index alone; the newest list
    // reads it backwards. An index of its own for the page would cost a quarter of every row's writing.
    index('crawls_project_id_index').on(table.projectId, table.createdAt, table.isBot, table.source, table.subPageId),
    // Clearing out old rows: a few pages in size, as rows arrive in order of time.
    index('crawls_created_at_index').using('brin', table.createdAt),
  ],
);
