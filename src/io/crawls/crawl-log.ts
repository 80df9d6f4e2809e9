import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CrawlState } from '#domain/enumerations.ts';
import type { Db } from '../db/db.ts';
import { crawls, projects, unknownAgents } from '../db/schema/index.ts';
import { storableJson, storableText } from '../db/storable-json.ts';
import type { Log } from '../log/log.ts';
import { type AgentReader, createAgentReader } from './agent-reader.ts';

// Every fetch of a live image is a row, written in batches while no answer waits for it. What cannot be written stays in
// memory and is tried again; beyond the bound the oldest go, and the log says how many.

export interface Fetch {
  projectId: number;
  userAgent: string | undefined;
  state: CrawlState;
  status: number;
  milliseconds: number;
  subPageId: number | null;
  routeTemplateId: number | null;
  url: string | null;
}

export interface CrawlLog {
  note(fetch: Fetch): void;
  /** Writes what is there; resolves when it stands in the database or has failed to. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
const BATCH = 2_000;
/** About 25 MB; minutes of a flood, hours of a busy day. */
const MAX_WAITING = 100_000;
const MAX_AGENT_CHARACTERS = 300;
const MAX_UNKNOWN_A_FLUSH = 200;
/** Addresses longer than this say nothing more in a list. */
const MAX_URL_CHARACTERS = 2_000;

interface Waiting {
  at: number;
  fetch: Fetch;
}

export function createCrawlLog(db: Db, log: Log, options: { now?: () => number; flushMs?: number } = {}): CrawlLog {
  const { now = Date.now, flushMs = FLUSH_MS } = options;
  const agents = createAgentReader(db, now);
  let waiting: Waiting[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  function later() {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, flushMs);
    timer.unref();
  }

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await writeBatch(db, agents, batch);
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error), waiting: waiting.length }, 'crawls');
        return;
      }
      waiting = waiting.slice(batch.length);
    }
  }

  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = null;
      if (dropped > 0) log.warn({ dropped }, 'crawl rows were dropped while the database was away');
      dropped = 0;
      if (waiting.length > 0) later();
    });
    return writing;
  }

  return {
    note(fetch) {
      waiting.push({ at: now(), fetch });
      // While a batch is being written the list may not lose its head; so it is trimmed in large steps.
      if (waiting.length > MAX_WAITING && !writing) {
        dropped += MAX_WAITING / 10;
        waiting = waiting.slice(MAX_WAITING / 10);
      } else if (waiting.length > 2 * MAX_WAITING) {
        waiting.pop();
        dropped += 1;
      }
      later();
    },
    flush,
    async close() {
      if (timer) clearTimeout(timer);
      timer = null;
      await flush();
      // Those that came while the last batch was on its way.
      if (waiting.length > 0) await flush();
      isClosed = true;
    },
  };
}

async function writeBatch(db: Db, agents: AgentReader, batch: Waiting[]) {
  const unknown = new Map<string, number>();
  const rows = batch.map(({ at, fetch: { userAgent = '', url, ...fetch } }) => {
    const { bot, source, parent, isBot } = agents.read(userAgent);
    if (bot === 'Unknown' && userAgent !== '') {
      const agent = storableText(userAgent.slice(0, MAX_AGENT_CHARACTERS));
      if (unknown.size < MAX_UNKNOWN_A_FLUSH || unknown.has(agent)) unknown.set(agent, (unknown.get(agent) ?? 0) + 1);
    }
    const createdAt = new Date(at).toISOString();
    return { ...fetch, url: url?.slice(0, MAX_URL_CHARACTERS) ?? null, createdAt, bot, source, parent, isBot };
  });
  await db.transaction(async (db) => {
    await db.execute(sql`
      insert into ${crawls} (created_at, project_id, source, bot, parent, is_bot, state, status, milliseconds,
        sub_page_id, route_template_id, url)
      select "createdAt", "projectId", source, bot, parent, "isBot", state, status, milliseconds,
        "subPageId", "routeTemplateId", url
      from json_to_recordset(${storableJson(rows)}::json) as row ("createdAt" timestamptz, "projectId" int, source text,
        bot text, parent text, "isBot" boolean, state int, status int, milliseconds int, "subPageId" int,
        "routeTemplateId" int, url text)
      where exists (select from ${projects} where id = "projectId")`);
    if (unknown.size > 0) await noteUnknown(db, unknown);
  });
}

async function noteUnknown(db: Db, unknown: Map<string, number>) {
  // In one order everywhere, so that two processes that write the same agents do not wait for each other in a ring.
  const rows = Array.from(unknown, ([agent, count]) => ({ agent, count, agentHash: hashOf(agent) })).toSorted((a, b) =>
    a.agentHash < b.agentHash ? -1 : 1,
  );
  await db
    .insert(unknownAgents)
    .values(rows)
    .onConflictDoUpdate({
      target: unknownAgents.agentHash,
      set: { count: sql`${unknownAgents.count} + excluded.count`, lastSeenAt: sql`now()` },
    });
}

const hashOf = (agent: string) => createHash('sha256').update(agent).digest('base64url').slice(0, 22);
