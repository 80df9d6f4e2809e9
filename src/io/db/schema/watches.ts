import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** The watch of a project. Its row is locked while looks are taken or saved, so that counts and incidents agree. */
export const watches = pgTable('watches', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The month's events are spread from here on, if that is in this month. */
  since: moment('since').notNull().defaultNow(),
  /** The site asked us to come back later: no looks until then. */
  restsUntil: moment('rests_until'),
  /** When page and image are next requested as each crawler. */
  reachAt: moment('reach_at'),
  digestAt: moment('digest_at'),
  /** Whether /badge/{uuid}.svg shows the health of the previews to everybody. */
  hasBadge: boolean('has_badge').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
