import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { type Alert, channelMessage } from '#domain/watch/alert-message.ts';
import { projectOf, requireProvenAddress } from '#flows/guards/refusals.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type AlertChannelRow, findAlertChannel, recordChannelSuccess } from '#io/db/queries/watch/alerts.ts';
import { type PostResult, postJson } from '#io/fetch/post-json.ts';
import type { Io } from '#io/io.ts';
import { incidentMail } from '#io/mail/mails/incident.ts';
import { monitoringUrl } from './notify-owner.ts';

const PURPOSE = sealedPurposes.alertChannel;

export const encryptAddress = ({ keys }: Pick<Io, 'keys'>, address: string): string => keys.encrypt(PURPOSE, address);
/** Null if it was encrypted with another key. */
export const decryptAddress = (
  { keys }: Pick<Io, 'keys'>,
  { address }: Pick<AlertChannelRow, 'address'>,
): string | null => keys.decrypt(PURPOSE, address);

/** The address is a secret, so it must not appear in logs or responses. */
export async function postToChannel(
  io: Pick<Io, 'keys' | 'safeFetch' | 'settings' | 'log'>,
  channel: AlertChannelRow,
  alert: Alert,
): Promise<PostResult> {
  const address = decryptAddress(io, channel);
  if (address === null) {
    io.log.error({ channel: channel.id }, 'the address of a channel cannot be read: SECRET_KEY has changed');
    return { isDelivered: false, status: null, answer: '', retryAfterSeconds: null };
  }
  const body = channelMessage(channel.kind, alert, channel.language);
  return postJson(io.safeFetch, address, { userAgent: io.settings.userAgent, body });
}

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
