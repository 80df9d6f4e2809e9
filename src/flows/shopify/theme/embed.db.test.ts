import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeShop } from '#flows/shopify/describe-shop.ts';
import { switchLive } from '#flows/shopify/live/switch-live.ts';
import { changeShop } from '#io/db/queries/shopify/shops.ts';
import { mails, routes, subPages } from '#io/db/schema/index.ts';
import { setEmbed } from '../../../../stand-ins/shopify/admin/merchant-pages.ts';
import { defaultThemeFiles } from '../../../../stand-ins/shopify/themes/theme.ts';
import { checkEmbed } from './check-embed.ts';
import { showTheme } from './show-theme.ts';
import { createThemeTest } from './theme.fixture.ts';

// The app embed from the switch to the store's pages: on, covered kinds, off again, another theme, another app's.

const { io, shop, row, project, route, standIn, user, look, signal, edit, copy } = await createThemeTest();
const blocks = '../../../../integrations/shopify/extensions/linkbild-preview/blocks/preview.liquid';
standIn.app.embeds.preview = readFileSync(new URL(blocks, import.meta.url), 'utf8');
await changeShop(io.db, (await row()).id, { gid: `gid://shopify/Shop/${shop.id}` });

const [pageRoute] = await io.db.insert(routes).values({ projectId: project.id, path: '/pages/*' }).returning();
const product = shop.catalogue.products.at(0)?.handle;
for (const [path, routeId] of [
  [`/products/${product}`, route.id],
  ['/pages/about', pageRoute?.id ?? 0],
] as const)
  await io.db.insert(subPages).values({ projectId: project.id, routeId, path, url: shop.storefrontUrl + path });

const check = () => checkEmbed(io, shop.domain, { signal });
const turn = (isOn: boolean) => setEmbed(shop, shop.publishedTheme, standIn.app, 'preview', isOn);
const shown = async () => (await showTheme(io, project.id)).theme;
const home = async () => {
  if (!io.shopify) throw new Error('no app');
  return (await describeShop(io, io.shopify, project.id)).theme;
};
const tagMails = async () => (await io.db.select().from(mails)).filter(({ kind }) => kind === 'tag-lost');

/** The theme editor saves the setting beside the switch. */
function setPages(pages: 'without_image' | 'all') {
  const name = 'config/settings_data.json';
  const data = JSON.parse(shop.publishedTheme.files.get(name)?.bytes.toString() ?? '');
  for (const block of Object.values<{ settings: object }>(data.current.blocks)) block.settings = { pages };
  edit(shop.publishedTheme, name, JSON.stringify(data));
}

test('off after the installation: the tag is missing', async () => {
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'absent', reason: 'not-rendered' });
  expect(await home()).toMatchObject({ state: 'absent', shows: { ours: [] } });
});

test('switched on: live where its image comes first on the real pages, once they were looked at', async () => {
  turn(true);
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'embed', pages: 'without-image', hasImage: true });
  expect([(await shown())?.check, (await home())?.shows]).toEqual([null, null]);
  await check();
  // The product has a photo, which the theme prints first; the home page and the other page have none.
  const seen = { ours: ['page', 'other'], others: ['product'] };
  expect((await shown())?.check).toEqual({ ...seen, unread: [], doubled: [] });
  expect((await home())?.shows).toEqual(seen);
});

test('what was seen stays while a saved theme is looked at again', async () => {
  await look();
  expect((await shown())?.check).toMatchObject({ ours: ['page', 'other'] });
});

test('on all pages beside the theme’s image: two images are said, and the theme’s is first', async () => {
  setPages('all');
  await look();
  expect((await shown())?.check).toBeNull();
  await check();
  expect((await shown())?.check).toMatchObject({ others: expect.arrayContaining(['product']), doubled: ['product'] });
  setPages('without_image');
  await look();
  await check();
});

test('kinds that the merchant switches off are not looked at', async () => {
  await switchLive(io, { projectId: project.id, user, kinds: ['page'] });
  expect((await home())?.shows).toBeNull();
  await check();
  expect((await home())?.shows).toEqual({ ours: ['page'], others: [] });
  await switchLive(io, { projectId: project.id, user, kinds: ['product', 'collection', 'page', 'blog', 'other'] });
  await check();
});

test('a store that cannot be read: nothing is claimed', async () => {
  shop.state = 'locked';
  await check();
  shop.state = 'open';
  const seen = (await shown())?.check;
  expect(seen).toMatchObject({ ours: [], others: [] });
  expect(seen?.unread).toContain('page');
  await check();
});

test('a copy with the snippet is judged by its own images: the embed’s is ours too', async () => {
  setPages('all');
  const ready = await copy();
  expect(ready.check).toMatchObject({ pages: 3, own: 3, problems: [] });
  setPages('without_image');
});

test('switched off again: said on the screens and once by mail', async () => {
  await look();
  const before = (await tagMails()).length;
  turn(false);
  await look();
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'absent', reason: 'embed-off' });
  expect(await home()).toMatchObject({ state: 'embed-off', shows: { ours: [] } });
  const mail = (await tagMails()).slice(before);
  expect(mail.map(({ subject }) => subject)).toEqual([expect.stringContaining('app embed is off')]);
  // A check that was still waiting changes nothing.
  await check();
  expect((await shown())?.check).toBeNull();
});

test('another theme, in which it was never switched on', async () => {
  turn(true);
  await look();
  const before = (await tagMails()).length;
  shop.publishTheme(shop.addTheme('Spring', defaultThemeFiles()));
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'absent', reason: 'not-rendered' });
  expect(await tagMails()).toHaveLength(before + 1);
});

test('another app’s embed of the same block is not ours', async () => {
  setEmbed(shop, shop.publishedTheme, { ...standIn.app, handle: 'other-cards' }, 'preview', true);
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'absent', reason: 'not-rendered' });
});

test('an app with a handle of its own is known by it', async () => {
  standIn.app.handle = 'our-cards';
  turn(true);
  await look();
  expect((await shown())?.tag).toMatchObject({ state: 'embed' });
});
