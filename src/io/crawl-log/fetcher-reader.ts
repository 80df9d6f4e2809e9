import type { AgentReading, DeclaredSource } from '#domain/agents/agent.ts';
import type { Db } from '../db/db.ts';
import type { createUnknownAgents } from './unknown-agents.ts';
import { createAgentReader } from './user-agent-reader.ts';

/** Who fetches: by the user agent, otherwise by what the URL says. Those that neither names are remembered. */
export function createFetcherReader(db: Db, unknown: Pick<ReturnType<typeof createUnknownAgents>, 'add'>) {
  const agents = createAgentReader(db, () => performance.now());
  /** The same object for the same reading: rows are grouped by it. */
  const declared = new Map<string, AgentReading>();
  return {
    read(userAgent: string, source: DeclaredSource | undefined): AgentReading {
      const agent = agents.read(userAgent);
      if (agent.bot !== 'Unknown') return agent;
      if (source) {
        const key = `${source} ${agent.isBot} ${agent.parent}`;
        const known = declared.get(key) ?? { ...agent, bot: 'Custom', source };
        declared.set(key, known);
        return known;
      }
      if (userAgent !== '') unknown.add(userAgent);
      return agent;
    },
  };
}
