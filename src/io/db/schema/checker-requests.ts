import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf } from './columns.ts';
import { mails } from './mails.ts';
import { projects } from './projects.ts';

export const checkerStates = ['accepted', 'done', 'refused', 'failed'] as const;
export type CheckerState = (typeof checkerStates)[number];
/** Why there is no result: the messages of docs/specification.md#s8.5. */
export const checkerReasons = ['not-found', 'password', 'not-shopify', 'failed'] as const;
export type CheckerReason = (typeof checkerReasons)[number];

export const checkerRequests = pgTable(
  'checker_requests',
  {
    id: id(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Hash of the client's address, for the limit of 5 an hour. */
    clientHash: text('client_hash').notNull(),
    state: text('state').$type<CheckerState>().notNull().default('accepted'),
    reason: text('reason').$type<CheckerReason>(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    oneOf(table.state, checkerStates),
    oneOf(table.reason, checkerReasons),
    // Same address and site within 24 h; 20 a day for an address.
    index('checker_requests_email_index').on(table.email, table.createdAt),
    index('checker_requests_client_hash_index').on(table.clientHash, table.createdAt),
    index('checker_requests_project_id_index').on(table.projectId),
    index('checker_requests_mail_id_index').on(table.mailId),
    // The admin's list, newest first.
    index('checker_requests_created_at_index').on(table.createdAt),
  ],
);
