import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { hostTurns } from '#io/db/schema/index.ts';

export interface HostLimits {
  /** Concurrent requests. */
  places: number;
  /** Between two requests of one slot. */
  paceMs: number;
}

interface Turn {
  place: number;
  /** Wait before sending the request; the slot is held meanwhile. */
  waitMs: number;
}

export type HostSlotResult = { ok: true; turn: Turn } | { ok: false; pausedMs: number };

/** A free slot of the host, held for `leaseMs`; if there is none, how long the host wants not to be contacted. */
export async function acquireHostSlot(
  db: Db,
  host: string,
  holder: string,
  pace: HostLimits,
  leaseMs: number,
): Promise<HostSlotResult> {
  const rows = await rawRows(
    db,
    { place: z.number(), wait: z.number() },
    sql`
    with free as (
      select place, next_at from ${hostTurns}
      where host = ${host} and place < ${pace.places} and held_until <= now() and paused_until <= now()
      order by next_at limit 1 for update skip locked)
    update ${hostTurns} as turn
    set holder = ${holder}, held_until = greatest(free.next_at, now()) + make_interval(secs => ${leaseMs / 1000}),
      next_at = greatest(free.next_at, now()) + make_interval(secs => ${pace.paceMs / 1000})
    from free where turn.host = ${host} and turn.place = free.place
    returning turn.place, greatest(0, extract(epoch from free.next_at - now()) * 1000)::int as wait`,
  );
  const [taken] = rows;
  if (taken) return { ok: true, turn: { place: taken.place, waitMs: taken.wait } };
  return { ok: false, pausedMs: await pausedMs(db, host, pace) };
}

/** Creates the slots of a new host; a second call changes nothing. */
async function pausedMs(db: Db, host: string, pace: HostLimits): Promise<number> {
  await db.execute(sql`
    insert into ${hostTurns} (host, place) select ${host}, place from generate_series(0, ${pace.places - 1}) as place
    on conflict do nothing`);
  const rows = await rawRows(
    db,
    { paused: z.number().nullable() },
    sql`
    select greatest(0, extract(epoch from max(paused_until) - now()) * 1000)::int as paused
    from ${hostTurns} where host = ${host}`,
  );
  return rows[0]?.paused ?? 0;
}

/** Only the holder can release the slot: an expired lease may belong to somebody else by now. */
export async function releaseHostSlot(db: Db, host: string, place: number, holder: string): Promise<void> {
  await db
    .update(hostTurns)
    .set({ holder: null, heldUntil: sql`now()` })
    .where(and(eq(hostTurns.host, host), eq(hostTurns.place, place), eq(hostTurns.holder, holder)));
}

/** Retry-After: no request to this host before then. */
export async function pauseHost(db: Db, host: string, seconds: number): Promise<void> {
  await db
    .update(hostTurns)
    .set({ pausedUntil: sql`greatest(paused_until, now() + make_interval(secs => ${seconds}))` })
    .where(eq(hostTurns.host, host));
}

export async function deleteExpiredHostSlots(db: Db): Promise<void> {
  await db.delete(hostTurns).where(sql`greatest(held_until, next_at, paused_until) < now() - interval '1 day'`);
}
