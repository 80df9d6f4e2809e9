import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf } from './columns.ts';

/**
 * A registration waiting for its mail to be confirmed. The entered data is stored here, not with an account: there is
 * none before the confirmation, and each mail confirms only what was entered with it.
 */
export const confirmations = pgTable(
  'confirmations',
  {
    id: id(),
    email: text('email').notNull(),
    /** Null until the mail is written; stays null if the address already has an account. */
    codeHash: text('code_hash').unique(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname'),
    lastname: text('lastname'),
    language: text('language').$type<Language>().notNull(),
    /** The browser it was entered in, as the hash of its cookie. */
    browserHash: text('browser_hash'),
    createdAt: createdAt(),
    /** The mail was handled, whether one was sent or not. */
    handledAt: moment('handled_at'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    // Ending all registrations of an address when one is confirmed.
    index('confirmations_email_index').on(table.email),
    // Nightly cleanup.
    index('confirmations_expires_at_index').on(table.expiresAt),
  ],
);
