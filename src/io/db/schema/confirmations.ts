import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A registration waiting for its mail to be answered. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: id(),
    userId: userId(),
    codeHash: text('code_hash').notNull().unique(),
    /**
     * The password chosen with this very registration. It becomes the account's when this code comes back, so that
     * nobody who registers the same address later can choose the password that an earlier mail confirms.
     */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    // Ending older codes when a new one is sent.
    index('confirmations_user_id_index').on(table.userId),
    // Clearing out at night.
    index('confirmations_expires_at_index').on(table.expiresAt),
  ],
);
