import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { userId } from './user-id.ts';

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
