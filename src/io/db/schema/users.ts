import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    lastActiveProjectId: integer('last_active_project_id').references((): AnyPgColumn => projects.id, {
      onDelete: 'set null',
    }),
    /** Google's `sub`: stays the same when the Google address changes. */
    googleSubject: text('google_subject').unique(),
    /** Set while the status is `suspended`. */
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** What the status returns to: an address that was never confirmed does not become confirmed by a suspension. */
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
