import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { campaigns } from './campaigns.ts';

/** How often a campaign's page was opened by people, and its button pressed. Nothing about who it was. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
);
