import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { allSources, type RequestSource } from '#domain/agents/agent.ts';
import { createdAt, id, oneOf, updatedAt } from './columns.ts';

/**
 * Who makes a request: patterns in matching order, the first match gives bot and source. Loaded into memory as a whole.
 */
export const userAgents = pgTable(
  'user_agents',
  {
    id: id(),
    position: integer('position').notNull(),
    pattern: text('pattern').notNull().unique(),
    bot: text('bot').notNull(),
    source: text('source').$type<RequestSource>().notNull(),
    parent: text('parent'),
    isBot: boolean('is_bot').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.source, allSources),
    // The matching order.
    index('user_agents_position_index').on(table.position),
  ],
);
