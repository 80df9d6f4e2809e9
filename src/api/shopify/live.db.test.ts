import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { liveKinds } from '#domain/shopify/theme-snippet.ts';
import { activityLog } from '#io/db/schema/index.ts';
import type { Shop } from '../../../stand-ins/shopify/shop/shop.ts';
import { codeOf, refusal } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// The merchant's switch: on which kinds of pages the theme uses our images.

const api = await createShopifyApi();
const { db } = api.io;

async function installed(handle: string) {
  const shop = await api.addShop({ handle });
  shop.install();
  const admin = api.inAdmin(shop);
  const { projectId } = await admin.openShop({ body: {} });
  const params = { id: String(projectId) };
  const live = async () => (await admin.getShop({ params })).live;
  return { shop, admin, params, live, projectId: projectId ?? 0 };
}

/** What the theme reads. */
const switchOf = (shop: Shop) =>
  shop.metafields.find(({ namespace, key }) => namespace === 'linkbild' && key === 'preview')?.value ?? null;

describe('the switch', async () => {
  const { shop, admin, params, live, projectId } = await installed('switch');

  test('is on for every kind of page by default', async () => {
    expect(await live()).toEqual(liveKinds);
    expect(switchOf(shop)).toBeNull();
  });

  test.each([
    [['product', 'blog'], 'product,blog,article'],
    [[], 'off'],
    [[...liveKinds], 'on'],
  ] as const)('%j: the shop has %s, and the app says the same', async (kinds, text) => {
    expect(await admin.switchShopLive({ params, body: { live: [...kinds] } })).toEqual({ live: kinds });
    expect(switchOf(shop)).toBe(text);
    expect(await live()).toEqual(kinds);
  });

  test('two at once: the shop and the app agree in the end', async () => {
    const wanted = liveKinds.map((kind) => admin.switchShopLive({ params, body: { live: [kind] } }));
    await Promise.all(wanted);
    const [only] = await live();
    expect(switchOf(shop)?.split(',')[0]).toBe(only === 'other' ? 'index' : only);
  });

  test('is in the log of who did what', async () => {
    const logged = await db.select().from(activityLog).where(eq(activityLog.projectId, projectId));
    expect(logged.filter(({ action }) => action === 'live-switched').map(({ subject }) => subject)).toContain('off');
  });

  test('what the shop has is read when the app is installed again', async () => {
    const { shop: other, admin: again } = await installed('switch-again');
    await api.deliver(...other.webhooks.deliveries);
    other.metafields.push({
      ...{ id: 1, namespace: 'linkbild', key: 'preview', type: 'single_line_text_field', value: 'collection' },
      ...{ createdAt: '', updatedAt: '' },
    });
    await api.changeRow(other, { accessToken: null });
    const { projectId: id } = await again.openShop({ body: {} });
    expect((await again.getShop({ params: { id: String(id) } })).live).toEqual(['collection']);
  });
});

describe('refused', async () => {
  const { shop, admin, params, live, projectId } = await installed('switch-refused');
  const body = { live: ['product' as const] };
  await admin.switchShopLive({ params, body });

  /** Neither Shopify nor the row has changed. */
  const isUnchanged = async () => {
    expect(switchOf(shop)).toBe('product');
    expect(await live()).toEqual(['product']);
  };
  const off = { params, body: { live: [] } };

  test('an editor, and somebody who is not of the project', async () => {
    const editor = await api.addPerson('editor-of-switch@example.com');
    await api.join(projectId, editor.id, 'user');
    const stranger = await api.addPerson('stranger-to-switch@example.com');
    expect((await refusal(api.as(editor.token).switchShopLive(off))).status).toBe(403);
    expect((await refusal(api.as(stranger.token).switchShopLive(off))).status).toBe(404);
    await isUnchanged();
  });

  test('the admin of another shop', async () => {
    const other = await installed('switch-other');
    expect((await refusal(other.admin.switchShopLive(off))).status).toBe(404);
    await isUnchanged();
  });

  test('a kind that is none', async () => {
    const body = { live: ['checkout'] } as unknown as { live: [] };
    expect(await codeOf(admin.switchShopLive({ params, body }))).toBe('VALIDATION_FAILED');
    await isUnchanged();
  });

  test.each([
    [503, 'SHOPIFY_AWAY'],
    [403, 'SHOPIFY_REFUSED'],
    [402, 'SHOP_CLOSED'],
  ])('Shopify answers %i', async (status, code) => {
    shop.faults.add({ with: status, query: 'SetLiveSwitch' });
    expect(await codeOf(admin.switchShopLive(off))).toBe(code);
    await isUnchanged();
  });

  test('Shopify does not take the value', async () => {
    await api.changeRow(shop, { gid: 'gid://shopify/Shop/0' });
    expect(await codeOf(admin.switchShopLive(off))).toBe('THEME_CHANGE_REFUSED');
    await api.changeRow(shop, { gid: `gid://shopify/Shop/${shop.id}` });
    await isUnchanged();
  });

  test('throttled: waits as long as Shopify says, and then it is done', async () => {
    shop.faults.add({ with: 'THROTTLED', query: 'SetLiveSwitch' });
    expect(await admin.switchShopLive(off)).toEqual({ live: [] });
    expect(switchOf(shop)).toBe('off');
  });

  test('uninstalled', async () => {
    await api.changeRow(shop, { accessToken: null });
    const member = await api.addPerson('owner-of-switch@example.com');
    await api.join(projectId, member.id, 'admin');
    expect(await codeOf(api.as(member.token).switchShopLive(off))).toBe('SHOP_NOT_CONNECTED');
  });
});
