import { foreignText, mailLine, withoutLinks } from '#domain/format/mail-text.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import type { ChannelKind } from '#domain/watch/channel.ts';
import type { AlertEvent } from './channel.ts';

/** The content of a message about an incident, on every channel. */
export interface Alert {
  event: AlertEvent;
  /** The site as people say it. */
  site: string;
  /** As describe-cause.ts says it: the same twice if there is nothing else to say. */
  cause: { title: Text; effect: Text };
  pages: number;
  /** Of the first pages. */
  paths: string[];
  /** Where the two states of a page are side by side. */
  url: string;
  /** Sent by the test button. */
  isTest?: boolean;
}

interface AlertWords {
  title: string;
  cause: string;
  /** `/a, /b and 410 more`; null: no page is named. */
  pages: string | null;
  button: string;
}

/** Paths named in a message. */
const NAMED = 5;
const MAX_CAUSE = 400;

const words = {
  en: {
    opened: (site: string, count: string, isOne: boolean) =>
      `${site}: ${isOne ? 'a link preview' : `${count} link previews`} got worse`,
    resolved: (site: string, count: string, isOne: boolean) =>
      `${site}: ${isOne ? 'a link preview is' : `${count} link previews are`} fine again`,
    more: (count: string) => ` and ${count} more`,
    open: 'Compare before and after',
    test: (site: string) => `Test alert for ${site}: this is what a real one looks like`,
    toMonitoring: 'Go to monitoring',
  },
  de: {
    opened: (site: string, count: string, isOne: boolean) =>
      `${site}: ${isOne ? 'Eine Linkvorschau ist' : `${count} Linkvorschauen sind`} schlechter geworden`,
    resolved: (site: string, count: string, isOne: boolean) =>
      `${site}: ${isOne ? 'Eine Linkvorschau ist' : `${count} Linkvorschauen sind`} wieder in Ordnung`,
    more: (count: string) => ` und ${count} weitere`,
    open: 'Vorher und nachher vergleichen',
    test: (site: string) => `Probealarm für ${site}: So sieht ein echter aus`,
    toMonitoring: 'Zum Monitoring',
  },
};

/** Names of themes, apps and paths are chosen by others: no line breaks, and nothing that a chat makes a link of. */
export function alertWords({ event, site, cause, pages, paths, isTest }: Alert, language: Language): AlertWords {
  const { opened, resolved, more, open, test, toMonitoring } = words[language];
  const host = foreignText(site);
  // Said of these pages alone: another incident may still be open.
  const title = (event === 'opened' ? opened : resolved)(host, writeNumber(pages, language), pages === 1);
  const named = paths.slice(0, NAMED).map(foreignText);
  const rest = pages - named.length;
  return {
    title: isTest ? test(host) : title,
    cause: sentences([cause.title[language], cause.effect[language]]),
    pages: named.length === 0 ? null : named.join(', ') + (rest > 0 ? more(writeNumber(rest, language)) : ''),
    button: isTest ? toMonitoring : open,
  };
}

const sentences = (lines: string[]): string =>
  withoutLinks([...new Set(lines)].map((line) => `${mailLine(line, MAX_CAUSE).replace(/\.$/, '')}.`).join(' '));

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

/**
 * An Adaptive Card in a message: what Workflows take (learn.microsoft.com, "Create incoming webhooks with Workflows").
 */
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
