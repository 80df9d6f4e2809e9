import type { WebhookData } from '#contract/webhook-events.ts';
import { quietUntil } from '#domain/watch/alert-times.ts';
import type { AlertEvent } from '#domain/watch/channel.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import { describeChanges } from '#domain/watch/describe-changes.ts';
import type { Cause } from '#domain/watch/find-faults.ts';
import type { IncidentState } from '#domain/watch/incident.ts';
import { incidentUrl, pageHistoryUrl } from '#flows/alerts/notify-owner.ts';
import { announce, announceAll } from '#flows/alerts/webhooks/announce.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  addAlerts,
  dropUnsentAlerts,
  findAlertedIncident,
  listAlertChannels,
  listAlertedPeople,
  listNotifiedOfOpening,
} from '#io/db/queries/watch/alerts.ts';
import { listPageAddresses } from '#io/db/queries/watch/figures.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { Io } from '#io/io.ts';
import type { StateChange } from './update-incidents.ts';

/** Paths that a webhook names. */
const PATHS = 20;

/** Announces pages whose preview changed to webhook endpoints. */
export async function announceChanges(
  io: Io,
  db: Db,
  project: ProjectRow,
  looks: readonly FinishedLook[],
  now: Date,
): Promise<void> {
  const changed = looks.flatMap(({ subPageId, state, snapshot }) =>
    state && snapshot && snapshot.changes.length > 0 ? [{ subPageId, state, changes: snapshot.changes }] : [],
  );
  if (changed.length === 0) return;
  await announceAll(io, db, project.id, 'preview.changed', async () => {
    const pages = await listPageAddresses(
      db,
      project.id,
      changed.map(({ subPageId }) => subPageId),
    );
    return changed.flatMap(({ subPageId, state, changes }) => {
      const page = pages.get(subPageId);
      if (!page) return [];
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      const url = pageHistoryUrl(io, 'en', project.slug, subPageId);
      const seenAt = now.toISOString();
      return [{ page, summary: describeChanges(changes).en, changes: kinds, score: state.score, seenAt, url }];
    });
  });
}

/** Alerts people and webhook endpoints about incidents that opened or were resolved. */
export async function announceIncidents(
  io: Io,
  db: Db,
  project: ProjectRow,
  stateChanges: readonly StateChange[],
): Promise<void> {
  for (const { incident, from, to } of stateChanges) {
    const found = await findAlertedIncident(db, project.id, incident.id, PATHS);
    if (!found) continue;
    const { id, uuid, cause, resolvedAt, createdAt } = incident;
    const openedAt = incident.openedAt ?? createdAt;
    const { pages, paths } = found;
    const about = { id, uuid, projectId: project.id, cause, pages, paths, openedAt, resolvedAt, stateBefore: from };
    await writeAlerts(io, db, about, to);
    await announce(io, db, project.id, `incident.${to}`, incidentData(io, project.slug, about));
  }
}

/**
 * Writes one alert per person and channel in the transaction that opens or resolves the incident. Quiet hours only
 * delay it; "resolved" goes only to those who got "opened", and both are dropped if it resolves during quiet hours.
 */
export async function writeAlerts(
  io: Pick<Io, 'queue' | 'now'>,
  db: Db,
  incident: AlertedIncident,
  event: AlertEvent,
): Promise<void> {
  const { id: incidentId, projectId, stateBefore } = incident;
  if (event === 'resolved') await dropUnsentAlerts(db, incidentId, 'resolved');
  if (stateBefore === 'muted') return;
  const notified = event === 'resolved' ? await listNotifiedOfOpening(db, incidentId) : null;
  const now = io.now();
  const shared = { projectId, incidentId, event };
  const people = (await listAlertedPeople(db, projectId))
    .filter(
      (person) => person.incidents && (notified === null || notified.some(({ userId }) => userId === person.userId)),
    )
    .map((person) => ({ ...shared, userId: person.userId, sendAfter: quietUntil(person, now) ?? now }));
  const channels = (await listAlertChannels(db, projectId))
    .filter(
      ({ id, pausedAt }) =>
        pausedAt === null && (notified === null || notified.some(({ channelId }) => channelId === id)),
    )
    .map(({ id: channelId }) => ({ ...shared, channelId, sendAfter: now }));
  if ((await addAlerts(db, [...people, ...channels])) === 0) return;
  await io.queue.enqueue(db, 'send-alerts', {}, { singletonKey: `send-alerts-${incidentId}-${event}` });
}

/** The content of `incident.opened` and `incident.resolved`. */
export function incidentData(
  io: Pick<Io, 'settings'>,
  slug: string,
  { uuid, cause, pages, paths, openedAt, resolvedAt }: AlertedIncident,
): WebhookData<'incident.opened'> {
  const { title, effect } = describeCause(cause);
  return {
    incident: {
      uuid,
      cause: title.en,
      effect: effect.en,
      pages,
      paths,
      openedAt: openedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      url: incidentUrl(io, 'en', slug, uuid),
    },
  };
}

/** An incident as alerts and webhooks describe it. */
export interface AlertedIncident {
  id: number;
  uuid: string;
  projectId: number;
  cause: Cause;
  pages: number;
  /** Paths of the first pages. */
  paths: string[];
  openedAt: Date;
  resolvedAt: Date | null;
  /** The state before it was resolved; a muted incident sends no "resolved" alert. */
  stateBefore?: IncidentState;
}
