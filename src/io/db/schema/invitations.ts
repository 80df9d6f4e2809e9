import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type InvitationOutcome, invitationOutcomes } from '#domain/access/invitation.ts';
import { type CollaboratorRole, collaboratorRoles } from '#domain/enumerations.ts';
import { createdAt, id, isLowerCase, moment, oneOf, rule } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/** Open until answered or withdrawn. It creates neither a member nor an account: accepting does. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** From the same sequence as members: both are in one list, and an id there means one person. */
    collaboratorId: integer('collaborator_id').notNull().unique().default(sql`nextval('user_to_project_id_seq')`),
    projectId: projectId(),
    email: text('email').notNull(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    /** As the inviter typed them. */
    firstname: text('firstname'),
    lastname: text('lastname'),
    codeHash: text('code_hash').notNull().unique(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    outcome: text('outcome').$type<InvitationOutcome>(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.role, collaboratorRoles),
    oneOf(table.outcome, invitationOutcomes),
    rule(table.outcome, 'ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
    // One open invitation per address and project: inviting again replaces the code.
    uniqueIndex('invitations_open_unique').on(table.projectId, table.email).where(sql`${table.endedAt} is null`),
    // Deleting a project, with all of its invitations.
    index('invitations_project_id_index').on(table.projectId),
    // Invitations waiting for a person.
    index('invitations_email_index').on(table.email),
    index('invitations_invited_by_index').on(table.invitedBy),
  ],
);
