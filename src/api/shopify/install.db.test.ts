import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askShop } from '#flows/shopify/shop-access.ts';
import { projects, routes, users, userToProject } from '#io/db/schema/index.ts';
import { countRows } from '../../../test/count-rows.ts';
import { refusal } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// Installing the app from Shopify's side: managed installation and token exchange, against the stand-in.

const api = await createShopifyApi();
const { db } = api.io;

describe('the first time the app is opened', () => {
  test('the shop becomes a project, its owner a user, its tokens are stored encrypted [1.8]', async () => {
    const shop = await api.addShop({ handle: 'halm' });
    shop.install();
    const opened = await api.inAdmin(shop).openShop({ body: {} });
    expect(opened).toMatchObject({
      state: 'ready',
      shop: { name: 'Halm & Ton', domain: 'halm.myshopify.com' },
      claimUrl: null,
      missing: [],
    });
    const row = await api.rowOf(shop);
    expect(row.accessToken).not.toContain('shpat');
    expect(row.refreshToken).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain('shpat');
    expect(row).toMatchObject({ madeProject: true, ownerShopUser: String(shop.user.id), uninstalledAt: null });
    const [project] = await db
      .select()
      .from(projects)
      .where(eq(projects.id, opened.projectId ?? 0));
    expect(project).toMatchObject({ pageType: 'shopify', state: 'active', shopifyUrl: 'https://halm.myshopify.com' });
    expect(project?.full).toBe(`${shop.storefrontUrl}/`);
    const paths = await db
      .select({ path: routes.path })
      .from(routes)
      .where(eq(routes.projectId, project?.id ?? 0));
    expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(['/products/*', '/collections/*', '*']));
    const [owner] = await db.select().from(users).where(eq(users.email, 'owner@halm.example'));
    expect(owner).toMatchObject({ platform: 'shopify', status: 'inactive', passwordHash: null });
  });

  test('the embedded screens then use the calls of the project, and of no other', async () => {
    const shop = await api.addShop({ handle: 'screens' });
    shop.install();
    const admin = api.inAdmin(shop);
    const { projectId } = await admin.openShop({ body: {} });
    expect(await admin.getProject({ params: { id: String(projectId) } })).toMatchObject({ id: projectId });
    expect(await admin.getShop({ params: { id: String(projectId) } })).toMatchObject({
      state: 'ready',
      canWriteThemes: false,
      seesLanguages: false,
      billing: { planId: 'free', current: null, trialFor: ['starter', 'professional'], canBuyCredits: false },
    });
    const other = await api.addProject('foreign');
    expect((await refusal(admin.getProject({ params: { id: String(other.id) } }))).status).toBe(404);
    expect((await refusal(admin.getShop({ params: { id: String(other.id) } }))).status).toBe(404);
  });

  test('twice at once makes one project and one user', async () => {
    const shop = await api.addShop({ handle: 'twice' });
    shop.install();
    const opened = await Promise.all(Array.from({ length: 4 }, () => api.inAdmin(shop).openShop({ body: {} })));
    expect(new Set(opened.map(({ projectId }) => projectId)).size).toBe(1);
    expect(opened.every(({ state }) => state === 'ready')).toBe(true);
    expect(await countRows(db, projects, eq(projects.shopifyUrl, 'https://twice.myshopify.com'))).toBe(1);
  });

  test('a project that somebody else has for the same address stays theirs', async () => {
    const shop = await api.addShop({ handle: 'same-address' });
    shop.install();
    const stranger = await api.addPerson('stranger@example.com');
    const theirs = await api.addProject('theirs');
    await db
      .update(projects)
      .set({ full: `${shop.storefrontUrl}/` })
      .where(eq(projects.id, theirs.id));
    await api.join(theirs.id, stranger.id, 'admin');
    const { projectId } = await api.inAdmin(shop).openShop({ body: {} });
    expect(projectId).not.toBe(theirs.id);
    expect(await countRows(db, userToProject, eq(userToProject.projectId, theirs.id))).toBe(1);
  });
});

describe('refused', async () => {
  const shop = await api.addShop({ handle: 'refused' });
  shop.install();
  const other = await api.addShop({ handle: 'refused-other' });
  const past = Math.floor(Date.now() / 1000) - 3600;

  test.each<[string, () => string]>([
    ['no token', () => ''],
    ['a token of another app', () => api.tokenOf(shop, 1, { aud: 'another' })],
    ['a token that has ended', () => api.tokenOf(shop, 1, { exp: past, nbf: past - 60, iat: past - 60 })],
    ['a token whose shop is none', () => api.tokenOf(shop, 1, { dest: 'https://evil.com/.myshopify.com' })],
    ['a token of two shops', () => api.tokenOf(shop, 1, { iss: `https://${other.domain}/admin` })],
    ['a token signed by somebody else', () => `${api.tokenOf(shop).slice(0, -4)}AAAA`],
    ['an API token', () => 'lbk_abcdefghijklmnopqrstuvwxyz'],
  ])('%s', async (_, token) => {
    const { status, code } = await refusal(api.inAdmin(shop, token).openShop({ body: {} }));
    expect([status, code]).toEqual([401, 'SHOPIFY_SESSION_NEEDED']);
  });

  test('a shop that has not installed the app', async () => {
    expect((await refusal(api.inAdmin(other).openShop({ body: {} }))).code).toBe('SHOPIFY_REFUSED');
    expect((await api.rows()).map((row) => row.shop)).not.toContain(other.domain);
  });

  test.each(['frozen', 'locked', 'closed'] as const)('a %s shop: says so, and stores nothing', async (state) => {
    const gone = await api.addShop({ handle: `is-${state}` });
    gone.install();
    gone.state = state;
    expect(await api.inAdmin(gone).openShop({ body: {} })).toMatchObject({ state: 'closed', projectId: null });
    expect((await api.rows()).map((row) => row.shop)).not.toContain(gone.domain);
  });

  test('Shopify is unavailable: nothing is stored, the next attempt works', async () => {
    const away = await api.addShop({ handle: 'away' });
    away.install();
    away.faults.add({ with: 401, times: 1 });
    expect((await refusal(api.inAdmin(away).openShop({ body: {} }))).code).toBe('SHOPIFY_REFUSED');
    expect((await api.rows()).map((row) => row.shop)).not.toContain(away.domain);
    away.faults.add({ with: 503, times: 2 });
    expect((await api.inAdmin(away).openShop({ body: {} })).state).toBe('ready');
  });
});

describe('later', () => {
  test('a token that ends is exchanged again; until then Shopify is not asked', async () => {
    const shop = await api.addShop({ handle: 'hourly' });
    shop.install();
    const admin = api.inAdmin(shop);
    await admin.openShop({ body: {} });
    const first = (await api.rowOf(shop)).accessToken;
    shop.state = 'frozen';
    expect((await admin.openShop({ body: {} })).state).toBe('ready');
    shop.state = 'open';
    expect((await api.rowOf(shop)).accessToken).toBe(first);
    await api.changeRow(shop, { accessTokenExpiresAt: new Date(Date.now() + 60_000) });
    expect((await api.inAdmin(shop).openShop({ body: {} })).state).toBe('ready');
    expect((await api.rowOf(shop)).accessToken).not.toBe(first);
  });

  test('a renamed shop keeps its project', async () => {
    const shop = await api.addShop({ handle: 'old-name' });
    shop.install();
    const before = await api.inAdmin(shop).openShop({ body: {} });
    await api.changeRow(shop, { shop: 'an-older-name.myshopify.com' });
    const after = await api.inAdmin(shop).openShop({ body: {} });
    expect([after.projectId, after.shop.domain]).toEqual([before.projectId, 'old-name.myshopify.com']);
    await api.changeRow(shop, { shop: 'an-older-name.myshopify.com' });
    await api.deliver(...shop.changeDetails({ name: 'Halm' }));
    expect(await api.rowOf(shop)).toMatchObject({ projectId: before.projectId, name: 'Halm' });
  });

  test('scopes that were taken away: which, and whole again when granted', async () => {
    const shop = await api.addShop({ handle: 'scopes' });
    shop.install();
    const admin = api.inAdmin(shop);
    const { projectId } = await admin.openShop({ body: {} });
    const before = [...(shop.installation?.scopes ?? [])];
    shop.setScopes(before.filter((scope) => scope !== 'read_themes'));
    await api.deliver(...(await shop.sent()));
    const params = { id: String(projectId) };
    expect(await admin.getShop({ params })).toMatchObject({ state: 'scopes', missing: ['read_themes'] });
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'scopes', missing: ['read_themes'], projectId });
    shop.setScopes(before);
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'ready', missing: [] });
  });

  test('languages that a merchant allows are read at once, and are not missed where they are refused', async () => {
    const shop = await api.addShop({ handle: 'languages' });
    shop.install();
    const admin = api.inAdmin(shop);
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'ready', missing: [] });
    const before = [...(shop.installation?.scopes ?? [])];
    await api.changeRow(shop, { pageSync: null });
    shop.setScopes([...before, 'read_locales', 'read_translations', 'read_markets']);
    await api.deliver(...(await shop.sent()));
    expect((await api.rowOf(shop)).pageSync).toMatchObject({ endedAt: null, failure: null });
    await api.changeRow(shop, { pageSync: null });
    shop.setScopes(before);
    await api.deliver(...(await shop.sent()));
    expect(await api.rowOf(shop)).toMatchObject({ pageSync: null, scopes: before });
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'ready', missing: [] });
  });

  test('scopes that are missing before the webhook says so, and a token that Shopify does not take', async () => {
    const shop = await api.addShop({ handle: 'quietly' });
    shop.install();
    const admin = api.inAdmin(shop);
    await admin.openShop({ body: {} });
    const themes = { query: 'query { themes(first: 1) { nodes { id } } }', data: z.unknown() };
    const ask = async () => askShop(api.io, await api.rowOf(shop), themes);
    expect((await ask()).ok).toBe(true);
    shop.setScopes((shop.installation?.scopes ?? []).filter((scope) => scope !== 'read_themes'));
    expect(await ask()).toMatchObject({ ok: false, reason: 'no-scope' });
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'scopes', missing: ['read_themes'] });
    shop.setScopes([...(shop.installation?.scopes ?? []), 'read_themes']);
    expect((await admin.openShop({ body: {} })).state).toBe('ready');
    // Uninstalled and installed again, and both webhooks are lost.
    shop.uninstall();
    shop.install();
    expect(await ask()).toMatchObject({ ok: false, reason: 'unauthorized' });
    expect((await admin.openShop({ body: {} })).state).toBe('ready');
    expect((await ask()).ok).toBe(true);
  });
});

test('without keys there are no such calls, also in the document', async () => {
  const { createTestApi } = await import('../../../test/api.ts');
  const plain = await createTestApi();
  for (const path of ['/shopify/session', '/shopify/webhooks', '/shopify/claim']) {
    const answer = await plain.request(path, { method: 'POST', body: '{}' });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'CALL_NOT_FOUND']);
  }
  const paths = async (from: typeof plain) => Object.keys((await (await from.request('/openapi.json')).json()).paths);
  expect((await paths(plain)).filter((path) => path.startsWith('/shopify'))).toEqual([]);
  expect(await paths(api)).toContain('/shopify/session');
});
