import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { shopifyCalls } from '#contract/calls/shopify.ts';
import type { shopifyThemeCalls } from '#contract/calls/shopify-theme.ts';
import { type Api, callHeaders } from '#contract/client.ts';
import { calls } from '#contract/index.ts';
import { badTokens } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// Every call of the app, with every wrong identity and every failure of Shopify. A call without a row here does not
// compile.

type ShopCall = keyof typeof shopifyCalls | keyof typeof shopifyThemeCalls;
const names = Object.entries<Call>(calls).flatMap(([name, { part }]) => (part === 'shopify' ? [name as ShopCall] : []));

const api = await createShopifyApi();
const scopes = ['read_products', 'read_content', 'read_themes', 'write_themes'];
async function installed(handle: string) {
  const shop = await api.addShop({ handle });
  shop.install(scopes);
  const admin = api.inAdmin(shop);
  const { projectId } = await admin.openShop({ body: {} });
  return { shop, admin, id: String(projectId) };
}
const own = await installed('own');
const other = await installed('other');
const changeId = '00000000-0000-4000-8000-000000000000';

/** A valid request for each call. */
const send: Record<ShopCall, (admin: Api, id: string) => Promise<unknown>> = {
  openShop: (admin) => admin.openShop({ body: {} }),
  openStudio: (admin, id) => admin.openStudio({ params: { id }, body: {} }),
  connectShop: (admin, id) => admin.connectShop({ params: { id }, body: {} }),
  getShopClaim: (admin) => admin.getShopClaim({ query: { code: 'a'.repeat(43) } }),
  claimShop: (admin) => admin.claimShop({ body: { code: 'a'.repeat(43) } }),
  getShop: (admin, id) => admin.getShop({ params: { id } }),
  switchShopLive: (admin, id) => admin.switchShopLive({ params: { id }, body: { live: ['product'] } }),
  chooseShopPlan: (admin, id) => admin.chooseShopPlan({ params: { id }, body: { planId: 'starter-100' } }),
  cancelShopPlan: (admin, id) => admin.cancelShopPlan({ params: { id } }),
  buyShopCredits: (admin, id) => admin.buyShopCredits({ params: { id }, body: { creditBundleId: 'credits-100' } }),
  getShopTheme: (admin, id) => admin.getShopTheme({ params: { id } }),
  lookAtShopTheme: (admin, id) => admin.lookAtShopTheme({ params: { id } }),
  copyShopTheme: (admin, id) => admin.copyShopTheme({ params: { id } }),
  publishShopTheme: (admin, id) => admin.publishShopTheme({ params: { id, changeId } }),
  undoShopTheme: (admin, id) => admin.undoShopTheme({ params: { id, changeId } }),
};

/** The error for the shop's own people if nothing was prepared; null: it succeeds. */
const untouched: Record<ShopCall, string | null> = {
  openShop: null,
  openStudio: null,
  // By a login only: a session token of Shopify's is not enough.
  connectShop: 'NOT_BY_TOKEN',
  getShopClaim: 'NOT_BY_TOKEN',
  claimShop: 'NOT_BY_TOKEN',
  getShop: null,
  switchShopLive: null,
  chooseShopPlan: null,
  cancelShopPlan: 'NOT_FOUND',
  buyShopCredits: 'SHOP_PLAN_NEEDED',
  getShopTheme: null,
  lookAtShopTheme: null,
  copyShopTheme: 'THEME_NOT_CHANGEABLE',
  publishShopTheme: 'NOT_FOUND',
  undoShopTheme: 'NOT_FOUND',
};

test('the table has every call of the app', () => expect(Object.keys(send).sort()).toEqual([...names].sort()));

describe.each(names)('%s', (name) => {
  const isOfProject = (calls as Record<string, Call>)[name]?.scope !== undefined;

  test('for the shop’s own people', async () => {
    const code = await send[name](own.admin, own.id).then(
      () => null,
      async (error: unknown) => codeOf(Promise.reject(error)),
    );
    expect(code).toBe(untouched[name]);
  });

  test('no other token logs anybody in', async () => {
    const tokens = badTokens({
      app: api.standIn.app,
      domain: own.shop.domain,
      other: other.shop.domain,
      now: api.standIn.clock.now(),
    });
    for (const [what, token] of tokens) {
      const code = await codeOf(
        send[name](
          api.inAdmin(own.shop, () => token),
          own.id,
        ),
      );
      expect([what, code]).toEqual([what, name === 'openShop' ? 'SHOPIFY_SESSION_NEEDED' : 'NOT_LOGGED_IN']);
    }
  });

  test.runIf(isOfProject)('with the token of another shop: as if it were not there', async () => {
    expect(await codeOf(send[name](other.admin, own.id))).toBe(
      untouched[name] === 'NOT_BY_TOKEN' ? 'NOT_BY_TOKEN' : 'PROJECT_NOT_FOUND',
    );
  });

  test.runIf(isOfProject)('nobody is logged in after the app was uninstalled', async () => {
    const left = await installed(`left-${name.toLowerCase()}`);
    await api.deliver(...left.shop.uninstall());
    expect(await codeOf(send[name](left.admin, left.id))).toBe('NOT_LOGGED_IN');
  });
});

/** Calls that send requests to Shopify, and the error for each failure. */
const away = { 503: 'SHOPIFY_AWAY', html: 'SHOPIFY_AWAY' };
const closed = { 402: 'SHOP_CLOSED', 423: 'SHOP_CLOSED', 404: 'SHOP_CLOSED' };
const asking: Partial<Record<ShopCall, Record<string, string>>> = {
  chooseShopPlan: { ...away, ...closed, 401: 'SHOPIFY_REFUSED', 403: 'SHOPIFY_REFUSED' },
};

test.each(
  Object.entries(asking).flatMap(([name, reported]) =>
    Object.entries(reported).map(([fault, code]) => ({ name, fault, code })),
  ),
)('$name while Shopify answers $fault: $code', async ({ name, fault, code }) => {
  const { shop, admin, id } = await installed(`fault-${name.toLowerCase()}-${fault}`);
  shop.faults.add({ with: fault === 'html' ? 'html' : Number(fault), times: 6, query: 'mutation' });
  expect(await codeOf(send[name as ShopCall](admin, id))).toBe(code);
});

test('addresses that are not calls: no shop, nobody, no proof', async () => {
  const paths = ['/shopify/studio', '/shopify/billing/return'];
  const queries = [
    '',
    '?code=a&state=b',
    '?code[]=a',
    `?shop=${own.shop.domain}&hmac=00&timestamp=1`,
    '?project=1&proof=1',
  ];
  for (const path of paths)
    for (const query of queries) {
      const answer = await api.request(path + query, { headers: callHeaders });
      const location = answer.headers.get('location') ?? '';
      const isRefused = answer.status === 404 || (answer.status === 302 && location.includes('/app/login?'));
      expect([path, query, isRefused]).toEqual([path, query, true]);
      expect(location).not.toContain('evil');
    }
});
