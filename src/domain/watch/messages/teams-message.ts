import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '../alert-texts.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** An Adaptive Card in a message: what Workflows take (learn.microsoft.com, "Create incoming webhooks with Workflows"). */
export function teamsMessage(alert: Alert, language: Language) {
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
