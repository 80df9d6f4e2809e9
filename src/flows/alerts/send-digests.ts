import { weekStart } from '#domain/watch/alert-times.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listAlertedPeople } from '#io/db/queries/watch/alerts.ts';
import { acquireDigest, listDueForDigest, readDigest } from '#io/db/queries/watch/digests.ts';
import type { Io } from '#io/io.ts';
import { digestMail } from '#io/mail/mails/digest.ts';
import { pageUrl } from '#io/page-url.ts';
import { monitoringUrl } from './notify-owner.ts';
import { digestCode } from './unsubscribe-digest.ts';

/** Per run; the rest is still due in the next one. */
const BATCH = 200;
const DAY_MS = 86_400_000;

/**
 * On Monday mornings: what happened to a project's previews, or that all is fine. Sent once, however often this runs.
 */
export async function sendDigests(io: Io, signal: AbortSignal): Promise<void> {
  const weekStartsAt = weekStart(io.now());
  for (const projectId of await listDueForDigest(io.db, weekStartsAt, io.now(), BATCH)) {
    if (signal.aborted) return;
    // One that fails is due again in the next run; the others do not wait for it.
    await sendDigest(io, projectId, weekStartsAt).catch((error: unknown) =>
      io.log.warn({ err: error, project: projectId }, 'a digest was not sent'),
    );
  }
}

async function sendDigest(io: Io, projectId: number, weekStartsAt: Date): Promise<void> {
  await io.db.transaction(async (db) => {
    const last = await acquireDigest(db, projectId, weekStartsAt, io.now());
    const project = await findProject(db, projectId);
    if (!last || !project) return;
    // After months without monitoring, the digest still covers only about a week.
    const from = new Date(Math.max(last.getTime(), weekStartsAt.getTime() - 7 * DAY_MS));
    const people = (await listAlertedPeople(db, projectId)).filter(({ digest }) => digest);
    if (people.length === 0) return;
    const { named, ...figures } = await readDigest(db, projectId, from);
    // Don't report "all is fine" for pages that nobody has looked at.
    if (figures.pagesSeen === 0 && figures.incidents === 0) return;
    const incidents = named.map(({ cause, state, pages }) => ({
      title: describeCause(cause).title,
      isOver: state === 'resolved',
      pages,
    }));
    for (const { userId, email, language } of people) {
      const code = digestCode(io, { userId, projectId });
      const mail = digestMail(language, {
        site: project.address,
        ...figures,
        named: incidents,
        url: monitoringUrl(io, language, project.slug),
        unsubscribePageUrl: pageUrl(io, language, '/digest-unsubscribe', { code }),
        oneClickUrl: `${io.settings.apiUrl}/digest-unsubscribe/one-click?${new URLSearchParams({ code })}`,
      });
      await writeMail(io, db, { email, language }, mail);
    }
  });
}
