import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf, updatedAt } from './columns.ts';

/** Double opt-in: an entry counts from confirmedAt on; what is not confirmed by expiresAt is deleted, and so is whoever leaves. */
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
    /** In the clear, so that every mail carries the same link: it opens nothing, it only takes the entry away. */
    unsubscribeCode: text('unsubscribe_code').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    // Clearing out what was never confirmed.
    index('waitlist_entries_unconfirmed_index').on(table.expiresAt).where(sql`${table.confirmedAt} is null`),
  ],
);
