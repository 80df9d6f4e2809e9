import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';

export const mailStates = ['outbox', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Every mail written: without SMTP this is the outbox, with it the record of what was sent. Listed by id, newest first.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    language: text('language').$type<Language>().notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** For list mails: the List-Unsubscribe header, which mail programs show as a button. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state').$type<MailState>().notNull().default('outbox'),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    oneOf(table.language, languages),
    oneOf(table.state, mailStates),
    // Waiting or failed mails; sent ones are the bulk and not searched by state.
    index('mails_unsent_index').on(table.state, table.id).where(sql`${table.state} <> 'sent'`),
    // Search by recipient.
    index('mails_recipient_index').on(table.recipient),
  ],
);
