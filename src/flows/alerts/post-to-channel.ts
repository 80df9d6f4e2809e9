import { type Alert, channelMessage } from '#domain/watch/alert-message.ts';
import { sealedPurposes } from '#io/accounts/sealed-purposes.ts';
import type { AlertChannelRow } from '#io/db/queries/watch/alerts.ts';
import { type PostResult, postJson } from '#io/fetch/post-json.ts';
import type { Io } from '#io/io.ts';

const PURPOSE = sealedPurposes.alertChannel;

export const sealAddress = ({ keys }: Pick<Io, 'keys'>, address: string): string => keys.encrypt(PURPOSE, address);
/** Null if it was encrypted with another key. */
export const openAddress = ({ keys }: Pick<Io, 'keys'>, { address }: Pick<AlertChannelRow, 'address'>): string | null =>
  keys.decrypt(PURPOSE, address);

/** The address is a secret, so it must not appear in logs or responses. */
export async function postToChannel(
  io: Pick<Io, 'keys' | 'safeFetch' | 'settings' | 'log'>,
  channel: AlertChannelRow,
  alert: Alert,
): Promise<PostResult> {
  const address = openAddress(io, channel);
  if (address === null) {
    io.log.error({ channel: channel.id }, 'the address of a channel cannot be read: SECRET_KEY has changed');
    return { isDelivered: false, status: null, answer: '', retryAfterSeconds: null };
  }
  const body = channelMessage(channel.kind, alert, channel.language);
  return postJson(io.safeFetch, address, { userAgent: io.settings.userAgent, body });
}
