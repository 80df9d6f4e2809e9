import { and, eq, exists, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import type { AlertEvent, DropReason } from '#domain/watch/channel.ts';
import type { Db } from '#io/db/db.ts';
import {
  alertChannels,
  alertPreferences,
  alerts,
  incidentPages,
  incidents,
  subPages,
  users,
  userToProject,
} from '#io/db/schema/index.ts';

export type AlertRow = typeof alerts.$inferSelect;
type NewAlert = Pick<
  typeof alerts.$inferInsert,
  'projectId' | 'incidentId' | 'event' | 'userId' | 'channelId' | 'sendAfter'
>;

const isWaiting = and(isNull(alerts.sentAt), isNull(alerts.droppedFor));

/** One alert per recipient and event; duplicates are ignored. Returns how many are new. */
export async function addAlerts(db: Db, rows: NewAlert[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db.insert(alerts).values(rows).onConflictDoNothing().returning({ id: alerts.id });
  return added.length;
}

/** Drops "opened" alerts that no worker has started to send. */
export async function dropUnsentAlerts(db: Db, incidentId: number, droppedFor: DropReason): Promise<void> {
  await db
    .update(alerts)
    .set({ droppedFor })
    .where(and(eq(alerts.incidentId, incidentId), eq(alerts.event, 'opened'), eq(alerts.attempts, 0), isWaiting));
}

/** Recipients whose "opened" alert was sent or is being sent. */
export function listNotifiedOfOpening(db: Db, incidentId: number) {
  return db
    .select({ userId: alerts.userId, channelId: alerts.channelId })
    .from(alerts)
    .where(and(eq(alerts.incidentId, incidentId), eq(alerts.event, 'opened'), isNull(alerts.droppedFor)));
}

/** The alert about another event of the same incident to the same recipient. */
export async function findOtherAlert(db: Db, alert: AlertRow, event: AlertEvent): Promise<AlertRow | null> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.incidentId, alert.incidentId),
        eq(alerts.event, event),
        alert.userId === null ? eq(alerts.channelId, alert.channelId ?? 0) : eq(alerts.userId, alert.userId),
      ),
    );
  return row ?? null;
}

/**
 * Ids only, because each row is locked when it is sent. One of each project in turn, so that thousands of one project do
 * not hold up the others; within a project by id, so "opened" comes before "resolved".
 */
export async function listDueAlerts(
  db: Db,
  { now, most, except }: { now: Date; most: number; except: readonly number[] },
): Promise<number[]> {
  const turn = sql`row_number() over (partition by ${alerts.projectId} order by ${alerts.id})`;
  const rows = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(lte(alerts.sendAfter, now), isWaiting, except.length > 0 ? notInArray(alerts.id, [...except]) : undefined),
    )
    .orderBy(turn, alerts.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends; null: sent, no longer due, or locked by another worker. */
export async function lockDueAlert(db: Db, id: number, now: Date): Promise<AlertRow | null> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), lte(alerts.sendAfter, now), isWaiting))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** False: another attempt has started since the row was read, and nothing is changed. */
export async function changeAlert(
  db: Db,
  { id, attempts }: Pick<AlertRow, 'id' | 'attempts'>,
  change: Partial<Pick<AlertRow, 'attempts' | 'sendAfter' | 'sentAt' | 'droppedFor'>>,
): Promise<boolean> {
  const rows = await db
    .update(alerts)
    .set(change)
    .where(and(eq(alerts.id, id), eq(alerts.attempts, attempts)))
    .returning({ id: alerts.id });
  return rows.length > 0;
}

export async function postponeAlert(db: Db, id: number, sendAfter: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ sendAfter })
    .where(and(eq(alerts.id, id), isWaiting));
}

/** Drops all waiting alerts of a paused channel. */
export async function dropChannelAlerts(db: Db, projectId: number, channelId: number): Promise<void> {
  await db
    .update(alerts)
    .set({ droppedFor: 'channel-paused' })
    .where(and(eq(alerts.projectId, projectId), eq(alerts.channelId, channelId), isWaiting));
}

/** An incident for a message: state, cause, number of affected pages, and the first of them. */
export async function findAlertedIncident(db: Db, projectId: number, incidentId: number, paths: number) {
  const [incident] = await db
    .select()
    .from(incidents)
    .where(and(eq(incidents.projectId, projectId), eq(incidents.id, incidentId)));
  if (!incident) return null;
  const pages = await db
    .select({ path: subPages.path, all: sql<number>`count(*) over ()::int` })
    .from(incidentPages)
    .innerJoin(subPages, eq(subPages.id, incidentPages.subPageId))
    .where(eq(incidentPages.incidentId, incidentId))
    .orderBy(incidentPages.since, incidentPages.subPageId)
    .limit(paths);
  return { incident, pages: pages[0]?.all ?? 0, paths: pages.map(({ path }) => path) };
}

/** Only of resolved incidents: for open ones the rows say who gets the "resolved" alert. */
export async function clearOldAlerts(db: Db, days: number): Promise<void> {
  const over = alias(incidents, 'over');
  await db.delete(alerts).where(
    and(
      lt(alerts.createdAt, sql`now() - make_interval(days => ${days})`),
      exists(
        db
          .select({ one: sql`1` })
          .from(over)
          .where(and(eq(over.id, alerts.incidentId), inArray(over.state, ['resolved']))),
      ),
    ),
  );
}

export type AlertChannelRow = typeof alertChannels.$inferSelect;
type NewAlertChannel = Pick<
  typeof alertChannels.$inferInsert,
  'projectId' | 'kind' | 'name' | 'address' | 'language' | 'createdBy'
>;

const one = (projectId: number, id: number) => and(eq(alertChannels.projectId, projectId), eq(alertChannels.id, id));

export function listAlertChannels(db: Db, projectId: number): Promise<AlertChannelRow[]> {
  return db.select().from(alertChannels).where(eq(alertChannels.projectId, projectId)).orderBy(alertChannels.id);
}

export async function findAlertChannel(db: Db, projectId: number, id: number): Promise<AlertChannelRow | null> {
  const [row] = await db.select().from(alertChannels).where(one(projectId, id));
  return row ?? null;
}

export async function addAlertChannel(db: Db, channel: NewAlertChannel): Promise<AlertChannelRow> {
  const [row] = await db.insert(alertChannels).values(channel).returning();
  if (!row) throw new Error('the channel was not stored');
  return row;
}

export async function changeAlertChannel(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<Pick<AlertChannelRow, 'name' | 'address' | 'language' | 'pausedAt' | 'failures'>>,
): Promise<AlertChannelRow | null> {
  const [row] = await db.update(alertChannels).set(change).where(one(projectId, id)).returning();
  return row ?? null;
}

export async function deleteAlertChannel(db: Db, projectId: number, id: number): Promise<AlertChannelRow | null> {
  const [row] = await db.delete(alertChannels).where(one(projectId, id)).returning();
  return row ?? null;
}

/** Resets the failure count after a successful message. */
export async function recordChannelSuccess(db: Db, projectId: number, id: number): Promise<void> {
  await db.update(alertChannels).set({ failures: 0 }).where(one(projectId, id));
}

/** Counts a failure; returns the row if that paused the channel. */
export async function recordChannelFailure(
  db: Db,
  projectId: number,
  id: number,
  { most, now }: { most: number; now: Date },
): Promise<AlertChannelRow | null> {
  const [row] = await db
    .update(alertChannels)
    .set({ failures: sql`${alertChannels.failures} + 1` })
    .where(one(projectId, id))
    .returning();
  if (!row || row.failures < most || row.pausedAt !== null) return null;
  return changeAlertChannel(db, projectId, id, { pausedAt: now });
}

export interface AlertPreferences {
  incidents: boolean;
  digest: boolean;
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
}

/** By default admins get alerts and the digest, editors neither. */
export const defaultPreferences = (role: CollaboratorRole | null): AlertPreferences => ({
  incidents: role === 'admin',
  digest: role === 'admin',
  quietFrom: null,
  quietTo: null,
  timeZone: 'Europe/Berlin',
});

const columns = {
  incidents: alertPreferences.incidents,
  digest: alertPreferences.digest,
  quietFrom: alertPreferences.quietFrom,
  quietTo: alertPreferences.quietTo,
  timeZone: alertPreferences.timeZone,
};

const of = (projectId: number, userId: number) =>
  and(eq(alertPreferences.projectId, projectId), eq(alertPreferences.userId, userId));

/** Null: the person has chosen nothing yet. */
export async function findAlertPreferences(
  db: Db,
  projectId: number,
  userId: number,
): Promise<AlertPreferences | null> {
  const [row] = await db.select(columns).from(alertPreferences).where(of(projectId, userId));
  return row ?? null;
}

export async function saveAlertPreferences(
  db: Db,
  projectId: number,
  userId: number,
  preferences: AlertPreferences,
): Promise<void> {
  await db
    .insert(alertPreferences)
    .values({ projectId, userId, ...preferences })
    .onConflictDoUpdate({
      target: [alertPreferences.projectId, alertPreferences.userId],
      set: { ...preferences, updatedAt: sql`now()` },
    });
}

export interface AlertedPerson extends AlertPreferences {
  userId: number;
  email: string;
  language: Language;
}

/** Active members of a project with their preferences; `userId`: only that person. */
export async function listAlertedPeople(db: Db, projectId: number, userId?: number): Promise<AlertedPerson[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      role: userToProject.role,
      chosen: columns,
    })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .leftJoin(alertPreferences, and(eq(alertPreferences.projectId, projectId), eq(alertPreferences.userId, users.id)))
    .where(
      and(
        eq(userToProject.projectId, projectId),
        userId === undefined ? undefined : eq(users.id, userId),
        sql`${users.status} in ('active', 'first_login')`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ role, chosen, ...person }) => ({ ...person, ...(chosen ?? defaultPreferences(role)) }));
}
