import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Card, CardLayout } from '#domain/audit/emulation/card.ts';
import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { testCard, testImage } from './card.fixture.ts';
import { showsDescription } from './describe-card.ts';
import { PlatformPreview } from './platform-preview.tsx';
import type { PreviewFigureProps } from './preview-figure.tsx';
import { bareLinkNote, missingTexts, sceneTexts } from './texts.ts';

const layouts: CardLayout[] = ['lg', 'sm', 'sm-portrait', 'sm-square', 'none', 'hidden'];

const draw = (card: Card, props: Partial<PreviewFigureProps> = {}) =>
  renderToStaticMarkup(<PlatformPreview card={card} language="en" {...props} />);

/** What is visible: the drawing without its label, as plain text. */
const seen = (html: string) =>
  html
    .replace(/<figcaption.*?<\/figcaption>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&');

describe.each(platformIds)('%s', (platform) => {
  const cases = layouts.flatMap((layout) => (['light', 'dark'] as const).map((theme) => [layout, theme] as const));

  test.each(cases)('layout %s, theme %s: texts and image match the layout', (layout, theme) => {
    const card = testCard(platform, { layout });
    const html = draw(card, { theme });
    expect(html).toContain(`data-theme="${theme}"`);
    expect(seen(html)).toContain('North Sea mug');
    expect(seen(html).includes('Thrown by hand.')).toBe(showsDescription(card));
    expect(html.includes('src="https://shop.example/mug.jpg"')).toBe(layout !== 'none' && layout !== 'hidden');
  });

  test.each(['en', 'de'] as const)('missing values are named in %s [5.19]', (language) => {
    const bare = { title: null, description: null, siteName: null, host: '', url: '', image: null, favicon: null };
    const card = testCard(platform, { ...bare, layout: 'none' });
    const text = seen(draw(card, { language }));
    expect(text).toContain(missingTexts.title[language]);
    expect(text).toContain(missingTexts.url[language]);
    expect(text.includes(missingTexts.description[language])).toBe(showsDescription(card));
  });

  test('is a figure with a name and a description, without interactive content', () => {
    const html = draw(testCard(platform));
    expect(html).toContain(`<figcaption class="pv-spoken">${platformNames[platform]}</figcaption>`);
    expect(html).toMatch(
      /role="img" aria-label="[^"]*North Sea mug[^"]*"><div class="pv-hidden" aria-hidden="true" inert/,
    );
    expect(html).not.toMatch(/<(a|button|input|select)[\s>]/);
  });

  test('without surroundings only the card is left, on both devices', () => {
    for (const device of ['phone', 'desktop'] as const) {
      const html = draw(testCard(platform), { surroundings: false, device });
      expect(html).toContain(`data-device="${device}"`);
      expect(html).not.toContain('pv-scene');
      expect(html).not.toContain('pv-avatar');
      for (const text of [sceneTexts.post, sceneTexts.teamMessage, sceneTexts.chatMessage]) {
        expect(html).not.toContain(text.en);
      }
    }
  });

  test.each([true, false])('without a card only the link is left, surroundings %s', (surroundings) => {
    const html = draw(testCard(platform, { isShown: false, layout: 'none', image: null }), { surroundings });
    expect(seen(html)).toContain('https://www.shop.example/products/mug');
    expect(seen(html)).not.toContain('North Sea mug');
    expect(html).toContain(bareLinkNote(platform).en);
  });

  test('escapes markup in the page’s texts', () => {
    const html = draw(testCard(platform, { title: '<img src=x onerror=alert(1)>', siteName: '"><script>' }));
    expect(html).not.toMatch(/<script|<img src=x/);
  });
});

/** An ordinary LinkedIn post, which would be wide if it were sponsored. */
const organic: Partial<Card> = {
  layout: 'sm',
  client: 'Regular post',
  variants: [{ ...testCard('linkedin'), layout: 'lg', client: 'Sponsored post', why: 'Wide there.' }],
};

/** What one platform must show or must not, beyond what all do. */
const particular: [string, PlatformId, Partial<Card>, Partial<PreviewFigureProps>, RegExp, 'shown' | 'not shown'][] = [
  ['Facebook writes the host as the card has it', 'facebook', { host: 'SHOP.EXAMPLE' }, {}, />SHOP\.EXAMPLE</, 'shown'],
  ['Facebook’s box is 52.25 %', 'facebook', {}, {}, /aspect-ratio:1\.91387/, 'shown'],
  ['Facebook’s portrait is 158 x 237', 'facebook', { layout: 'sm-portrait' }, {}, /aspect-ratio:0\.66666/, 'shown'],
  ['X’s box is 52.38 %', 'twitter', {}, {}, /aspect-ratio:1\.90912/, 'shown'],
  ['X puts the title on the image', 'twitter', {}, {}, /pv-tw-overlay[^>]*>North Sea mug</, 'shown'],
  ['X says From', 'twitter', {}, {}, />From shop\.example</, 'shown'],
  ['X says Von', 'twitter', {}, { language: 'de' }, />Von shop\.example</, 'shown'],
  ['X without an image has a grey icon', 'twitter', { layout: 'none' }, {}, /pv-tw-empty/, 'shown'],
  ['LinkedIn’s organic post has a thumbnail', 'linkedin', organic, {}, /pv-li-thumb/, 'shown'],
  ['LinkedIn’s organic post has no wide card', 'linkedin', organic, {}, /pv-li-wide/, 'not shown'],
  ['LinkedIn’s wide card is 56.69 %', 'linkedin', organic, { variant: 1 }, /aspect-ratio:1\.76397/, 'shown'],
  ['LinkedIn’s small image stays small', 'linkedin', { layout: 'sm' }, { variant: 1 }, /pv-li-wide/, 'not shown'],
  [
    'LinkedIn’s switch says what it is for',
    'linkedin',
    organic,
    { switches: true },
    /radio.*Regular post.*radio.*Sponsored post/s,
    'shown',
  ],
  ['LinkedIn without an image has a grey box', 'linkedin', { layout: 'none' }, {}, /pv-li-empty/, 'shown'],
  [
    'LinkedIn’s switch draws both cards',
    'linkedin',
    organic,
    { switches: true },
    /data-when="0".*data-when="1"/s,
    'shown',
  ],
  ['WhatsApp’s box is 56.36 %', 'whatsapp', {}, {}, /aspect-ratio:1\.77430/, 'shown'],
  [
    'WhatsApp shows the link under the panel',
    'whatsapp',
    {},
    {},
    />https:\/\/www\.shop\.example\/products\/mug</,
    'shown',
  ],
  ['Slack gives the size in whole kB', 'slack', {}, {}, /\(180 kB\)/, 'shown'],
  ['Slack rounds up', 'slack', { image: testImage({ bytes: 1025 }) }, {}, /\(2 kB\)/, 'shown'],
  ['Slack without a size shows none', 'slack', { image: testImage({ bytes: null }) }, {}, /kB/, 'not shown'],
  ['Slack’s small image has no size', 'slack', { layout: 'sm' }, {}, /kB|pv-sl-toggle/, 'not shown'],
  ['Slack’s small image is 80 x 80', 'slack', { layout: 'sm' }, {}, /width:80px;height:80px/, 'shown'],
  ['Slack’s longer side is 360', 'slack', {}, {}, /width:360px/, 'shown'],
  [
    'Slack’s tall image is 360 high',
    'slack',
    { image: testImage({ width: 600, height: 1200 }) },
    {},
    /width:180px/,
    'shown',
  ],
  [
    'Slack’s box is 55.36 % while the size is unknown',
    'slack',
    { image: testImage({ width: null }) },
    {},
    /aspect-ratio:1\.80635/,
    'shown',
  ],
  [
    'Slack shows complete fields',
    'slack',
    { fields: [{ label: 'Price', data: '24 €' }] },
    {},
    /<b>Price<\/b><div>24 €</,
    'shown',
  ],
  ['Slack omits incomplete fields', 'slack', { fields: [{ label: 'Price', data: null }] }, {}, /Price/, 'not shown'],
  ['Slack offers to fold the image', 'slack', {}, { switches: true }, /type="checkbox".*Collapse image/s, 'shown'],
  ['Slack has nothing to fold in a small card', 'slack', { layout: 'sm' }, { switches: true }, /checkbox/, 'not shown'],
  [
    'Slack names the host without a site name',
    'slack',
    { siteName: null },
    {},
    /pv-sl-site.*>shop\.example</s,
    'shown',
  ],
  ['Telegram’s image is below the text', 'telegram', {}, {}, /pv-tg-about.*pv-tg-picture/s, 'shown'],
  ['Telegram’s small image is 80 x 80', 'telegram', { layout: 'sm' }, {}, /width:80px;height:80px/, 'shown'],
  [
    'Notion shows the whole URL',
    'notion',
    { host: 'https://www.shop.example/products/mug' },
    { surroundings: false },
    />https:\/\/www\.shop\.example\/products\/mug</,
    'shown',
  ],
  ['Notion hides the cover on phones', 'notion', {}, { device: 'phone' }, /mug\.jpg/, 'not shown'],
  ['Skype is marked as closed', 'skype', {}, {}, /Skype shut down in May 2025/, 'shown'],
  ['Skype is marked as closed in German', 'skype', {}, { language: 'de' }, /im Mai 2025 eingestellt/, 'shown'],
  [
    'Discord’s bar takes the theme colour',
    'discord',
    { accentColor: '#1f8a83' },
    {},
    /border-inline-start-color:#1f8a83/,
    'shown',
  ],
  ['Discord’s bar takes hex only', 'discord', { accentColor: 'url(//x)' }, {}, /url\(/, 'not shown'],
  [
    'Discord’s gallery shows every image',
    'discord',
    { moreImages: [testImage({ url: 'https://shop.example/2.jpg' })] },
    {},
    /data-count="2".*shop\.example\/2\.jpg/s,
    'shown',
  ],
  ['Discord’s author has a line', 'discord', { author: 'Jo' }, {}, />Jo</, 'shown'],
  ['Discord marks a video', 'discord', { isVideo: true }, {}, /pv-dc-play/, 'shown'],
  [
    'Discord shows a component embed instead of the card',
    'discord',
    {
      component: {
        accentColor: '#0000ff',
        parts: [
          { kind: 'text', content: '# **Big** [news](https://e.com/)' },
          { kind: 'buttons', buttons: [{ kind: 'button', label: 'Open', url: 'https://e.com/' }] },
        ],
      },
    },
    {},
    /#0000ff.*pv-dc-h1">Big news<.*>Open</s,
    'shown',
  ],
  ['Mastodon’s author stands in place of the description', 'mastodon', { author: 'Jo' }, {}, /By <b>Jo/, 'shown'],
  ['Discord without a site name has no such line', 'discord', { siteName: null }, {}, /pv-dc-site/, 'not shown'],
  [
    'iMessage shows two images side by side',
    'imessage',
    { moreImages: [testImage({ url: 'https://shop.example/2.jpg' })] },
    {},
    /pv-im-gallery.*mug\.jpg.*2\.jpg/s,
    'shown',
  ],
  ['iMessage without an image shows the icon', 'imessage', { layout: 'none' }, {}, /icon\.png/, 'shown'],
  ['Bluesky keeps www', 'bluesky', { host: 'www.shop.example' }, {}, />www\.shop\.example</, 'shown'],
  ['Mastodon without an image has a file icon', 'mastodon', { layout: 'none' }, {}, /pv-ma-empty/, 'shown'],
  ['Mastodon’s small title has one line', 'mastodon', { layout: 'sm' }, {}, /pv-ma-title[^>]*line-clamp:1/, 'shown'],
  ['Mastodon’s large title has two', 'mastodon', {}, {}, /pv-ma-title[^>]*line-clamp:2/, 'shown'],
  ['Signal’s small image is 72 x 72', 'signal', { layout: 'sm' }, {}, /width:72px;height:72px/, 'shown'],
  ['Signal cuts the description off after five lines', 'signal', {}, {}, /pv-si-about[^>]*line-clamp:5/, 'shown'],
  ['Teams puts a small image beside the text', 'teams', { layout: 'sm' }, {}, /pv-te-side-image/, 'shown'],
  ['Threads puts a small image beside the text', 'threads', { layout: 'sm-square' }, {}, /pv-th-side-image/, 'shown'],
  ['Threads’ large title has one line', 'threads', {}, {}, /pv-th-title[^>]*line-clamp:1/, 'shown'],
  ['Instagram shows the link above its card', 'instagram', {}, {}, /pv-ig-link.*pv-ig-card/s, 'shown'],
  ['Reddit’s image is right of the title', 'reddit', { layout: 'sm' }, {}, /pv-rd-title.*pv-rd-thumb/s, 'shown'],
  ['Reddit without an image has a link icon', 'reddit', { layout: 'none' }, {}, /pv-rd-empty/, 'shown'],
  [
    'Pinterest keeps the ratio of the image',
    'pinterest',
    { image: testImage({ width: 1000, height: 1500 }) },
    {},
    /aspect-ratio:0\.66666/,
    'shown',
  ],
  [
    'Pinterest’s tower is cut at 1:2',
    'pinterest',
    { image: testImage({ width: 500, height: 3000 }) },
    {},
    /aspect-ratio:0\.5/,
    'shown',
  ],
  ['Pinterest’s button leaves a wide image alone', 'pinterest', {}, {}, /pv-pi-save/, 'not shown'],
  [
    'Google writes the path in steps',
    'google-search',
    {},
    {},
    />https:\/\/www\.shop\.example › products › mug</,
    'shown',
  ],
  [
    'Google decodes the path',
    'google-search',
    { url: 'https://shop.example/t%C3%B6pfe/%E0%A4%A' },
    {},
    /› töpfe › %E0%A4%A</,
    'shown',
  ],
  [
    'Google finds nothing of a page left out',
    'google-search',
    { isShown: false, layout: 'none' },
    {},
    /did not match any documents/,
    'shown',
  ],
  ['Discover’s large image is 16:9', 'google-discover', {}, {}, /aspect-ratio:1\.77777/, 'shown'],
  [
    'Discover’s small image is square',
    'google-discover',
    { layout: 'sm-square' },
    {},
    /pv-gd-thumb[^>]*aspect-ratio:1"/,
    'shown',
  ],
  ['Google Messages names the site last', 'google-messages', {}, {}, /pv-gm-about.*pv-gm-host/s, 'shown'],
  ['LINE’s card has no address', 'line', {}, { surroundings: false }, />shop\.example</, 'not shown'],
  ['LINE says that it was read', 'line', {}, { language: 'de' }, />Gelesen</, 'shown'],
  ['ChatGPT names the site in its answer', 'chatgpt', {}, {}, /pv-cg-chip">Kiln and Coast</, 'shown'],
  ['Perplexity names the domain', 'perplexity', {}, {}, /pv-px-site.*>shop\.example</s, 'shown'],
  ['texts have their own direction', 'whatsapp', { title: 'שלום' }, {}, /dir="auto"[^>]*>שלום|>שלום</, 'shown'],
];

test.each(particular)('%s', (_, platform, change, props, pattern, expected) => {
  const html = draw(testCard(platform, change), props).replaceAll('-webkit-line-clamp', 'line-clamp');
  expect(pattern.test(html) ? 'shown' : 'not shown').toBe(expected);
});
