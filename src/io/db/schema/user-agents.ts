import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

/** Who is asking: patterns tried in order, the first that fits names bot and source. Read whole into memory. */
export const userAgents = pgTable(
  'user_agents',
  {
    id: id(),
    position: integer('position').notNull(),
    pattern: text('pattern').notNull().unique(),
    bot: text('bot').notNull(),
    source: text('source').notNull(),
    parent: text('parent'),
    isBot: boolean('is_bot').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('user_agents_position_index').on(table.position)],
);
