import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { ogImages, unknownAgents } from '../schema/index.ts';

/** Images cleared per step: a night has time for many steps. */
const STEP = 500;

/**
 * Abandoned drafts. Returns the files that no other image shares; live images stay forever, because old posts keep old
 * URLs.
 */
export async function clearOldDrafts(db: Db, days: number): Promise<string[]> {
  const rows = await rawRows(
    db,
    { key: z.string() },
    sql`
    with gone as (
      delete from ${ogImages} where id in (
        select id from ${ogImages} where type = ${ogImageType.DRAFT}
          and created_at < now() - make_interval(days => ${days}) limit ${STEP})
      returning id, storage_key)
    select distinct storage_key as key from gone
    where not exists (select from ${ogImages} as other where other.storage_key = gone.storage_key
      and other.id not in (select id from gone))`,
  );
  return rows.map(({ key }) => key);
}

/**
 * Live images not requested for this many days, one step at most. Their rows stay, so that a request draws them again;
 * images of deleted templates are kept, because they could not be drawn again. Returns the files that no other image
 * shares.
 */
export async function dropUnfetchedImages(db: Db, days: number): Promise<{ count: number; keys: string[] }> {
  const rows = await rawRows(
    db,
    { id: z.number(), key: z.string(), isShared: z.boolean() },
    sql`
    with gone as (
      update ${ogImages} set dropped_at = now() where id in (
        select id from ${ogImages} where type = ${ogImageType.PRODUCTION} and dropped_at is null
          and sub_page_id is not null and route_template_id is not null
          and coalesce(fetched_at, created_at) < now() - make_interval(days => ${days}) limit ${STEP})
      returning id, project_id, storage_key)
    select id, storage_key as key, exists (select from ${ogImages} as other where other.project_id = gone.project_id
      and other.storage_key = gone.storage_key and other.dropped_at is null
      and other.id not in (select id from gone)) as "isShared" from gone`,
  );
  return { count: rows.length, keys: [...new Set(rows.filter(({ isShared }) => !isShared).map(({ key }) => key))] };
}

export async function clearUnknownAgents(db: Db): Promise<void> {
  await db.execute(sql`delete from ${unknownAgents} where last_seen_at < now() - make_interval(days => 90)`);
}
