import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';
import { routeTemplates } from './route-templates.ts';

/** What one browser tab (sessionId) is designing on: the page whose data fills the draft. */
export const templateDrafts = pgTable(
  'template_drafts',
  {
    id: id(),
    projectId: projectId(),
    routeTemplateId: integer('route_template_id').references(() => routeTemplates.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Finding the draft of a tab.
    unique('template_drafts_session_unique')
      .on(table.projectId, table.sessionId, table.routeTemplateId)
      .nullsNotDistinct(),
    index('template_drafts_route_template_id_index').on(table.routeTemplateId),
    // Nightly cleanup.
    index('template_drafts_updated_at_index').on(table.updatedAt),
  ],
);
