import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

export const challengePurposes = ['add', 'login', 'second-step', 'confirm'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** What a passkey is asked to sign: once, within minutes, by the browser that asked (a cookie), for one purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    browserHash: text('browser_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** Null for a login, where the passkey itself says who it is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf(table.purpose, challengePurposes),
    index('passkey_challenges_user_id_index').on(table.userId),
    // Clearing out at night.
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
);
