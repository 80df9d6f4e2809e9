import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CollaboratorRole, collaboratorRoles } from '#domain/enumerations.ts';
import { createdAt, id, isLowerCase, moment, oneOf } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    projectId: projectId(),
    email: text('email').notNull(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.role, collaboratorRoles),
    // One open invitation for an address in a project: inviting again replaces the code.
    uniqueIndex('invitations_open_unique').on(table.projectId, table.email).where(sql`${table.acceptedAt} is null`),
    // Deleting a project, its invitations accepted or not.
    index('invitations_project_id_index').on(table.projectId),
    // Invitations waiting for a person who registers.
    index('invitations_email_index').on(table.email),
    index('invitations_invited_by_index').on(table.invitedBy),
  ],
);
