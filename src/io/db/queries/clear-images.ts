import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { ogImages, unknownAgents } from '../schema/index.ts';

/** Pictures cleared at once: a night has room for many such steps. */
const STEP = 500;

/**
 * Drafts nobody looks at any more. Returns the files that no other picture shares; live pictures stay for ever, as old posts
 * keep old addresses.
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

export async function clearUnknownAgents(db: Db): Promise<void> {
  await db.execute(sql`delete from ${unknownAgents} where last_seen_at < now() - make_interval(days => 90)`);
}
