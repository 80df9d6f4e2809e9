import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { type CollaboratorRole, collaboratorRoles } from '#domain/enumerations.ts';
import { createdAt, id, oneOf, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';
import { userId } from './user-id.ts';

/** The specification's Collaborator: a person in a project, as editor (`user`) or admin. */
export const userToProject = pgTable(
  'user_to_project',
  {
    id: id(),
    userId: userId(),
    projectId: projectId(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.role, collaboratorRoles),
    // Project first: the list of collaborators. The access check of every call uses the pair.
    unique('user_to_project_pair_unique').on(table.projectId, table.userId),
    // A person's projects.
    index('user_to_project_user_id_index').on(table.userId),
  ],
);
