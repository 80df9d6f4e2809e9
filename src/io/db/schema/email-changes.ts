import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, isLowerCase, moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A new address that waits for its confirmation; one per person. Only the hash of the mail's code is stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: userId(),
    email: text('email').notNull(),
    /** Null: no mail with a code was sent, because the address has an account. */
    codeHash: text('code_hash').unique(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    isLowerCase(table.email),
    unique('email_changes_user_id_unique').on(table.userId),
    // Nightly cleanup.
    index('email_changes_expires_at_index').on(table.expiresAt),
  ],
);
