import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Fault } from '#domain/watch/find-faults.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { watchedProjectsAt } from './watched-projects.ts';

// Pages that others than the watch have read: crawls, audits, single readings.

const known = {
  subPageId: z.number(),
  url: z.string(),
  turn: z.number(),
  etag: z.string().nullable(),
  readAt: rawTimestamp.nullable(),
  state: z.custom<PageState>().nullable(),
  goodIssues: z.custom<PageState['issues']>().nullable(),
  fault: z.custom<Fault>().nullable(),
  faultKey: z.string().nullable(),
  /** Whether the newest snapshot has a copy of its image. */
  hasCopy: z.boolean(),
};
export type KnownPage = z.output<z.ZodObject<typeof known>>;

/** Sites that visitors check have no members, and no history. `isWatched`: the plan includes incidents. */
export async function findRecording(db: Db, projectId: number, now: Date) {
  const [row] = await rawRows(
    db,
    { hasMembers: z.boolean(), isWatched: z.boolean() },
    sql`select exists (select from user_to_project where project_id = ${projectId}) as "hasMembers",
      exists (select from ${watchedProjectsAt(now, projectId)} where project.id = ${projectId}) as "isWatched"`,
  );
  return row ?? { hasMembers: false, isWatched: false };
}

/** Starts the history of pages that have none. Ignored pages get none. */
export async function addReadPages(db: Db, projectId: number, urls: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into watched_pages (sub_page_id, project_id)
    select id, project_id from sub_pages as page where project_id = ${projectId} and status >= 0 and ${named(urls)}
    on conflict do nothing`);
}

export async function listReadPages(db: Db, projectId: number, urls: readonly string[]): Promise<KnownPage[]> {
  return rawRows(
    db,
    known,
    sql`
    select page.id as "subPageId", page.url, watched.turn, watched.etag, watched.read_at as "readAt", watched.state,
      watched.good_issues as "goodIssues", watched.fault, watched.fault_key as "faultKey",
      coalesce((select image_key is not null from page_snapshots where sub_page_id = page.id
        order by seen_at desc limit 1), true) as "hasCopy"
    from sub_pages as page join watched_pages as watched on watched.sub_page_id = page.id
    where page.project_id = ${projectId} and page.status >= 0 and ${named(urls)}`,
  );
}

const named = (urls: readonly string[]) =>
  sql`page.url_hash in (select md5(url)::uuid from json_array_elements_text(${JSON.stringify(urls)}::json) as given (url))`;

/** A page that is read without its image being probed is looked at soon: at once if something differs. */
export async function hintReadPage(
  db: Db,
  { projectId, subPageId, differs, now }: { projectId: number; subPageId: number; differs: boolean; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // Anybody can request an image, so a page that is unchanged or known to be broken must not use an event every time.
  const isDue = differs
    ? sql`(fault_key is null or looked_at < ${at} - interval '1 hour')`
    : sql`looked_at < ${at} - interval '1 day'`;
  await db.execute(sql`
    update watched_pages set hinted_at = ${at}
    where sub_page_id = ${subPageId} and project_id = ${projectId} and hinted_at is null
      and (looked_at is null or ${isDue})`);
}
