import type { AlertEvent } from '#domain/watch/channel.ts';
import { quietUntil } from '#domain/watch/quiet-hours.ts';
import type { Db } from '#io/db/db.ts';
import {
  addAlerts,
  dropUnsentAlerts,
  listAlertChannels,
  listAlertedPeople,
  listToldOfOpening,
} from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';
import type { AlertedIncident } from './alerted-incident.ts';

/**
 * Writes the messages about an incident in the transaction that opens or resolves it: one row per person and channel,
 * so that none is lost and none comes twice. Quiet hours only delay. Of the end hears who has heard of the beginning;
 * who was asleep for both hears of neither.
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
  const told = event === 'resolved' ? await listToldOfOpening(db, incidentId) : null;
  const now = io.now();
  const shared = { projectId, incidentId, event };
  const people = (await listAlertedPeople(db, projectId))
    .filter((person) => person.incidents && (told === null || told.some(({ userId }) => userId === person.userId)))
    .map((person) => ({ ...shared, userId: person.userId, sendAfter: quietUntil(person, now) ?? now }));
  const channels = (await listAlertChannels(db, projectId))
    .filter(
      ({ id, pausedAt }) => pausedAt === null && (told === null || told.some(({ channelId }) => channelId === id)),
    )
    .map(({ id: channelId }) => ({ ...shared, channelId, sendAfter: now }));
  if ((await addAlerts(db, [...people, ...channels])) === 0) return;
  await io.queue.enqueue(db, 'send-alerts', {}, { singletonKey: `send-alerts-${incidentId}-${event}` });
}
