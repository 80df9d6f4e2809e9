import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A personal token for `Authorization: Bearer`, shown once; only its hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** The first characters, enough to tell two tokens apart. */
    hint: text('hint').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  // The list on the account page.
  (table) => [index('api_tokens_user_id_index').on(table.userId)],
);
