import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '../alert-texts.ts';
import { escapeMarkdown } from './escape-markdown.ts';

const colours = { opened: 0xc4350d, resolved: 0x2f7d4f };

/** An embed whose title is the link; nobody is mentioned, whatever a name contains. */
export function discordMessage(alert: Alert, language: Language) {
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
