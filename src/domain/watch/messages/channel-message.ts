import type { Language } from '#domain/language.ts';
import type { Alert } from '../alert-texts.ts';
import type { ChannelKind } from '../channel.ts';
import { discordMessage } from './discord-message.ts';
import { slackMessage } from './slack-message.ts';
import { teamsMessage } from './teams-message.ts';

const messages: Record<ChannelKind, (alert: Alert, language: Language) => object> = {
  slack: slackMessage,
  teams: teamsMessage,
  discord: discordMessage,
};

/** The body of the request to a channel's address. */
export const channelMessage = (kind: ChannelKind, alert: Alert, language: Language): string =>
  JSON.stringify(messages[kind](alert, language));
