import { agentRows } from '#domain/agents/agent-rows.ts';
import { userAgents } from '../schema/index.ts';
import type { Seed } from './seed.ts';

/** Between two rows, so that the super admin can put one there without moving the others. */
const STEP = 10;

export const userAgentSeed: Seed = {
  name: 'user-agents',
  sow: async (db) => {
    await db
      .insert(userAgents)
      .values(agentRows.map((row, index) => ({ position: (index + 1) * STEP, ...row })))
      .onConflictDoNothing();
  },
};
