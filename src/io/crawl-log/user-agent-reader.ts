import { LRUCache } from 'lru-cache';
import type { AgentReading, AgentRow } from '#domain/agents/agent.ts';
import { agentRows } from '#domain/agents/agent-rows.ts';
import { readAgent } from '#domain/agents/read-agent.ts';
import type { Db } from '#io/db/db.ts';
import { userAgents } from '#io/db/schema/index.ts';

/** How often the super admin's rows are reloaded. */
const ROWS_MS = 60_000;
/** Distinct user agents cached; real traffic has a few dozen. */
const MAX_KNOWN = 2_000;

export interface AgentReader {
  read(userAgent: string | undefined): AgentReading;
}

/**
 * User agent → who it is, by the table in the database. Never waits: until the table is loaded, the built-in rows
 * apply.
 */
export function createAgentReader(db: Db, now: () => number): AgentReader {
  let rows: readonly AgentRow[] = agentRows;
  let readAt = Number.NEGATIVE_INFINITY;
  const known = new LRUCache<string, AgentReading>({ max: MAX_KNOWN });

  function refresh() {
    readAt = now();
    db.select()
      .from(userAgents)
      .orderBy(userAgents.position)
      .then(
        (found) => {
          if (found.length === 0) return;
          rows = found;
          known.clear();
        },
        () => undefined, // The database is unavailable: keep the previous rows.
      );
  }

  return {
    read(userAgent = '') {
      if (now() - readAt > ROWS_MS) refresh();
      const seen = known.get(userAgent);
      if (seen) return seen;
      const reading = readAgent(userAgent, rows);
      // Long ones are made up; caching them would let anyone fill our memory.
      if (userAgent.length <= 500) known.set(userAgent, reading);
      return reading;
    },
  };
}
