import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  type LoginMethod,
  loginMethods,
  type TokenArea,
  type TokenScope,
  tokenScopes,
  usualAreas,
} from '#domain/access/proof.ts';
import {
  type UserPlatform,
  type UserRole,
  type UserStatus,
  userPlatforms,
  userRoles,
  userStatuses,
} from '#domain/enumerations.ts';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf, updatedAt } from './columns.ts';
import { userId } from './owner-ids.ts';
import { projects } from './projects.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique(),
    /** argon2id. Null: the person logs in by link or with Google. */
    passwordHash: text('password_hash'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    role: text('role').$type<UserRole>().notNull().default('user'),
    status: text('status').$type<UserStatus>().notNull().default('inactive'),
    platform: text('platform').$type<UserPlatform>().notNull().default('linkbild'),
    profilePictureUrl: text('profile_picture_url'),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Of the browser they used last: times in mails are written in it. Null: not known, so Berlin. */
    timeZone: text('time_zone'),
    lastActiveProjectId: integer('last_active_project_id').references((): AnyPgColumn => projects.id, {
      onDelete: 'set null',
    }),
    /** Google's `sub`: stays the same when the Google address changes. */
    googleSubject: text('google_subject').unique(),
    /** Set while the status is `suspended`. */
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** The status to restore: a suspension must not confirm an address. */
    statusBeforeSuspension: text('status_before_suspension').$type<UserStatus>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.role, userRoles),
    oneOf(table.status, userStatuses),
    oneOf(table.statusBeforeSuspension, userStatuses),
    oneOf(table.platform, userPlatforms),
    oneOf(table.language, languages),
    // Deleting a project.
    index('users_last_active_project_id_index').on(table.lastActiveProjectId),
  ],
);

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

/** A personal token for `Authorization: Bearer`, shown once; only its hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** The first characters, enough to tell tokens apart. */
    hint: text('hint').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Tokens from before scopes existed may write, as they always could. */
    scope: text('scope').$type<TokenScope>().notNull().default('write'),
    areas: text('areas')
      .array()
      .$type<TokenArea[]>()
      .notNull()
      .default([...usualAreas]),
    /** Null: all projects of the person. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Null: never expires, because the person chose that. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    oneOf(table.scope, tokenScopes),
    // The list on the account page.
    index('api_tokens_user_id_index').on(table.userId),
    // Deleting a project.
    index('api_tokens_project_id_index').on(table.projectId),
  ],
);

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

/** The user's achievementMap, one row per entry (`onboarding` → `step1`). */
export const achievements = pgTable(
  'achievements',
  {
    userId: userId(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The days on which a person used the app, and with what. A session lasts for weeks, so logins do not show this. */
export const userVisits = pgTable(
  'user_visits',
  {
    userId: userId(),
    /** UTC. */
    day: date('day').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.browser, table.system] }),
    // Nightly cleanup.
    index('user_visits_day_index').on(table.day),
  ],
);

/**
 * Who is downloading an export right now: one at a time per person. Renewed while it runs, so a crash frees it
 * automatically.
 */
export const exportLeases = pgTable('export_leases', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: moment('until').notNull(),
});
