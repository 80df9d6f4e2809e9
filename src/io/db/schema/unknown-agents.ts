import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Agents that match no pattern, counted by one upsert, so that the super admin can add a row for frequent ones. */
export const unknownAgents = pgTable(
  'unknown_agents',
  {
    id: id(),
    agentHash: text('agent_hash').notNull().unique(),
    /** Cut by the writer: clients can send any length. */
    agent: text('agent').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    count: bigint('count', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    // The list: most frequent first.
    index('unknown_agents_count_index').on(table.count),
    // Cleanup of agents not seen for long.
    index('unknown_agents_last_seen_at_index').on(table.lastSeenAt),
  ],
);
