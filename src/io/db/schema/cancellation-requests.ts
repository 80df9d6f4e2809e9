import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type CancellationKind, cancellationKinds } from '#domain/cancellation/cancellation.ts';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

export const cancellationStates = ['open', 'done'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** Contracts that people cancelled by the form, with the words they used: the operator's proof and list of work. */
export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: id(),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contract: text('contract').notNull(),
    kind: text('kind').$type<CancellationKind>().notNull(),
    reason: text('reason'),
    /** Null: as soon as possible. */
    endsOn: date('ends_on'),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<CancellationState>().notNull().default('open'),
    /** Projects whose plan the person has cancelled by the link of this declaration. */
    carriedOut: integer('carried_out').array().notNull().default([]),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.kind, cancellationKinds),
    oneOf(table.language, languages),
    oneOf(table.state, cancellationStates),
    index('cancellation_requests_email_index').on(table.email),
    index('cancellation_requests_done_by_index').on(table.doneBy),
    // The admin's list, newest first.
    index('cancellation_requests_created_at_index').on(table.createdAt),
  ],
);
