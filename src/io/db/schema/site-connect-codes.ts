import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** The code that a site connects with, once: one a project, and a new one takes its place. */
export const siteConnectCodes = pgTable(
  'site_connect_codes',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('site_connect_codes_created_by_index').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('site_connect_codes_expires_at_index').on(table.expiresAt),
  ],
);
