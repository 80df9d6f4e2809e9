import { expect, test } from 'vitest';
import { bare, page } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { CARD_COLUMNS, drawTextCard } from './draw-card.ts';
import { paintWith, textWidth } from './terminal.ts';

const grey = paintWith(false);
const long = {
  'og:title': '松茶碗 '.repeat(40),
  'og:description': 'unbreakable'.repeat(40),
  'og:site_name': '👩‍👩‍👧'.repeat(60),
};
const nasty = { 'og:title': '\u001b[2J\u001b]0;owned\u0007 Mug' };

test('Facebook: image, domain, title, description', () => {
  expect(
    drawTextCard(platforms.facebook.toCard(page()), 'en', grey).map((line) => line.replace(/░+/, '░').trim()),
  ).toEqual([
    expect.stringMatching(/^╭─+╮$/),
    '│ ░ │',
    '│ ░ │',
    expect.stringContaining('1200×630 · JPG · 79 KB'),
    '│ ░ │',
    '│ ░ │',
    expect.stringContaining('EXAMPLE.COM'),
    expect.stringContaining('Blue mug'),
    expect.stringContaining('Holds 300 ml.'),
    expect.stringMatching(/^╰─+╯$/),
  ]);
});

test('missing parts are named in the reader’s language', () => {
  const drawn = drawTextCard(platforms.whatsapp.toCard(bare({})), 'de', grey).join('\n');
  expect(drawn).toContain('kein Titel');
  expect(drawn).toContain('keine Beschreibung');
});

test('a platform without a card shows the link', () => {
  expect(drawTextCard(platforms.twitter.toCard(page()), 'en', grey)).toEqual([
    '  no card, link only: https://www.example.com/mug',
  ]);
});

test.each(platformIds)('%s: every line is as wide as the card, for any page', (id) => {
  for (const evidence of [
    page(),
    page(long),
    page({}, '100x100'),
    page({ 'og:image': null }),
    bare({ 'og:type': 'x' }),
  ]) {
    const card = { ...platforms[id].toCard(evidence), isShown: true };
    for (const line of drawTextCard(card, 'en', grey)) expect(textWidth(line)).toBe(CARD_COLUMNS);
  }
});

test.each(platformIds)('%s: no control character of a page reaches the terminal', (id) => {
  const drawn = drawTextCard(platforms[id].toCard(page(nasty)), 'en', grey).join('');
  expect(drawn).not.toMatch(/\p{Cc}/u);
});
