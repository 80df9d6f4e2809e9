import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isLowerCase, moment, rule } from './columns.ts';

// By address, not by user: a request for an unknown address leaves the same row and takes the same time.
export const magicLinks = pgTable(
  'magic_links',
  {
    id: id(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The code beside the link, to type: a keyed hash, because eight digits could be brute-forced. */
    shortCodeHash: text('short_code_hash'),
    /** Codes typed for the address while this link was open. */
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    isLowerCase(table.email),
    rule(table.attempts, 'attempts', sql`${table.attempts} >= 0`),
    // The newest link of an address.
    index('magic_links_email_index').on(table.email, table.id),
    // Following a link without its address.
    index('magic_links_code_hash_index').on(table.codeHash),
    // Nightly cleanup.
    index('magic_links_expires_at_index').on(table.expiresAt),
  ],
);
