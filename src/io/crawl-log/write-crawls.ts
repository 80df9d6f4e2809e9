import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { crawls, projects, unknownAgents } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';
import type { CrawlGroup } from './crawl-batch.ts';

/**
 * All or nothing. Rows of deleted projects are omitted; a deletion in progress waits for the batch, and its trigger
 * then finds the rows (they have no foreign key).
 */
export async function writeCrawls(db: Db, rows: CrawlGroup[], strangers: ReadonlyMap<string, number>): Promise<void> {
  await db.transaction(async (db) => {
    // Rows waited in memory before, where a crash loses them as well: no need to wait for the disk.
    await db.execute(sql`set local synchronous_commit = off`);
    await db.execute(sql`
      with alike as (
        select * from json_to_recordset(${storableJson(rows)}::json) as alike (since float8, after int[], "projectId" int,
          source text, bot text, parent text, "isBot" boolean, state int, status int, milliseconds int, "subPageId" int,
          "routeTemplateId" int, url text)),
      there as materialized (
        select id from ${projects} where id in (select "projectId" from alike) order by id for key share)
      insert into ${crawls} (created_at, project_id, source, bot, parent, is_bot, state, status, milliseconds,
        sub_page_id, route_template_id, url)
      select to_timestamp((since + later) / 1000), "projectId", source, bot, parent, "isBot", state, status, milliseconds,
        "subPageId", "routeTemplateId", url
      from alike join there on there.id = "projectId" cross join unnest(after) as later`);
    await writeCounts(db, crawlCounts(rows));
    if (strangers.size > 0) await writeUnknown(db, strangers);
  });
}

/** The projects are locked now: the join drops those that are gone. */
async function writeCounts(db: Db, { days, pageDays }: CrawlCounts) {
  const key = sql`"projectId" int, day date, bot text, "isBot" boolean, source text, state int, "routeTemplateId" int`;
  await db.execute(sql`
    insert into crawl_days (project_id, day, bot, is_bot, source, state, route_template_id, count)
    select "projectId", day, bot, "isBot", source, added.state, "routeTemplateId", count
    from json_to_recordset(${storableJson(days)}::json) as added (${key}, count int)
    join ${projects} on projects.id = "projectId"
    on conflict on constraint crawl_days_pk do update set count = crawl_days.count + excluded.count`);
  if (pageDays.length > 0) {
    await db.execute(sql`
      insert into crawl_page_days (project_id, day, sub_page_id, bot, is_bot, source, state, route_template_id, count)
      select "projectId", day, "subPageId", bot, "isBot", source, added.state, "routeTemplateId", count
      from json_to_recordset(${storableJson(pageDays)}::json) as added (${key}, "subPageId" int, count int)
      join ${projects} on projects.id = "projectId"
      on conflict on constraint crawl_page_days_pk do update set count = crawl_page_days.count + excluded.count`);
  }
}

async function writeUnknown(db: Db, strangers: ReadonlyMap<string, number>) {
  // The same order everywhere, so that two writers of the same agents cannot deadlock.
  const rows = Array.from(strangers, ([agent, count]) => ({ agent, count, agentHash: hashOf(agent) })).toSorted(
    (a, b) => (a.agentHash < b.agentHash ? -1 : 1),
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

// Counts of a batch of crawl rows for the counters. Counted here, not in the database: the rows are already grouped.

interface DayCount {
  projectId: number;
  day: string;
  bot: string;
  isBot: boolean;
  source: string;
  state: number;
  routeTemplateId: number;
  count: number;
}

interface CrawlCounts {
  days: DayCount[];
  pageDays: (DayCount & { subPageId: number })[];
}

const DAY_MS = 86_400_000;

export function crawlCounts(rows: readonly CrawlGroup[]): CrawlCounts {
  const days = new Map<string, DayCount>();
  const pageDays = new Map<string, DayCount & { subPageId: number }>();
  for (const row of rows) {
    const { projectId, bot, isBot, source, state, subPageId } = row;
    const routeTemplateId = row.routeTemplateId ?? 0;
    for (const [dayNumber, count] of countsByDay(row)) {
      const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
      const fields = { projectId, day, bot, isBot, source, state, routeTemplateId };
      const key = JSON.stringify(Object.values(fields));
      const known = days.get(key);
      if (known) known.count += count;
      else days.set(key, { ...fields, count });
      if (subPageId === null) continue;
      const pageKey = `${subPageId} ${key}`;
      const knownPage = pageDays.get(pageKey);
      if (knownPage) knownPage.count += count;
      else pageDays.set(pageKey, { ...fields, subPageId, count });
    }
  }
  return { days: inOrder(days), pageDays: inOrder(pageDays) };
}

/** Usually one: a batch spans a quarter of a second, unless it crosses midnight or had to wait. */
function countsByDay({ since, after }: CrawlGroup): Map<number, number> {
  const counts = new Map<number, number>();
  for (const later of after) {
    const day = Math.floor((since + later) / DAY_MS);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The same order in every process, so that two writers of the same counters cannot deadlock. */
const inOrder = <Value>(counts: Map<string, Value>): Value[] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
