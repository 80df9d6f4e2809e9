import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { tokenAreas } from '#domain/access/proof.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { authenticatorApps, projects, shopifyLinks, users } from '#io/db/schema/index.ts';
import { signQuery } from '../../../stand-ins/shopify/auth/sign.ts';
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

  test('the yes of an account counts only in the admin of that shop, once and for a while', async () => {
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

async function begin(handle: string) {
  const shop = await api.addShop({ handle });
  const owner = await api.addPerson(`${handle}@example.com`);
  const project = await api.addProject(`${handle}-project`);
  await api.join(project.id, owner.id, 'admin');
  const browser = browserSession(api);
  browser.cookies.set(SESSION_COOKIE, owner.token);
  const params = { id: String(project.id) };
  const { redirectTo } = await browser.api.connectShop({ params, body: { shop: handle } });
  return { shop, owner, project, browser, params, redirectTo };
}

/** What Shopify's granting screen does. */
async function grant(shop: Shop, redirectTo: string): Promise<string> {
  const body = new URLSearchParams({ decision: 'install' });
  const answer = await fetch(redirectTo, { method: 'POST', body, redirect: 'manual' });
  expect(shop.installation).not.toBeNull();
  return answer.headers.get('location') ?? '';
}

const comeBack = (location: string, cookies: Map<string, string>) => {
  const { pathname, search } = new URL(location);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return api.request(pathname.replace(/^\/api/, '') + search, { headers: { cookie } });
};

describe('"Connect" in the settings', () => {
  test('the project gets its shop, and stays when the app goes', async () => {
    const { shop, owner, project, browser, redirectTo } = await begin('connect');
    expect(new URL(redirectTo).searchParams.get('scope')).toBe('read_products,read_content,read_themes');
    const back = await comeBack(await grant(shop, redirectTo), browser.cookies);
    expect(back.headers.get('location')).toContain('/app/connect-project/settings/shopify?connected=1');
    expect(await api.rowOf(shop)).toMatchObject({ projectId: project.id, ownerId: owner.id, madeProject: false });
    const opened = await api.inAdmin(shop).openShop({ body: {} });
    expect(opened).toMatchObject({ state: 'ready', projectId: project.id });
    await api.deliver(...shop.uninstall());
    const [after] = await db.select().from(projects).where(eq(projects.id, project.id));
    expect(after?.state).toBe('active');
  });

  test.each(['evil.com/.myshopify.com', 'https://evil.com', 'halm.myshopify.com.evil.com', ''])(
    'the shop %j is none',
    async (typed) => {
      const owner = await api.addPerson(`typed-${crypto.randomUUID()}@example.com`);
      const project = await api.addProject(`typed-${crypto.randomUUID().slice(0, 8)}`);
      await api.join(project.id, owner.id, 'admin');
      const call = api.as(owner.token).connectShop({ params: { id: String(project.id) }, body: { shop: typed } });
      await expect(call).rejects.toMatchObject({ status: 422, errors: { shop: [expect.any(String)] } });
    },
  );

  test.each<[string, (location: URL, secret: string) => URL]>([
    ['a state that does not match', (url, secret) => resign(url, secret, { state: 'another' })],
    ['another shop', (url, secret) => resign(url, secret, { shop: 'halm.myshopify.com' })],
    ['a shop that is none', (url, secret) => resign(url, secret, { shop: 'evil.com/.myshopify.com' })],
    ['a wrong signature', (url) => resign(url, 'another secret', {})],
    ['an old timestamp', (url, secret) => resign(url, secret, { timestamp: '1700000000' })],
  ])('with %s nothing is connected', async (name, twist) => {
    const handle = name.replaceAll(' ', '-');
    const { shop, browser, redirectTo } = await begin(handle);
    const location = await grant(shop, redirectTo);
    const back = await comeBack(twist(new URL(location), api.standIn.app.apiSecret).href, browser.cookies);
    expect(back.headers.get('location')).toMatch(/\/settings\/shopify\?error=SHOPIFY_LINK_EXPIRED/);
    expect((await api.rows()).map((row) => row.shop)).not.toContain(shop.domain);
  });
});

describe('"Connect" that is refused', () => {
  test('in another browser, by another person, or twice', async () => {
    const { shop, browser, redirectTo } = await begin('browsers');
    const location = await grant(shop, redirectTo);
    const nobody = await comeBack(location, new Map());
    expect(nobody.headers.get('location')).toContain('/app/login?error=SHOPIFY_LINK_EXPIRED');
    const stranger = await api.addPerson('other-browser@example.com');
    const cookies = new Map([...browser.cookies, [SESSION_COOKIE, stranger.token]]);
    expect((await comeBack(location, cookies)).headers.get('location')).toMatch(/\/app\/shopify\?error=NOT_LOGGED_IN/);
    expect((await api.rows()).map((row) => row.shop)).not.toContain(shop.domain);
    expect((await comeBack(location, browser.cookies)).headers.get('location')).toContain('SHOPIFY_LINK_EXPIRED');
  });

  test('a code that Shopify does not take', async () => {
    const { shop, browser, redirectTo } = await begin('bad-code');
    const location = await grant(shop, redirectTo);
    shop.codes.clear();
    expect((await comeBack(location, browser.cookies)).headers.get('location')).toContain('error=SHOPIFY_REFUSED');
  });

  test('somebody who is no admin of the project any more', async () => {
    const { shop, owner, project, browser, redirectTo } = await begin('former');
    const location = await grant(shop, redirectTo);
    await api.join(project.id, owner.id, 'user');
    expect((await comeBack(location, browser.cookies)).headers.get('location')).toContain('error=PROJECT_NOT_FOUND');
  });

  test('a shop that is installed for another project stays there', async () => {
    const { shop, opened } = await installed('taken');
    const owner = await api.addPerson('wants-taken@example.com');
    const project = await api.addProject('wants-taken');
    await api.join(project.id, owner.id, 'admin');
    const call = api.as(owner.token).connectShop({ params: { id: String(project.id) }, body: { shop: 'taken' } });
    expect(await codeOf(call)).toBe('SHOP_CONNECTED_ELSEWHERE');
    expect((await api.rowOf(shop)).projectId).toBe(opened.projectId);
  });
});

function resign(url: URL, secret: string, change: Record<string, string>): URL {
  const { hmac: _, ...params } = Object.fromEntries(url.searchParams);
  const next = new URL(url);
  next.search = signQuery({ ...params, ...change }, secret).toString();
  return next;
}
