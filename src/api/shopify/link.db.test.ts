import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { tokenAreas } from '#domain/access/proof.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { authenticatorApps, projects, shopifyLinks, users } from '#io/db/schema/index.ts';
import type { Shop } from '../../../stand-ins/shopify/shop/shop.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { newestMail } from '../../../test/mails.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// Whose account a shop belongs to: an existing account must agree itself and is never taken over.

const api = await createShopifyApi();
await api.runJobs();
const { db } = api.io;
const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((set) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(set)?.[1])
    .find(Boolean) ?? null;
const codeIn = (url: string | null) => new URL(url ?? '').searchParams.get('code') ?? '';
const claimIn = (url: string) => new URL(url).searchParams.get('claim') ?? '';

async function installed(handle: string, email = `owner@${handle}.example`) {
  const shop = await api.addShop({ handle, details: { email } });
  shop.install();
  return { shop, admin: api.inAdmin(shop), opened: await api.inAdmin(shop).openShop({ body: {} }) };
}

describe('a shop whose address has an account', () => {
  test('is connected when the account agrees and the admin is opened again; its own project is used', async () => {
    const owner = await api.addPerson('known@example.com');
    const own = await api.addProject('known-shop');
    await db.update(projects).set({ shopifyUrl: 'https://known.myshopify.com' }).where(eq(projects.id, own.id));
    await api.join(own.id, owner.id, 'admin');
    const { admin, shop, opened } = await installed('known', owner.email);
    expect(opened).toMatchObject({ state: 'claim', projectId: null, projectSlug: null });
    expect(opened.claimUrl).toContain('/app/connect-shop?code=');
    const code = codeIn(opened.claimUrl);
    const shown = await api.as(owner.token).getShopClaim({ query: { code } });
    expect(shown).toMatchObject({ shop: { domain: shop.domain }, project: { slug: 'known-shop' } });
    // Nothing has changed yet, neither by opening the link nor by the account's agreement alone.
    expect((await admin.openShop({ body: {} })).state).toBe('claim');
    const { redirectTo } = await api.as(owner.token).claimShop({ body: { code } });
    expect(redirectTo).toContain('/store/known/apps/');
    expect((await admin.openShop({ body: {} })).state).toBe('claim');
    const claim = claimIn(redirectTo);
    expect(await admin.openShop({ body: { claim } })).toMatchObject({ state: 'ready', projectId: own.id });
    expect(await api.rowOf(shop)).toMatchObject({ ownerId: owner.id, madeProject: false });
    expect(await codeOf(api.as(owner.token).claimShop({ body: { code } }))).toBe('SHOPIFY_LINK_EXPIRED');
    expect(await codeOf(api.as(owner.token).getShopClaim({ query: { code } }))).toBe('SHOPIFY_LINK_EXPIRED');
  });

  test('can be connected to another account instead, with a new project', async () => {
    await api.addPerson('first@example.com');
    const other = await api.addPerson('second@example.com');
    const { admin, opened } = await installed('other-account', 'first@example.com');
    const { redirectTo } = await api.as(other.token).claimShop({ body: { code: codeIn(opened.claimUrl) } });
    const ready = await admin.openShop({ body: { claim: claimIn(redirectTo) } });
    expect(ready).toMatchObject({ state: 'ready', missing: [] });
    const { userToProject } = await api.as(other.token).getUser();
    expect(userToProject.map(({ project }) => project.id)).toEqual([ready.projectId]);
  });

  test('the agreement of an account is valid only in the admin of that shop, once and for a limited time', async () => {
    const victim = await api.addPerson('victim@example.com');
    const { opened } = await installed('of-attacker', victim.email);
    const { redirectTo } = await api.as(victim.token).claimShop({ body: { code: codeIn(opened.claimUrl) } });
    const claim = claimIn(redirectTo);
    const elsewhere = await installed('elsewhere', victim.email);
    expect((await elsewhere.admin.openShop({ body: { claim } })).state).toBe('claim');
    // The link is used up.
    expect(await db.select().from(shopifyLinks).where(eq(shopifyLinks.kind, 'return'))).toEqual([]);
    const late = await api.as(victim.token).claimShop({ body: { code: codeIn(elsewhere.opened.claimUrl) } });
    await db.update(shopifyLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await elsewhere.admin.openShop({ body: { claim: claimIn(late.redirectTo) } })).state).toBe('claim');
  });

  test('needs a login, not a token, and a code of ours', async () => {
    const person = await api.addPerson('claimer@example.com');
    expect(await codeOf(api.as(null).claimShop({ body: { code: 'x' } }))).toBe('NOT_LOGGED_IN');
    expect(await codeOf(api.as(person.token).claimShop({ body: { code: 'x' } }))).toBe('SHOPIFY_LINK_EXPIRED');
    const { token } = await addApiToken(db, person.id, { name: 'write', scope: 'write' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await api.request('/shopify/claim', { method: 'POST', headers, body: '{"code":"x"}' });
    expect((await answer.json()).code).toBe('NOT_BY_TOKEN');
  });
});

describe('an address that a shop named and somebody proves later', () => {
  test('is theirs without the shop, which has to ask', async () => {
    const { admin, shop, opened } = await installed('named', 'named@example.com');
    expect(opened.state).toBe('ready');
    const url = (await admin.openStudio({ params: { id: String(opened.projectId) }, body: {} })).url;
    const early = sessionIn(await api.request(new URL(url).pathname.replace('/api', '') + new URL(url).search));
    const person = browserSession(api);
    await person.api.sendMagicLinkCode({ body: { email: 'named@example.com' } });
    const mail = await newestMail(db, 'named@example.com', 'magic-link');
    const magicLinkCode = /magicLinkCode=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await person.api.loginViaMagicLinkCode({ body: { magicLinkCode } });
    await expect(api.as(early).getUser()).rejects.toMatchObject({ status: 401 });
    expect(await api.rowOf(shop)).toMatchObject({ ownerId: null, ownerShopUser: null });
    expect(await codeOf(admin.openStudio({ params: { id: String(opened.projectId) }, body: {} }))).toBe(
      'NOT_LOGGED_IN',
    );
    const asking = await admin.openShop({ body: {} });
    expect(asking.state).toBe('claim');
    const { redirectTo } = await person.api.claimShop({ body: { code: codeIn(asking.claimUrl) } });
    const again = await admin.openShop({ body: { claim: claimIn(redirectTo) } });
    expect(again).toMatchObject({ state: 'ready', projectId: opened.projectId });
  });
});

describe('from the admin to the full app', () => {
  const follow = (url: string) => {
    const { pathname, search } = new URL(url);
    return api.request(pathname.replace(/^\/api/, '') + search);
  };
  const link = async (shop: Shop, projectId: number | null, userId = shop.user.id, path?: string) =>
    (
      await api
        .inAdmin(shop, () => api.tokenOf(shop, userId))
        .openStudio({ params: { id: String(projectId) }, body: path === undefined ? {} : { path } })
    ).url;

  test('one login, once, and for two minutes', async () => {
    const { shop, opened } = await installed('studio');
    const url = await link(shop, opened.projectId);
    const entered = await follow(url);
    expect(entered.status).toBe(302);
    expect(entered.headers.get('location')).toBe(`http://localhost:3000/app/${opened.projectSlug}/dashboard`);
    const user = await api.as(sessionIn(entered)).getUser();
    expect(user).toMatchObject({ email: 'owner@studio.example', platform: 'shopify' });
    const again = await follow(url);
    expect([sessionIn(again), again.headers.get('location')]).toEqual([
      null,
      expect.stringContaining('error=SHOPIFY_LINK_EXPIRED'),
    ]);
    const late = await link(shop, opened.projectId);
    await db.update(shopifyLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(sessionIn(await follow(late))).toBeNull();
    expect(sessionIn(await follow('http://localhost:3000/api/shopify/studio?code=guess'))).toBeNull();
  });

  test('leads only to paths of ours', async () => {
    const { shop, opened } = await installed('paths');
    const templates = await link(shop, opened.projectId, shop.user.id, '/app/x/templates');
    expect((await follow(templates)).headers.get('location')).toBe('http://localhost:3000/app/x/templates');
    const evil = await link(shop, opened.projectId, shop.user.id, '//evil.example/');
    expect((await follow(evil)).headers.get('location')).toContain(`/app/${opened.projectSlug}/dashboard`);
  });

  test('an account that agreed: only for the person who connected it, and with its second factor', async () => {
    const owner = await api.addPerson('agreed@example.com');
    const { shop, admin, opened } = await installed('agreed', owner.email);
    const { redirectTo } = await api.as(owner.token).claimShop({ body: { code: codeIn(opened.claimUrl) } });
    const { projectId } = await admin.openShop({ body: { claim: claimIn(redirectTo) } });
    expect(sessionIn(await follow(await link(shop, projectId)))).not.toBeNull();
    // Somebody else in the same admin gets the page without a login.
    expect(await link(shop, projectId, 4711)).not.toContain('/api/');
    await db.insert(authenticatorApps).values({ userId: owner.id, secret: 'sealed', confirmedAt: new Date() });
    const half = await follow(await link(shop, projectId));
    expect([sessionIn(half), half.headers.get('location')]).toEqual([null, expect.stringContaining('step=2')]);
    await db.update(users).set({ status: 'suspended' }).where(eq(users.id, owner.id));
    expect(await codeOf(link(shop, projectId))).toBe('NOT_LOGGED_IN');
  });

  test('an API token or a cookie is not enough, nor another shop’s token', async () => {
    const { opened } = await installed('guarded');
    const other = await installed('guarding');
    const params = { id: String(opened.projectId) };
    expect((await codeOf(other.admin.openStudio({ params, body: {} }))).startsWith('PROJECT_NOT_FOUND')).toBe(true);
    const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
    expect(await codeOf(api.as(boss.token).openStudio({ params, body: {} }))).toBe('SHOPIFY_SESSION_NEEDED');
    const areas = [...tokenAreas];
    const { token } = await addApiToken(db, boss.id, { name: 'write', scope: 'write', areas });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await api.request(`/shopify/studio-link/${params.id}`, { method: 'POST', headers, body: '{}' });
    expect((await answer.json()).code).toBe('SHOPIFY_SESSION_NEEDED');
  });
});

/** Somebody presses “Install in Shopify” in the settings of a project with the store's address. */
async function begin(handle: string) {
  const shop = await api.addShop({ handle });
  const owner = await api.addPerson(`${handle}@example.com`);
  const project = await api.addProject(`${handle}-project`);
  await db
    .update(projects)
    .set({ shopifyUrl: `https://${shop.domain}` })
    .where(eq(projects.id, project.id));
  await api.join(project.id, owner.id, 'admin');
  const press = () => api.as(owner.token).connectShop({ params: { id: String(project.id) }, body: {} });
  return { shop, owner, project, press, admin: api.inAdmin(shop) };
}

describe('installing for a project', () => {
  test('begins at Shopify, without an address, and ends with the project’s store', async () => {
    const { shop, owner, project, press, admin } = await begin('begun');
    const { redirectTo } = await press();
    expect(redirectTo).toBe(`${api.standIn.url}/oauth/install?client_id=${api.standIn.app.apiKey}`);
    shop.install();
    // No account has the store's address: without the beginning it would have got one of its own.
    const opened = await admin.openShop({ body: {} });
    expect(opened).toMatchObject({ state: 'claim', canStartAlone: true, projectId: null });
    const code = codeIn(opened.claimUrl);
    expect(await api.as(owner.token).getShopClaim({ query: { code } })).toMatchObject({
      project: { slug: 'begun-project' },
    });
    const { redirectTo: back } = await api.as(owner.token).claimShop({ body: { code } });
    const ready = await admin.openShop({ body: { claim: claimIn(back) } });
    expect(ready).toMatchObject({ state: 'ready', projectId: project.id, canStartAlone: false });
    expect(await api.rowOf(shop)).toMatchObject({ projectId: project.id, ownerId: owner.id, madeProject: false });
    await api.deliver(...shop.uninstall());
    const [after] = await db.select().from(projects).where(eq(projects.id, project.id));
    expect(after?.state).toBe('active');
  });

  test('does not lock the merchant out: they can continue without that account', async () => {
    const { shop, press, admin } = await begin('alone');
    await press();
    shop.install();
    expect((await admin.openShop({ body: {} })).state).toBe('claim');
    const alone = await admin.openShop({ body: { alone: true } });
    expect(alone).toMatchObject({ state: 'ready', canStartAlone: false });
    expect(await api.rowOf(shop)).toMatchObject({ madeProject: true });
    expect((await admin.openShop({ body: {} })).state).toBe('ready');
    // A running store gets no second request, whoever begins.
    await press();
    expect(await admin.openShop({ body: {} })).toMatchObject({ state: 'ready', projectId: alone.projectId });
  });

  test('is forgotten after an hour', async () => {
    const { shop, press, admin } = await begin('late');
    await press();
    await db.update(shopifyLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    shop.install();
    expect((await admin.openShop({ body: {} })).state).toBe('ready');
  });

  test('does not affect other stores', async () => {
    const { press } = await begin('somewhere');
    await press();
    expect((await installed('somewhere-else')).opened.state).toBe('ready');
  });

  test('a store that left its own account behind asks for the person’s, with the project it had', async () => {
    const { shop, owner, press, admin } = await begin('again');
    shop.install();
    const before = await admin.openShop({ body: {} });
    expect(before.state).toBe('ready');
    await api.deliver(...shop.uninstall());
    await press();
    shop.install();
    const opened = await admin.openShop({ body: {} });
    expect(opened).toMatchObject({ state: 'claim', canStartAlone: true });
    const code = codeIn(opened.claimUrl);
    const { redirectTo } = await api.as(owner.token).claimShop({ body: { code } });
    const ready = await admin.openShop({ body: { claim: claimIn(redirectTo) } });
    expect(ready).toMatchObject({ state: 'ready', projectId: before.projectId });
    expect(await api.rowOf(shop)).toMatchObject({ ownerId: owner.id });
  });

  test('is for admins of the project, by a login', async () => {
    const { project } = await begin('not-yours');
    const params = { id: String(project.id) };
    const stranger = await api.addPerson('stranger@example.com');
    expect(await codeOf(api.as(stranger.token).connectShop({ params, body: {} }))).toMatch(/^PROJECT_NOT_FOUND/);
    await api.join(project.id, stranger.id, 'user');
    expect(await codeOf(api.as(stranger.token).connectShop({ params, body: {} }))).toBe('NOT_ALLOWED');
  });
});
