import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type LoginMethod, loginMethods } from '#domain/access/proof.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { userId } from './user-id.ts';
import { users } from './users.ts';

// Only the hash of the cookie's token is stored: reading the table does not allow a login.
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the person last proved their identity, by logging in or by confirming before a sensitive change. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    /** A passkey, a one-time code or a recovery code was used. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    method: text('method').$type<LoginMethod>(),
    /** From the user agent, as words: "Firefox", "Windows". The whole header would store more than needed. */
    browser: text('browser'),
    system: text('system'),
    /** Keyed hash of the client's address: distinguishes locations without naming them. */
    clientHash: text('client_hash'),
    /** A super admin's session that acts as somebody else, for some minutes (flows/users/act-as-user.ts). */
    actingUserId: integer('acting_user_id').references(() => users.id, { onDelete: 'set null' }),
    actingUntil: moment('acting_until'),
    actingReason: text('acting_reason'),
  },
  (table) => [
    oneOf(table.method, loginMethods),
    // The list of a person's sessions, and ending them when the password changes.
    index('sessions_user_id_index').on(table.userId),
    // Deleting a person.
    index('sessions_acting_user_id_index').on(table.actingUserId).where(sql`${table.actingUserId} is not null`),
    // Nightly cleanup.
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);
