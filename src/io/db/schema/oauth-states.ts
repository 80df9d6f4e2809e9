import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** A started login with Google: the response must match the request. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    codeVerifier: text('code_verifier').notNull(),
    /** Where the person wanted to go. */
    next: text('next'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  // Nightly cleanup.
  (table) => [index('oauth_states_expires_at_index').on(table.expiresAt)],
);
