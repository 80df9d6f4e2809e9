import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Change } from '#domain/watch/find-changes.ts';
import type { Fault } from '#domain/watch/find-faults.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import type { CrawledPage } from '#io/db/queries/pages/crawled-pages.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { storableJson } from '#io/db/storable-json.ts';
import { monthName } from './watched-projects.ts';

/** The result of a look, ready to be stored. */
export interface FinishedLook {
  subPageId: number;
  turn: number;
  /** Whether it uses an event. Pages that robots.txt forbids use none. */
  isEvent: boolean;
  /** False: nothing is known about the page. */
  isVerdict: boolean;
  /** Absent if the page is unchanged or not readable. */
  state?: PageState;
  read?: Pick<NonNullable<CrawledPage['read']>, 'title' | 'imageUrl' | 'metaData' | 'result' | 'etag'>;
  /** Only if something changed. `keepsImage`: the previous snapshot's copy still shows the image. */
  snapshot?: { changes: Change[]; imageKey: string | null; keepsImage: boolean };
  fault: Fault | null;
  faultKey: string | null;
  /** When a second look is due. */
  confirmAt: Date | null;
  /** A copy of the newest snapshot's image, which it lacked. */
  missingCopy?: string;
  /** When the page was requested; of a look, when it was leased. */
  readAt?: Date;
}

/** Looks of the watch hold a lease and use events; what others read does neither. */
export type SavedBy = 'watch' | 'reading';

/** Locks the watch of a project until the end of the transaction. */
export async function lockWatch(db: Db, projectId: number): Promise<void> {
  await db.execute(sql`select from watches where project_id = ${projectId} for update`);
}

/**
 * Saves looks and counts their events; needs the caller's transaction and the watch's lock. Only the current lease of a
 * page is saved, so a look counts once however often workers die; what others read ends a lease, because it is newer.
 * Returns the saved pages.
 */
export async function saveLooks(
  db: Db,
  projectId: number,
  looks: readonly FinishedLook[],
  { by, now }: { by: SavedBy; now: Date },
): Promise<Set<number>> {
  if (looks.length === 0) return new Set();
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = sql`json_to_recordset(${storableJson(looks)}::json) as look ("subPageId" int, turn int, "isEvent" boolean, "isVerdict" boolean,
    state jsonb, read jsonb, snapshot jsonb, fault jsonb, "faultKey" text, "confirmAt" timestamptz, "missingCopy" text, "readAt" timestamptz)`;
  // Most batches have no snapshot, and planning this part takes longer than saving them.
  const keeping = looks.some(({ snapshot }) => snapshot)
    ? sql`,
    kept as (
      insert into page_snapshots (sub_page_id, seen_at, project_id, state, changes, image_key)
      select mine.sub_page_id, ${at}, ${projectId}, given.state, given.snapshot -> 'changes',
        case when (given.snapshot ->> 'keepsImage')::boolean then (
          select image_key from page_snapshots as before where before.sub_page_id = mine.sub_page_id
          order by before.seen_at desc limit 1) else given.snapshot ->> 'imageKey' end
      from mine join given on given."subPageId" = mine.sub_page_id
      where given.snapshot is not null and given.snapshot <> 'null' and given.state is not null
      on conflict do nothing returning 1)`
    : sql``;
  const copying = looks.some(({ missingCopy }) => missingCopy)
    ? sql`,
    copied as (
      update page_snapshots as snapshot set image_key = given."missingCopy"
      from mine join given on given."subPageId" = mine.sub_page_id
      where given."missingCopy" is not null and snapshot.project_id = ${projectId}
        and snapshot.sub_page_id = mine.sub_page_id and snapshot.image_key is null
        and snapshot.seen_at = (select max(seen_at) from page_snapshots where sub_page_id = mine.sub_page_id) returning 1)`
    : sql``;
  const isLeased = by === 'watch' ? sql`and page.taken_at is not null` : sql``;
  const counting =
    by === 'watch'
      ? sql`,
    counted as (
      insert into monitoring_months (project_id, month, used)
      select ${projectId}, ${monthName(now)}, count(*) from mine join given on given."subPageId" = mine.sub_page_id
      where given."isEvent" having count(*) > 0
      on conflict (project_id, month) do update set used = monitoring_months.used + excluded.used returning 1)`
      : sql``;
  // Readings have stored the page themselves.
  const reading =
    by === 'watch' && looks.some(({ read }) => read)
      ? sql`,
    pages as (
      update sub_pages as page set title = given.read ->> 'title', image_url = given.read ->> 'imageUrl',
        meta_data = given.read -> 'metaData', result = given.read -> 'result', etag = given.read ->> 'etag',
        data_status = 0, fetched_at = ${at}, updated_at = now()
      from mine join given on given."subPageId" = mine.sub_page_id
      where page.id = mine.sub_page_id and given.read is not null and page.project_id = ${projectId} returning 1)`
      : sql``;
  const saved = await rawRows(
    db,
    { subPageId: z.number() },
    sql`
    with given as materialized (select * from ${rows}),
    mine as (
      update watched_pages as page set taken_at = null, looked_at = ${at}, turn = page.turn + ${by === 'watch' ? 0 : 1},
        -- What was said to have changed after we took the page may have changed after we read it.
        hinted_at = case when page.hinted_at > coalesce(given."readAt", page.taken_at) then page.hinted_at end,
        confirm_at = given."confirmAt",
        etag = case when given.read is null then page.etag else given.read ->> 'etag' end,
        read_at = case when given.read is null then page.read_at else coalesce(given."readAt", page.taken_at) end,
        state = coalesce(given.state, page.state),
        good_issues = case when given.state is not null and given."faultKey" is null
          then given.state -> 'issues' else page.good_issues end,
        fault = nullif(given.fault, 'null'), fault_key = given."faultKey"
      from given
      where page.sub_page_id = given."subPageId" and page.turn = given.turn ${isLeased}
        and page.project_id = ${projectId}
      returning page.sub_page_id),
    faulty as (
      -- Rows as they were before this statement, and those that it changes.
      select count(*) filter (where coalesce(given."faultKey", case when given is null then page.fault_key end) is not null)::int as count
      from watched_pages as page left join given on given."subPageId" = page.sub_page_id
      where page.project_id = ${projectId} and (page.fault_key is not null or given."faultKey" is not null)),
    day as (
      insert into watch_days (project_id, day, checked, faulty)
      select ${projectId}, ${now.toISOString().slice(0, 10)}::date, count(*), (select count from faulty)
      from mine join given on given."subPageId" = mine.sub_page_id where given."isVerdict" having count(*) > 0
      on conflict (project_id, day) do update set checked = watch_days.checked + excluded.checked,
        faulty = greatest(watch_days.faulty, excluded.faulty) returning 1)${counting}${keeping}${copying}${reading}
    select sub_page_id as "subPageId" from mine`,
  );
  return new Set(saved.map(({ subPageId }) => subPageId));
}

/** The full states of pages at their last read. */
export async function listStates(
  db: Db,
  projectId: number,
  subPageIds: readonly number[],
): Promise<Map<number, PageState>> {
  if (subPageIds.length === 0) return new Map();
  const rows = await rawRows(
    db,
    { id: z.number(), state: z.custom<PageState>() },
    sql`select sub_page_id as id, state from watched_pages
      where project_id = ${projectId} and sub_page_id = any(${sql.param([...subPageIds])}::int[]) and state is not null`,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
