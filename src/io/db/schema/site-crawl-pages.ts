import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf, pageUrl } from './columns.ts';
import { projectId } from './project-id.ts';
import { siteCrawls } from './site-crawls.ts';

export const siteCrawlPageStates = ['waiting', 'taken', 'done', 'skipped', 'failed'] as const;
export type SiteCrawlPageState = (typeof siteCrawlPageStates)[number];

// The frontier is stored here, not in memory, so a site crawl of any size continues where a killed process left it:
// what was
// `taken` too long ago is waiting again.
export const siteCrawlPages = pgTable(
  'site_crawl_pages',
  {
    id: id(),
    siteCrawlId: integer('site_crawl_id')
      .notNull()
      .references(() => siteCrawls.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    ...pageUrl(),
    state: text('state').$type<SiteCrawlPageState>().notNull().default('waiting'),
    /** Links from the first page; 0 for URLs of the sitemap. */
    depth: smallint('depth').notNull().default(0),
    attempts: smallint('attempts').notNull().default(0),
    takenAt: moment('taken_at'),
    /** HTTP status of the last response. */
    status: smallint('status'),
    /** Why skipped or failed: robots, blocked, too large, … */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.state, siteCrawlPageStates),
    unique('site_crawl_pages_url_unique').on(table.siteCrawlId, table.urlHash),
    // The next pages to take, in the order found; and how many are in which state.
    index('site_crawl_pages_state_index').on(table.siteCrawlId, table.state, table.id),
    index('site_crawl_pages_project_id_index').on(table.projectId),
  ],
);
