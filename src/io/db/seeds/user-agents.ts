import { agentRows, laterAgentRows } from '#domain/agents/agent-rows.ts';
import { userAgents } from '#io/db/schema/index.ts';
import type { Seed } from './seed.ts';

/** Gap between rows, so that the super admin can insert one without moving the others. */
const STEP = 10;

export const userAgentSeed: Seed = {
  name: 'user-agents',
  insert: async (db) => {
    await db
      .insert(userAgents)
      .values(agentRows.map((row, index) => ({ position: (index + 1) * STEP, ...row })))
      .onConflictDoNothing();
  },
};

/**
 * Rows added after the first ones, for databases that have those. Placed after them, as none of the first matches the
 * same agents.
 */
export const laterUserAgentSeed: Seed = {
  name: 'user-agents-of-assistants',
  insert: async (db) => {
    const rows = await db.select({ position: userAgents.position, pattern: userAgents.pattern }).from(userAgents);
    const last = Math.max(0, ...rows.map(({ position }) => position));
    const missing = laterAgentRows.filter(({ pattern }) => !rows.some((row) => row.pattern === pattern));
    if (missing.length === 0) return;
    await db.insert(userAgents).values(missing.map((row, index) => ({ position: last + (index + 1) * STEP, ...row })));
  },
};
