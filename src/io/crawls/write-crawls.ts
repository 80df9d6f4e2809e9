import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { crawls, projects, unknownAgents } from '../db/schema/index.ts';
import { storableJson } from '../db/storable-json.ts';
import type { AlikeCrawls } from './crawl-batch.ts';

/**
 * All or nothing. Rows of a project that is gone are left out; one that is being deleted waits for the batch, and its trigger
 * then finds the rows (they have no foreign key).
 */
export async function writeCrawls(db: Db, rows: AlikeCrawls[], strangers: Map<string, number>): Promise<void> {
  await db.transaction(async (db) => {
    // Rows wait in memory before, where a crash loses them as well: the disk need not be waited for.
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
    if (strangers.size > 0) await writeUnknown(db, strangers);
  });
}

async function writeUnknown(db: Db, strangers: Map<string, number>) {
  // In one order everywhere, so that two processes that write the same agents do not wait for each other in a ring.
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
