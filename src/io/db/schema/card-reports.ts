import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { type Language, languages } from '#domain/language.ts';
import { createdAt, id, isLowerCase, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const cardReportStates = ['open', 'answered'] as const;
export type CardReportState = (typeof cardReportStates)[number];

/** Somebody saw another card than ours. The image is small and goes with its row, so it is no file of its own. */
export const cardReports = pgTable(
  'card_reports',
  {
    id: id(),
    url: text('url').notNull(),
    // No list of platforms here: they come and go, and reports of old ones stay.
    platform: text('platform').$type<PlatformId>().notNull(),
    message: text('message').notNull(),
    /** Null: no answer wanted. */
    email: text('email'),
    language: text('language').$type<Language>().notNull(),
    /** PNG or JPEG, encoded anew from what was sent. */
    image: bytes('image'),
    state: text('state').$type<CardReportState>().notNull().default('open'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    oneOf(table.state, cardReportStates),
    index('card_reports_email_index').on(table.email),
    index('card_reports_answered_by_index').on(table.answeredBy),
    // The admin's list, newest first.
    index('card_reports_created_at_index').on(table.createdAt),
  ],
);
