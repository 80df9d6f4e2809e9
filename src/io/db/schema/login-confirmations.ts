import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { sessions } from './sessions.ts';

/** A mailed code that confirms the login of one session before a sensitive change. */
export const loginConfirmations = pgTable('login_confirmations', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Keyed: six digits could be guessed from a plain hash. */
  codeHash: text('code_hash').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});
