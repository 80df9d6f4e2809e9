import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { projectId } from './project-id.ts';

/** A site somebody had checked without leaving an address: who asks for it within the hour gets the same result. */
export const siteChecks = pgTable(
  'site_checks',
  {
    id: id(),
    /** The home page that was read first. */
    website: text('website').notNull(),
    projectId: projectId(),
    createdAt: createdAt(),
  },
  (table) => [
    index('site_checks_website_index').using('hash', table.website),
    index('site_checks_project_id_index').on(table.projectId),
    // What is too old.
    index('site_checks_created_at_index').on(table.createdAt),
  ],
);
