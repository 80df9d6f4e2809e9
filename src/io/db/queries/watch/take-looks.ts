import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Fault } from '#domain/watch/find-faults.ts';
import { type Budget, looksAhead, looksDue, probeEveryMs, restMs } from '#domain/watch/pace.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { monthName } from './watched-projects.ts';

// Chooses the pages to look at next. The watch is locked, so that two workers never lease the same page, and together
// never exceed the plan's events.

/** After this, the worker that holds a page counts as dead. */
const LEASE_MS = 5 * 60_000;
/** The part of regular looks that shared pages may take, so that the others wait at most twice as long. */
const SHARED_PART = 0.5;
/** How many pages with the same fault are looked at next after it is over on one page. */
const SAME_FAULT = 20;
/** Pages hinted at for one cause: enough to find its extent without delaying real hints too long. */
const MAX_RELATED = 1000;
/** Days for which shares count. */
const SHARED_DAYS = 7;

/** Without the cards, the largest part of the state: they are only compared if the page had to be read. */
const taken = {
  subPageId: z.number(),
  url: z.string(),
  turn: z.number(),
  etag: z.string().nullable(),
  readAt: rawTimestamp.nullable(),
  state: z.custom<Omit<PageState, 'cards'>>().nullable(),
  goodIssues: z.custom<PageState['issues']>().nullable(),
  fault: z.custom<Fault>().nullable(),
  faultKey: z.string().nullable(),
  /** Whether the newest snapshot has a copy of its image, or a look has tried to make one. */
  hasCopy: z.boolean(),
};
export type TakenLook = z.output<z.ZodObject<typeof taken>>;

export interface TakeOptions {
  projectId: number;
  limit: number;
  /** Number of watched pages; determines the interval between looks at a page. */
  pages: number;
  most: number;
  now: Date;
  leaseMs?: number | undefined;
}

/** Leases the project's next pages: second looks first, then changed pages, shared ones, and the rest in turn. */
export async function takeLooks(
  db: Db,
  { projectId, limit, pages, most, now, leaseMs = LEASE_MS }: TakeOptions,
): Promise<TakenLook[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const lease = new Date(now.getTime() - leaseMs);
  const before = (milliseconds: number) => sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  return db.transaction(async (db) => {
    const budget = await lockBudget(db, { projectId, limit, now, lease });
    if (budget === null) return [];
    const ids = new Set<number>();
    const pick = async (count: number, where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => {
      const room = Math.min(count, most - ids.size);
      if (room <= 0) return;
      const known = ids.size === 0 ? sql`` : sql`and sub_page_id <> all(${sql.param([...ids])}::int[])`;
      const rows = await rawRows(
        db,
        { id: z.number() },
        sql`select sub_page_id as id from watched_pages as page
          where project_id = ${projectId} and taken_at is null ${known} and ${where} order by ${order} limit ${room}`,
      );
      for (const { id } of rows) ids.add(id);
    };
    const { waiting } = budget;
    const [due, ahead] = [looksDue(budget, now), looksAhead(budget, now)];
    if (waiting.second) await pick(ahead, sql`confirm_at <= ${at}`, sql`confirm_at`);
    if (waiting.hinted) await pick(ahead - ids.size, sql`hinted_at is not null`, sql`hinted_at, sub_page_id`);
    await pick(
      waiting.faulty ? Math.min(1, ahead - ids.size) : 0,
      sql`fault_key is not null and not exists (select from watched_pages as other where other.project_id = page.project_id
        and other.fault_key = page.fault_key and (other.looked_at > ${before(probeEveryMs(limit))} or other.taken_at is not null))`,
      sql`looked_at, sub_page_id`,
    );
    const inTurn = Math.max(0, due - ids.size);
    if (waiting.shared && inTurn > 1) {
      const since = sharedSince(now);
      const shares = sql`(select sum(count) from crawl_page_days as shared
        where shared.sub_page_id = page.sub_page_id and shared.day >= ${since})`;
      const isRested = sql`(looked_at is null or looked_at < ${at} - interval '1 day')`;
      await pick(
        Math.floor(inTurn * SHARED_PART),
        sql`sub_page_id in (select sub_page_id from crawl_page_days where project_id = ${projectId} and day >= ${since})
          and ${isRested}`,
        sql`${shares} desc, sub_page_id`,
      );
    }
    await pick(
      due - ids.size,
      sql`(looked_at is null or looked_at <= ${before(restMs(pages, limit))})`,
      sql`looked_at nulls first, sub_page_id`,
    );
    if (ids.size === 0) return [];
    return rawRows(
      db,
      taken,
      sql`
      with held as (
        update watched_pages set turn = turn + 1, taken_at = ${at}
        where project_id = ${projectId} and sub_page_id = any(${sql.param([...ids])}::int[]) returning *)
      select held.sub_page_id as "subPageId", page.url, held.turn, held.etag,
        held.read_at as "readAt", held.state - 'cards' as state, held.good_issues as "goodIssues", held.fault, held.fault_key as "faultKey",
        coalesce((select snapshot.image_key is not null or snapshot.seen_at < held.looked_at from page_snapshots as snapshot
          where snapshot.sub_page_id = held.sub_page_id order by snapshot.seen_at desc limit 1), true) as "hasCopy"
      from held join sub_pages as page on page.id = held.sub_page_id
      order by held.fault_key is null, held.sub_page_id`,
    );
  });
}

const sharedSince = (now: Date): string =>
  new Date(now.getTime() - SHARED_DAYS * 86_400_000).toISOString().slice(0, 10);

const counted = {
  used: z.number(),
  held: z.number(),
  second: z.boolean(),
  hinted: z.boolean(),
  faulty: z.boolean(),
  shared: z.boolean(),
};
/** Which priority looks exist. Usually there are none, and their queries are skipped. */
type Waiting = Record<'second' | 'hinted' | 'faulty' | 'shared', boolean>;

/** The month's events, including those leased by other workers; null: the project is not watched. */
async function lockBudget(
  db: Db,
  { projectId, limit, now, lease }: { projectId: number; limit: number; now: Date; lease: Date },
): Promise<(Budget & { waiting: Waiting }) | null> {
  const rows = await rawRows(
    db,
    { since: rawTimestamp },
    sql`select since from watches where project_id = ${projectId} for update`,
  );
  const [watch] = rows;
  if (!watch) return null;
  const pages = sql`select from watched_pages where project_id = ${projectId}`;
  // Expired leases are released; the new turn keeps their holders, if alive, from saving. The counts in this statement
  // already treat them as released.
  const [row] = await rawRows(
    db,
    counted,
    sql`
    with late as (
      update watched_pages set turn = turn + 1, taken_at = null
      where project_id = ${projectId} and taken_at < ${lease.toISOString()}::timestamptz)
    select
      coalesce((select used from monitoring_months where project_id = ${projectId} and month = ${monthName(now)}), 0) as used,
      (select count(*)::int from watched_pages
        where project_id = ${projectId} and taken_at >= ${lease.toISOString()}::timestamptz) as held,
      exists (${pages} and confirm_at <= ${now.toISOString()}::timestamptz) as second,
      exists (${pages} and hinted_at is not null) as hinted,
      exists (${pages} and fault_key is not null) as faulty,
      exists (select from crawl_page_days where project_id = ${projectId} and day >= ${sharedSince(now)}) as shared`,
  );
  if (!row) throw new Error('nothing was counted');
  const { used, held, ...waiting } = row;
  return { limit, used: used + held, since: watch.since, waiting };
}

/** Releases pages that were not looked at, without counting an event. */
export async function releaseLooks(db: Db, projectId: number, held: readonly { subPageId: number; turn: number }[]) {
  if (held.length === 0) return;
  await db.execute(sql`
    update watched_pages as page set taken_at = null
    from json_to_recordset(${JSON.stringify(held.map(({ subPageId, turn }) => ({ subPageId, turn })))}::json) as mine ("subPageId" int, turn int)
    where page.sub_page_id = mine."subPageId" and page.turn = mine.turn and page.project_id = ${projectId}`);
}

/**
 * A fault may affect a whole route, so the route's other pages go first too, and its extent is known when the second
 * look confirms it. Pages looked at after `since` are skipped.
 */
export async function hintRoutes(
  db: Db,
  projectId: number,
  faulty: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await db.execute(sql`
    update watched_pages set hinted_at = ${now.toISOString()}::timestamptz where sub_page_id in (
      select watched.sub_page_id from watched_pages as watched join sub_pages as page on page.id = watched.sub_page_id
      where watched.project_id = ${projectId} and watched.hinted_at is null and watched.fault_key is null
        and (watched.looked_at is null or watched.looked_at < ${since.toISOString()}::timestamptz)
        and coalesce(page.route_id, 0) in (
          select coalesce(route_id, 0) from sub_pages where id = any(${sql.param([...faulty])}::int[]) and project_id = ${projectId})
      order by watched.looked_at nulls first, watched.sub_page_id limit ${MAX_RELATED})`);
}

/** Hints at a few other pages with the same faults. If those are fixed too, each leads to further ones. */
export async function hintFaulty(db: Db, projectId: number, keys: readonly string[], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update watched_pages set hinted_at = ${at} where sub_page_id in (
      select sub_page_id from watched_pages where project_id = ${projectId} and fault_key = any(${sql.param([...keys])}::text[])
        and hinted_at is null and looked_at < ${at} order by looked_at, sub_page_id limit ${SAME_FAULT})`);
}

/** Hints at pages that a shop or CMS reported as changed. Returns how many are watched. */
export async function hintPages(db: Db, projectId: number, urls: readonly string[], now: Date): Promise<number> {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`
    update watched_pages as watched set hinted_at = case when watched.taken_at is null
      then coalesce(watched.hinted_at, ${now.toISOString()}::timestamptz) else ${now.toISOString()}::timestamptz end
    from sub_pages as page
    where watched.project_id = ${projectId} and page.id = watched.sub_page_id and page.project_id = ${projectId}
      and page.url_hash in (select md5(url)::uuid from json_array_elements_text(${JSON.stringify(urls)}::json) as given (url))
    returning watched.sub_page_id as id`,
  );
  return rows.length;
}
