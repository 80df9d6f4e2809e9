/** Chat services with incoming webhooks; each takes a message in its own shape. */
export const channelKinds = ['slack', 'teams', 'discord'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const alertEvents = ['opened', 'resolved'] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** In a row; then the channel is paused and its owner told. */
export const MAX_CHANNEL_FAILURES = 10;
