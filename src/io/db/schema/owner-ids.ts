import { integer } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';

// Functions, because this file and those of the tables import each other: constants would not be initialised yet.

/** Rows that belong to a person are deleted with the person. */
export function userId() {
  return integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

/**
 * Every row of a project has its id, even if it could be joined: each query can be scoped, and everything is deleted
 * with the project.
 */
export function projectId() {
  return integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
}
