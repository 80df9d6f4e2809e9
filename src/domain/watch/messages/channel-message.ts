import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '#domain/watch/alert-texts.ts';
import type { ChannelKind } from '#domain/watch/channel.ts';

/** Names chosen by others must not become links, headings or mentions. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_~|[\]()<>#@]/g, '\\$&');

const messages: Record<ChannelKind, (alert: Alert, language: Language) => object> = {
  slack: slackMessage,
  teams: teamsMessage,
  discord: discordMessage,
};

/** The body of the request to a channel's address. */
export const channelMessage = (kind: ChannelKind, alert: Alert, language: Language): string =>
  JSON.stringify(messages[kind](alert, language));

const colours = { opened: 0xc4350d, resolved: 0x2f7d4f };

/** An embed whose title is the link; nobody is mentioned, whatever a name contains. */
function discordMessage(alert: Alert, language: Language) {
  const { title, cause, pages, button } = alertWords(alert, language);
  const lines = [cause, ...(pages === null ? [] : [pages])].map(escapeMarkdown);
  return {
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: escapeMarkdown(title).slice(0, 256),
        url: alert.url,
        description: [...lines, `[${button}](${alert.url})`].join('\n').slice(0, 4096),
        color: colours[alert.event],
      },
    ],
  };
}

/** Slack's three control characters (docs.slack.dev, "Formatting message text"). */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Blocks; `text` is what notifications show. A link instead of a button, which would need an app of its own. */
function slackMessage(alert: Alert, language: Language) {
  const { title, cause, pages, button } = alertWords(alert, language);
  const lines = [escaped(cause), ...(pages === null ? [] : [escaped(pages)]), `<${alert.url}|${escaped(button)}>`];
  return {
    text: escaped(title),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150), emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: lines.join('\n'), verbatim: true } },
    ],
    unfurl_links: false,
  };
}

/** An Adaptive Card in a message: what Workflows take (learn.microsoft.com, "Create incoming webhooks with Workflows"). */
function teamsMessage(alert: Alert, language: Language) {
  const { title, cause, pages, button } = alertWords(alert, language);
  const line = (text: string, more: object = {}) => ({
    type: 'TextBlock',
    text: escapeMarkdown(text),
    wrap: true,
    ...more,
  });
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            line(title, { size: 'Medium', weight: 'Bolder', color: alert.event === 'opened' ? 'Attention' : 'Good' }),
            line(cause),
            ...(pages === null ? [] : [line(pages, { isSubtle: true })]),
          ],
          actions: [{ type: 'Action.OpenUrl', title: button, url: alert.url }],
        },
      },
    ],
  };
}
