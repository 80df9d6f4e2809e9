import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf, updatedAt } from './columns.ts';

/**
 * Double opt-in: an entry counts from confirmedAt on; unconfirmed ones are deleted after expiresAt, and unsubscribing
 * deletes too.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    email: text('email').notNull().unique(),
    website: text('website'),
    shopifyUrl: text('shopify_url'),
    language: text('language').$type<Language>().notNull().default('en'),
    consentAt: moment('consent_at').notNull(),
    codeHash: text('code_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** In plain text, so that every mail has the same link: it grants no access, it only deletes the entry. */
    unsubscribeCode: text('unsubscribe_code').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    // Cleanup of unconfirmed entries.
    index('waitlist_entries_unconfirmed_index').on(table.expiresAt).where(sql`${table.confirmedAt} is null`),
  ],
);
