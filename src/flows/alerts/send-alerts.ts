import type { Language } from '#domain/language.ts';
import type { Alert } from '#domain/watch/alert-message.ts';
import { quietUntil } from '#domain/watch/alert-times.ts';
import { alertPauseMinutes, type DropReason, MAX_CHANNEL_FAILURES } from '#domain/watch/channel.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  type AlertChannelRow,
  type AlertRow,
  changeAlert,
  dropChannelAlerts,
  findAlertChannel,
  findAlertedIncident,
  findOtherAlert,
  listAlertedPeople,
  listDueAlerts,
  lockDueAlert,
  postponeAlert,
  recordChannelFailure,
  recordChannelSuccess,
} from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';
import { incidentMail } from '#io/mail/mails/incident.ts';
import { incidentUrl, notifyOwner } from './notify-owner.ts';
import { postToChannel } from './post-to-channel.ts';

/** Alerts read at once; those to channels are sent in parallel. */
const BATCH = 32;
/** Delay after an error of ours. */
const RETRY_MS = 10 * 60_000;
/** Longer than a request can take. */
const LEASE_MS = 60_000;
/** Send the "resolved" alert only after the "opened" one. */
const WAIT_FOR_OPENING_MS = 30_000;
/** Paths to read; messages name fewer. */
const PATHS = 5;

/** Sends every message that is due. Several workers may run it: a row is locked, or leased, by one of them. */
export async function sendAlerts(io: Io, signal: AbortSignal): Promise<void> {
  // An alert that cannot be sent now, or that another worker is sending, is not taken twice.
  const done: number[] = [];
  while (!signal.aborted) {
    const ids = await listDueAlerts(io.db, { now: io.now(), most: BATCH, except: done });
    const posts: Post[] = [];
    for (const id of ids) {
      if (signal.aborted) break;
      const post = await takeOne(io, id).catch((error: unknown) => postponeOne(io, id, error));
      if (post) posts.push(post);
      done.push(id);
    }
    // In parallel, so that a slow receiver does not delay other messages.
    await Promise.all(posts.map((post) => sendToChannel(io, post)));
    if (ids.length < BATCH) return;
  }
}

/** Without a delay, an alert that cannot be written would be first in every run. */
async function postponeOne(io: Io, id: number, error: unknown): Promise<null> {
  io.log.warn({ err: error, alert: id }, 'an alert was not sent');
  await postponeAlert(io.db, id, new Date(io.now().getTime() + RETRY_MS));
  return null;
}

interface Post {
  alert: AlertRow;
  channel: AlertChannelRow;
  message: Alert;
}

/** Mails are written in the transaction that marks them as sent. Requests to channels are made outside of it. */
async function takeOne(io: Io, id: number): Promise<Post | null> {
  return io.db.transaction(async (db): Promise<Post | null> => {
    const alert = await lockDueAlert(db, id, io.now());
    if (!alert) return null;
    const found = await findAlertedIncident(db, alert.projectId, alert.incidentId, PATHS);
    const project = await findProject(db, alert.projectId);
    if (!found || !project) return null;
    const verdict = await judge(db, alert, found.incident.state);
    if (verdict === 'later') {
      await changeAlert(db, alert, { sendAfter: new Date(io.now().getTime() + WAIT_FOR_OPENING_MS) });
      return null;
    }
    if (verdict !== 'send') return drop(db, alert, verdict);
    const about = (language: Language): Alert => ({
      event: alert.event,
      site: project.address,
      cause: describeCause(found.incident.cause),
      pages: found.pages,
      paths: found.paths,
      url: incidentUrl(io, language, project.slug, found.incident.uuid),
    });
    return alert.userId === null ? lease(io, db, alert, about) : mail(io, db, { alert, project, about });
  });
}

/** Whether a message is still worth sending. */
async function judge(db: Db, alert: AlertRow, state: string): Promise<'send' | 'later' | DropReason> {
  if (state === 'muted') return 'muted';
  if (alert.event === 'opened') {
    if (state === 'resolved') return 'resolved';
    return state === 'acknowledged' ? 'acknowledged' : 'send';
  }
  const opening = await findOtherAlert(db, alert, 'opened');
  if (!opening || opening.droppedFor !== null) return 'resolved';
  return opening.sentAt === null ? 'later' : 'send';
}

async function drop(db: Db, alert: AlertRow, droppedFor: DropReason): Promise<null> {
  await changeAlert(db, alert, { droppedFor });
  return null;
}

interface Written {
  alert: AlertRow;
  project: ProjectRow;
  about: (language: Language) => Alert;
}

async function mail(io: Io, db: Db, { alert, project, about }: Written): Promise<null> {
  const [person] = await listAlertedPeople(db, project.id, alert.userId ?? 0);
  if (!person?.incidents) return drop(db, alert, 'unwanted');
  // Again: the hours may have been chosen, or have begun, while the alert was waiting.
  const sendAfter = quietUntil(person, io.now());
  if (sendAfter) {
    await changeAlert(db, alert, { sendAfter });
    return null;
  }
  const { email, language } = person;
  await writeMail(io, db, { email, language }, incidentMail(language, about(language)));
  await changeAlert(db, alert, { sentAt: io.now() });
  return null;
}

async function lease(io: Io, db: Db, alert: AlertRow, about: (language: Language) => Alert): Promise<Post | null> {
  const channel = await findAlertChannel(db, alert.projectId, alert.channelId ?? 0);
  if (!channel || channel.pausedAt !== null) return drop(db, alert, 'channel-paused');
  const attempts = alert.attempts + 1;
  await changeAlert(db, alert, { attempts, sendAfter: new Date(io.now().getTime() + LEASE_MS) });
  return { alert: { ...alert, attempts }, channel, message: about(channel.language) };
}

async function sendToChannel(io: Io, { alert, channel, message }: Post): Promise<void> {
  const { isDelivered } = await postToChannel(io, channel, message);
  const now = io.now();
  await io.db.transaction(async (db) => {
    if (isDelivered) {
      if (await changeAlert(db, alert, { sentAt: now })) await recordChannelSuccess(db, channel.projectId, channel.id);
      return;
    }
    const pause = alertPauseMinutes(alert.attempts);
    const change =
      pause === null ? { droppedFor: 'failed' as const } : { sendAfter: new Date(now.getTime() + pause * 60_000) };
    if (!(await changeAlert(db, alert, change))) return;
    await countFailure(io, db, channel, now);
  });
}

/** Ten failures in a row pause a channel: its address was probably revoked. */
async function countFailure(io: Io, db: Db, { projectId, id, createdBy, name }: AlertChannelRow, now: Date) {
  const paused = await recordChannelFailure(db, projectId, id, { most: MAX_CHANNEL_FAILURES, now });
  if (!paused) return;
  await dropChannelAlerts(db, projectId, id);
  await notifyOwner(io, db, { projectId, createdBy, what: 'channel', name });
}
