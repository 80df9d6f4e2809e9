import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { incidents } from './incidents.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

export const incidentPages = pgTable(
  'incident_pages',
  {
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    subPageId: integer('sub_page_id')
      .notNull()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    since: moment('since').notNull(),
    /** The look that found it right again. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.subPageId], name: 'incident_pages_pk' }),
    index('incident_pages_sub_page_id_index').on(table.subPageId),
    index('incident_pages_project_id_index').on(table.projectId),
  ],
);
