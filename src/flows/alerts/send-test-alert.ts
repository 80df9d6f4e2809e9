import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Alert } from '#domain/watch/alert-message.ts';
import { projectOf } from '#flows/guards/find-or-refuse.ts';
import { requireProvenAddress } from '#flows/guards/require-proven-address.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { findAlertChannel, recordChannelSuccess } from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';
import { incidentMail } from '#io/mail/mails/incident.ts';
import { monitoringUrl } from './notify-owner.ts';
import { postToChannel } from './post-to-channel.ts';

/**
 * The test button: sends a realistic message now and returns the service's response. Success resets the failure count;
 * a paused channel stays paused until somebody resumes it.
 */
export async function sendTestAlert(io: Io, projectId: number, channelId: number) {
  const project = await projectOf(io, projectId);
  const channel = await findAlertChannel(io.db, projectId, channelId);
  if (!channel) throw new ApiError('NOT_FOUND');
  const { isDelivered, status, answer } = await postToChannel(io, channel, testAlert(io, project, channel.language));
  if (isDelivered) await recordChannelSuccess(io.db, projectId, channelId);
  return { isDelivered, status, answer };
}

/** The same by mail, to the person who pressed the button. */
export async function sendTestMail(io: Io, projectId: number, user: UserRow): Promise<void> {
  const email = requireProvenAddress(user);
  const { language } = user;
  const project = await projectOf(io, projectId);
  await io.db.transaction((db) =>
    writeMail(io, db, { email, language }, incidentMail(language, testAlert(io, project, language))),
  );
}

const testAlert = (io: Io, project: ProjectRow, language: Language): Alert => ({
  event: 'opened',
  site: project.address,
  cause: {
    title: {
      en: 'This is a test, nothing is broken',
      de: 'Das ist ein Test, es ist nichts kaputt',
    },
    effect: {
      en: 'A real alert says here what happened, for example that a new theme shows no preview images',
      de: 'Ein echter Alarm sagt hier, was passiert ist, zum Beispiel dass ein neues Theme keine Vorschaubilder zeigt',
    },
  },
  pages: 1,
  paths: ['/'],
  url: monitoringUrl(io, language, project.slug),
  isTest: true,
});
