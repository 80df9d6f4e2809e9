/** Chat services with incoming webhooks; each takes a message in its own shape. */
export const channelKinds = ['slack', 'teams', 'discord'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const alertEvents = ['opened', 'resolved'] as const;
export type AlertEvent = (typeof alertEvents)[number];

export const MAX_CHANNELS = 20;

/** In a row; then the channel is paused and its owner gets a mail. */
export const MAX_CHANNEL_FAILURES = 10;

/** Minutes between attempts of one message; then it is given up. */
const retryMinutes = [1, 2, 5, 15, 30, 60, 120] as const;

/** How long to wait after this many failed attempts; null: no more. */
export const alertPauseMinutes = (attempts: number): number | null => retryMinutes[attempts - 1] ?? null;

/** Why a message was not sent. */
export type DropReason =
  /** Resolved before it was sent, as in quiet hours: then neither message is of use. */
  | 'resolved'
  /** Somebody takes care of it already. */
  | 'acknowledged'
  | 'muted'
  /** The person has left the project, or no longer wants alerts. */
  | 'unwanted'
  | 'channel-paused'
  | 'failed';

// Incoming webhook addresses are secrets: one is enough to post. Elsewhere only the masked form is shown.

const hosts: { kind: ChannelKind; host: RegExp }[] = [
  { kind: 'slack', host: /^hooks\.slack(-gov)?\.com$/ },
  { kind: 'discord', host: /^((ptb|canary)\.)?discord(app)?\.com$/ },
  { kind: 'teams', host: /\.(logic\.azure\.com|api\.powerplatform\.com|powerautomate\.com|webhook\.office\.com)$/ },
];

/** Which service an address belongs to; null: unknown, such as another service that accepts the same messages. */
export function kindOfAddress(address: string): ChannelKind | null {
  const hostname = URL.parse(address)?.hostname ?? '';
  return hosts.find(({ host }) => host.test(hostname))?.kind ?? null;
}

/** The host and the last characters, to tell two of them apart. */
export function maskAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? '…' : `${url.host}/…${address.length > 60 ? address.slice(-4) : ''}`;
}
