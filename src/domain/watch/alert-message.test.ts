import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { Alert } from '#domain/watch/alert-message.ts';
import { channelKinds } from '#domain/watch/channel.ts';
import { channelMessage } from './alert-message.ts';
import { isTimeZone, quietUntil, weekStart } from './alert-times.ts';
import { type BadgeFigures, drawBadge } from './badge.ts';
import { kindOfAddress, maskAddress } from './channel.ts';

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

test.each([
  ['at night', 22, 7, 'Europe/Berlin', '2026-11-16T22:30:00Z', '2026-11-17T06:00:00Z'],
  ['after midnight', 22, 7, 'Europe/Berlin', '2026-11-17T02:00:00Z', '2026-11-17T06:00:00Z'],
  ['the first minute', 22, 7, 'Europe/Berlin', '2026-11-16T21:00:00Z', '2026-11-17T06:00:00Z'],
  ['the minute before', 22, 7, 'Europe/Berlin', '2026-11-16T20:59:59Z', null],
  ['the last minute', 22, 7, 'Europe/Berlin', '2026-11-17T05:59:59Z', '2026-11-17T06:00:00Z'],
  ['the minute after', 22, 7, 'Europe/Berlin', '2026-11-17T06:00:00Z', null],
  ['by day', 12, 14, 'Europe/Berlin', '2026-11-17T12:30:00Z', '2026-11-17T13:00:00Z'],
  ['until midnight', 20, 0, 'UTC', '2026-11-17T23:30:00Z', '2026-11-18T00:00:00Z'],
  ['west of us', 22, 7, 'America/New_York', '2026-11-17T04:00:00Z', '2026-11-17T12:00:00Z'],
  ['half an hour off', 22, 7, 'Asia/Kolkata', '2026-11-16T20:00:00Z', '2026-11-17T01:30:00Z'],
  ['clocks go forward in that night', 22, 7, 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
  ['clocks go back in that night', 22, 7, 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ['none', null, null, 'UTC', '2026-11-17T23:30:00Z', null],
  ['from and to the same hour: none', 7, 7, 'UTC', '2026-11-17T07:30:00Z', null],
])('%s', (_, quietFrom, quietTo, timeZone, now, until) => {
  expect(quietUntil({ quietFrom, quietTo, timeZone }, new Date(now))?.toISOString() ?? null).toBe(
    until && new Date(until).toISOString(),
  );
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['', false],
])('%s is a time zone: %s', (name, isOne) => expect(isTimeZone(name)).toBe(isOne));

test.each([
  ['2026-11-16T06:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T05:59:59Z', '2026-11-09T06:00:00.000Z'],
  ['2026-11-18T23:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-22T23:59:59Z', '2026-11-16T06:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-28T06:00:00.000Z'],
])('%s is in the week of %s', (now, start) => expect(weekStart(new Date(now)).toISOString()).toBe(start));

test.each<[BadgeFigures, Language, string]>([
  [{ isWatched: true, seen: 500, faulty: 0 }, 'en', 'link previews: all fine'],
  [{ isWatched: true, seen: 500, faulty: 0 }, 'de', 'Linkvorschauen: alle in Ordnung'],
  [{ isWatched: true, seen: 500, faulty: 1 }, 'en', 'link previews: 99% fine'],
  [{ isWatched: true, seen: 500, faulty: 412 }, 'de', 'Linkvorschauen: 17 % in Ordnung'],
  [{ isWatched: true, seen: 3, faulty: 3 }, 'en', 'link previews: 0% fine'],
  [{ isWatched: true, seen: 0, faulty: 0 }, 'en', 'link previews: not checked'],
  [{ isWatched: false, seen: 500, faulty: 0 }, 'de', 'Linkvorschauen: nicht geprüft'],
])('%j in %s says %s', (figures, language, label) => {
  expect(drawBadge(figures, language)).toContain(`aria-label="${label}"`);
});

const slack = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXabcd';

test.each([
  [slack, 'slack'],
  ['https://discord.com/api/webhooks/1/a', 'discord'],
  ['https://discordapp.com/api/webhooks/1/a', 'discord'],
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/a/triggers/manual/paths/invoke?sig=b', 'teams'],
  ['https://default1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/a', 'teams'],
  ['https://x.webhook.office.com/webhookb2/a', 'teams'],
  ['https://chat.example/hooks/a', null],
  ['https://hooks.slack.com.evil.example/services/a', null],
  ['no address', null],
])('%s belongs to %s', (address, kind) => expect(kindOfAddress(address)).toBe(kind));

test.each([
  [slack, 'hooks.slack.com/…abcd'],
  ['https://chat.example/hooks/a', 'chat.example/…'],
])('%s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown));
