import { asc, eq } from 'drizzle-orm';
import type { AlertEvent } from '#domain/watch/channel.ts';
import type { Cause } from '#domain/watch/find-faults.ts';
import type { IncidentState } from '#domain/watch/incident.ts';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { type AlertedIncident, writeAlerts } from '#flows/watch/announce.ts';
import { createReceiver } from '#flows/watch/receiver.fixture.ts';
import { incidentPages, incidents, mails, subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

const cause: Cause = {
  fault: { kind: 'barrier', reason: 'page-refused', platforms: ['whatsapp'], host: 'shop.example' },
  theme: null,
  writtenBy: null,
};

/** The API with a receiver for chat messages, a clock, and incidents as the watch writes them. */
export async function createAlertsTest() {
  const receiver = await createReceiver();
  const time = { now: new Date('2026-11-16T12:00:00Z') };
  const api = await createTestApi({ safeFetch: receiver.safeFetch, now: () => time.now });
  const { io } = api;
  const { db } = io;
  let number = 0;

  async function projectWithAdmin(language: 'en' | 'de' = 'en') {
    number += 1;
    const project = await api.addProject(`alerts-${number}`);
    const admin = await api.addPerson(`admin-${number}@example.com`);
    await api.join(project.id, admin.id, 'admin');
    const as = api.as(admin.token);
    if (language === 'de') await as.updateUser({ body: { language } });
    return { project, admin, as, params: { id: String(project.id) } };
  }

  async function addIncident(projectId: number, pages = 7): Promise<AlertedIncident> {
    number += 1;
    const openedAt = time.now;
    const [row] = await db
      .insert(incidents)
      .values({ projectId, causeKey: `c${number}`, cause, state: 'open', lastPageAt: openedAt, openedAt })
      .returning();
    if (!row) throw new Error('no incident');
    const paths = Array.from({ length: pages }, (_, at) => `/incident-${number}/${at}`);
    const rows = await db
      .insert(subPages)
      .values(paths.map((path) => ({ projectId, path, url: `https://shop.example${path}` })))
      .returning({ id: subPages.id });
    await db
      .insert(incidentPages)
      .values(rows.map(({ id }) => ({ incidentId: row.id, subPageId: id, projectId, since: openedAt })));
    return { id: row.id, uuid: row.uuid, projectId, cause, pages, paths, openedAt, resolvedAt: null };
  }

  return {
    api,
    io,
    db,
    receiver,
    projectWithAdmin,
    addIncident,
    time,
    advanceMinutes: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    writeAlert: (incident: AlertedIncident, event: AlertEvent) =>
      db.transaction((inner) => writeAlerts(io, inner, incident, event)),
    setState: (incident: AlertedIncident, state: IncidentState) =>
      db.update(incidents).set({ state }).where(eq(incidents.id, incident.id)),
    sendDueAlerts: () => sendAlerts(io, new AbortController().signal),
    mailsTo: (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id)),
  };
}
