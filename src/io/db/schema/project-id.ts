import { integer } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * Every row of a project has its id, even if it could be joined: each query can be scoped, and everything is deleted
 * with the project.
 */
export const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
