import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { type LoginMethod, loginMethods } from '#domain/access/proof.ts';
import { type Language, languages } from '#domain/language.ts';
import { sessions, users } from './accounts.ts';
import { createdAt, id, isLowerCase, moment, oneOf, rule } from './columns.ts';
import { userId } from './owner-ids.ts';

// Browsers in which a person has logged in before. Grants no access: it distinguishes the owner from a stranger who
// guesses, so that the stranger's failures do not lock the owner out. Only the hash of the cookie's token is stored.
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    // Whether anybody logged in with this browser.
    index('known_devices_token_hash_index').on(table.tokenHash),
    // Nightly cleanup.
    index('known_devices_last_seen_at_index').on(table.lastSeenAt),
  ],
);

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

/**
 * A registration waiting for its mail to be confirmed. The entered data is stored here, not with an account: there is
 * none before the confirmation, and each mail confirms only what was entered with it.
 */
export const confirmations = pgTable(
  'confirmations',
  {
    id: id(),
    email: text('email').notNull(),
    /** Null until the mail is written; stays null if the address already has an account. */
    codeHash: text('code_hash').unique(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname'),
    lastname: text('lastname'),
    language: text('language').$type<Language>().notNull(),
    /** The browser it was entered in, as the hash of its cookie. */
    browserHash: text('browser_hash'),
    createdAt: createdAt(),
    /** The mail was handled, whether one was sent or not. */
    handledAt: moment('handled_at'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    // Ending all registrations of an address when one is confirmed.
    index('confirmations_email_index').on(table.email),
    // Nightly cleanup.
    index('confirmations_expires_at_index').on(table.expiresAt),
  ],
);

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

/** A login between its two steps: the password was correct, the second factor is missing. Not a session. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    method: text('method').$type<LoginMethod>().notNull(),
    /** Wrong codes so far. */
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf(table.method, loginMethods),
    index('pending_logins_user_id_index').on(table.userId),
    // Nightly cleanup.
    index('pending_logins_expires_at_index').on(table.expiresAt),
  ],
);

/** A passkey's public half. Grants no access: the private half never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Grows with every use if the device counts at all; going back means a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How the browser reaches it (`internal`, `hybrid`, `usb`), as JSON would spell a list. */
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Synchronised by a password manager, so that losing one device does not lose it. */
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
);

export const challengePurposes = ['add', 'login', 'second-step', 'confirm'] as const;

export type ChallengePurpose = (typeof challengePurposes)[number];

/** The challenge a passkey must sign: once, within minutes, in the requesting browser (a cookie), for one purpose. */
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

/** The authenticator app (one-time codes) of a person, at most one. Unconfirmed until the first correct code. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (io/accounts/secret-keys.ts): checking a code needs the plain secret. */
  secret: text('secret').notNull(),
  /** The newest 30-second step whose code was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  confirmedAt: moment('confirmed_at'),
});

/** For people who lost passkey and app. Short enough to type, so the hash is keyed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user_id_index').on(table.userId)],
);
