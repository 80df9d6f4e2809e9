import { storableText } from '../db/storable-json.ts';

const MAX_CHARACTERS = 300;
const MAX_AGENTS = 200;

/** User agents that match no row of the table, and how often they came, until they are written. */
export function createUnknownAgents() {
  let counts = new Map<string, number>();
  const count = (agent: string, times: number) => {
    if (counts.size < MAX_AGENTS || counts.has(agent)) counts.set(agent, (counts.get(agent) ?? 0) + times);
  };
  return {
    add: (userAgent: string) => count(storableText(userAgent.slice(0, MAX_CHARACTERS)), 1),
    take(): ReadonlyMap<string, number> {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    /** What could not be written. */
    putBack(agents: ReadonlyMap<string, number>): void {
      for (const [agent, times] of agents) count(agent, times);
    },
  };
}
