import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '../alert-texts.ts';

/** Slack's three control characters (docs.slack.dev, "Formatting message text"). */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Blocks; `text` is what notifications show. A link instead of a button, which would need an app of its own. */
export function slackMessage(alert: Alert, language: Language) {
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
