import { integer } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Every row of a project says so itself, even where it could be joined: each query can be scoped, and all goes with the project. */
export const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
