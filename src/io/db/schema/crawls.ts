import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { allSources, type RequestSource } from '#domain/agents/agent.ts';
import { type CrawlState, crawlState } from '#domain/enumerations.ts';
import { createdAt, oneOf } from './columns.ts';

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
