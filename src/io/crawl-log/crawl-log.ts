import type { AgentReading, DeclaredSource } from '#domain/agents/agent.ts';
import { isOwnAgent } from '#domain/agents/read-agent.ts';
import type { CrawlState } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { storableText } from '#io/db/storable-json.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import type { Log } from '#io/log/log.ts';
import { type CrawlBatch, createCrawlBatch } from './crawl-batch.ts';
import { createAgentReader } from './user-agent-reader.ts';
import { writeCrawls } from './write-crawls.ts';

// Every fetch of a live image but our own is a row, written in batches that no response waits for. Failed writes stay in
// memory and are retried; beyond the limit the oldest are dropped, and the log says how many.

/** The fetched image. The same object for the same image if possible: rows are grouped by it. */
export interface LoggedImage {
  projectId: number;
  state: CrawlState;
  subPageId: number | null;
  routeTemplateId: number | null;
  url: string | null;
}

export interface Fetch {
  userAgent: string | undefined;
  status: number;
  milliseconds: number;
  /** Used only if the user agent identifies nobody. */
  source?: DeclaredSource | undefined;
  /** Defaults to now; set if somebody else served it earlier. */
  at?: number;
}

export interface CrawlLog {
  note(image: LoggedImage, fetch: Fetch): void;
  /** Rows that are not in the database yet. */
  waiting(): number;
  /** Writes what is there; resolves when it is in the database or has failed. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** A few hundred rows per batch cost half as much as single rows; thousands would block a core while others wait. */
const FLUSH_MS = 250;
const BATCH = 5_000;
/** 100,000 rows, at most 25 MB; minutes of a flood, hours of a busy day. */
const MAX_BATCHES = 20;

export function createCrawlLog(
  db: Db,
  log: Log,
  options: { now?: () => number; flushMs?: number; onDropped?: (rows: number) => void } = {},
): CrawlLog {
  const { now = Date.now, flushMs = FLUSH_MS } = options;
  const waiting: CrawlBatch[] = [];
  const unknown = createUnknownAgents();
  const agents = createFetcherReader(db, unknown);
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let isClosed = false;

  function later() {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      // The current write sets the next timer when it is done.
      if (!writing) void flush();
    }, flushMs);
    timer.unref();
  }

  const countWaiting = () => waiting.reduce((sum, { size }) => sum + size, 0);

  /** The batch that takes the next row. */
  function lastBatch(): CrawlBatch {
    const last = waiting.at(-1);
    if (last?.isOpen && last.size < BATCH) return last;
    const fresh = createCrawlBatch();
    waiting.push(fresh);
    // The first may be on its way to the database.
    if (waiting.length > MAX_BATCHES) dropped += waiting.splice(1, 1)[0]?.size ?? 0;
    return fresh;
  }

  /** The rows waiting now. Later ones wait for the next write: written at once, they would be only a handful each. */
  async function writeAll() {
    for (let left = waiting.length; left > 0; left--) {
      const [batch] = waiting;
      if (!batch) return;
      batch.isOpen = false;
      const unknownAgents = unknown.take();
      try {
        await writeCrawls(db, batch.rows, unknownAgents);
      } catch (error) {
        unknown.putBack(unknownAgents);
        log.warn({ reason: reasonOf(error), waiting: countWaiting() }, 'crawls');
        return;
      }
      waiting.shift();
    }
  }

  function flush(): Promise<void> {
    // The batch being written does not include what arrived since: that is written after it.
    if (writing) {
      next ??= writing.then(() => {
        next = null;
        return flush();
      });
      return next;
    }
    writing = writeAll().finally(() => {
      writing = null;
      if (dropped > 0) {
        log.warn({ dropped }, 'crawl rows were dropped while the database was away');
        options.onDropped?.(dropped);
      }
      dropped = 0;
      if (waiting.length > 0) later();
    });
    return writing;
  }

  return {
    note(image, { userAgent = '', source, status, milliseconds, at = now() }) {
      if (isOwnAgent(userAgent)) return;
      lastBatch().add(at, image, agents.read(userAgent, source), status, milliseconds);
      later();
    },
    waiting: countWaiting,
    flush,
    async close() {
      if (timer) clearTimeout(timer);
      timer = null;
      await flush();
      // Rows that arrived while the last batch was being written.
      if (waiting.length > 0) await flush();
      isClosed = true;
    },
  };
}

/** Identifies who fetches, by the user agent or otherwise by the URL. Unidentified agents are counted. */
function createFetcherReader(db: Db, unknown: Pick<ReturnType<typeof createUnknownAgents>, 'add'>) {
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

const MAX_CHARACTERS = 300;
const MAX_AGENTS = 200;

/** User agents that match no row of the table, and how often they came, until they are written. */
function createUnknownAgents() {
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
    /** Rows that could not be written. */
    putBack(agents: ReadonlyMap<string, number>): void {
      for (const [agent, times] of agents) count(agent, times);
    },
  };
}
