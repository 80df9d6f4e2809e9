import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { rule, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';
import { userId } from './user-id.ts';

/** What a member wants to hear of by mail. Without a row: admins hear of incidents and get the digest, editors nothing. */
export const alertPreferences = pgTable(
  'alert_preferences',
  {
    userId: userId(),
    projectId: projectId(),
    incidents: boolean('incidents').notNull(),
    digest: boolean('digest').notNull(),
    /** Hours of the day, in the time zone: from 22 to 7. Null: at any time. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    timeZone: text('time_zone').notNull().default('Europe/Berlin'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId], name: 'alert_preferences_pk' }),
    rule(table.quietFrom, 'hours', sql`${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`),
    rule(table.quietFrom, 'both_hours', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    index('alert_preferences_user_id_index').on(table.userId),
  ],
);
