import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

export const challengePurposes = ['add', 'login', 'second-step', 'confirm'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** What a passkey must sign: once, within minutes, in the requesting browser (a cookie), for one purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    browserHash: text('browser_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** Null for a login, where the passkey itself identifies the person. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf(table.purpose, challengePurposes),
    index('passkey_challenges_user_id_index').on(table.userId),
    // Nightly cleanup.
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
);
