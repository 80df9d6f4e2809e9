import { describe, expect, test } from 'vitest';
import type { Alert } from '#domain/watch/alert-message.ts';
import { channelKinds } from '#domain/watch/channel.ts';
import { channelMessage } from './alert-message.ts';

const url = 'https://linkbild.example/app/lamps/incidents/1';
const alert: Alert = {
  event: 'opened',
  site: 'lamps.example',
  cause: {
    title: { en: 'The theme Dawn was published', de: 'Das Theme Dawn wurde veröffentlicht' },
    effect: { en: 'No image', de: 'Kein Bild' },
  },
  pages: 1412,
  paths: ['/a', '/b', '/c', '/d', '/e', '/f'],
  url,
};
const message = (kind: (typeof channelKinds)[number], change: Partial<Alert> = {}, language: 'en' | 'de' = 'en') =>
  JSON.parse(channelMessage(kind, { ...alert, ...change }, language));

test('Slack gets blocks', () => {
  expect(message('slack')).toEqual({
    text: 'lamps.example: 1,412 link previews got worse',
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: 'lamps.example: 1,412 link previews got worse', emoji: false },
      },
      {
        type: 'section',
        text: {
          type: 'mrkdwn',
          verbatim: true,
          text: `The theme Dawn was published. No image.\n/a, /b, /c, /d, /e and 1,407 more\n<${url}|Compare before and after>`,
        },
      },
    ],
    unfurl_links: false,
  });
});

test('Teams gets an Adaptive Card with a button', () => {
  const { type, attachments } = message('teams', {}, 'de');
  expect(type).toBe('message');
  expect(attachments).toHaveLength(1);
  expect(attachments[0].contentType).toBe('application/vnd.microsoft.card.adaptive');
  expect(attachments[0].content).toMatchObject({ type: 'AdaptiveCard', version: '1.4' });
  expect(attachments[0].content.body[0].text).toBe('lamps.example: 1.412 Linkvorschauen sind schlechter geworden');
  expect(attachments[0].content.actions).toEqual([
    { type: 'Action.OpenUrl', title: 'Vorher und nachher vergleichen', url },
  ]);
});

test('Discord gets an embed and mentions nobody', () => {
  const { allowed_mentions, embeds } = message('discord', { event: 'resolved' });
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(embeds[0]).toMatchObject({ title: 'lamps.example: 1,412 link previews are fine again', url });
});

test('one page is one', () => {
  expect(message('slack', { pages: 1, paths: ['/a'] }).text).toBe('lamps.example: a link preview got worse');
});

test('a test alert says that it is one, and not that something got worse', () => {
  expect(message('slack', { pages: 1, paths: ['/a'], isTest: true }).text).toBe(
    'Test alert for lamps.example: this is what a real one looks like',
  );
});

describe.each(channelKinds)('%s', (kind) => {
  test.each([
    '<!channel> look',
    '@everyone look',
    '[Log in](https://evil.example)',
    '<https://evil.example|Log in>',
    'a\nb',
  ])('shows %j as a name and as nothing else', (name) => {
    const said = { en: name, de: name };
    const hostile = { ...alert, cause: { title: said, effect: said }, paths: [name] };
    const text = channelMessage(kind, hostile, 'en');
    expect(text).not.toContain('<!channel>');
    expect(text).not.toContain('<https://evil');
    expect(text).not.toMatch(/[^\\]\]\(https:\/\/evil/);
    if (kind !== 'slack') expect(text).not.toMatch(/[^\\]@everyone/);
  });
});
