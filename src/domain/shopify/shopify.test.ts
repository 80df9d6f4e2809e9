import { expect, test } from 'vitest';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { gainsLanguages, missingScopes } from './app-config.ts';
import { replacementOf } from './charges.ts';
import { type EmbedCheck, embedCheckOf, type SeenPage, shownKinds } from './embed-check.ts';
import { readShopDomain, shopHandle } from './shop-domain.ts';
import type { ThemeReport } from './theme-report.ts';
import { liveKindOfRoute, liveKinds, readLiveSwitch, writeLiveSwitch } from './theme-snippet.ts';

test.each([
  [['read_products', 'read_content', 'read_themes'], []],
  [['read_products', 'read_content', 'write_themes'], []],
  [['read_products', 'read_themes'], ['read_content']],
  [[], ['read_products', 'read_content', 'read_themes']],
])('with %j the app lacks %j', (granted, missing) => expect(missingScopes(granted)).toEqual(missing));

test.each([
  [['read_products'], ['read_products', 'read_locales'], true],
  [['read_locales'], ['read_locales', 'read_markets'], true],
  [['read_locales'], ['read_products'], false],
  [[], ['write_themes'], false],
])('from %j to %j there are more languages to read: %j', (before, after, isMore) =>
  expect(gainsLanguages(before, after)).toBe(isMore),
);

const chosen = (id: string, period: BillingPeriod) => ({ plan: planById(id) ?? freePlan, period });

test.each<[string, BillingPeriod, string, BillingPeriod, string]>([
  ['starter-100', 'monthly', 'starter-250', 'monthly', 'APPLY_IMMEDIATELY'],
  ['starter-250', 'monthly', 'professional-250', 'monthly', 'APPLY_IMMEDIATELY'],
  ['starter-250', 'monthly', 'starter-100', 'monthly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
  ['starter-100', 'monthly', 'starter-100', 'yearly', 'APPLY_IMMEDIATELY'],
  ['professional-100', 'yearly', 'professional-250', 'monthly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
  ['starter-100', 'yearly', 'starter-100', 'yearly', 'APPLY_ON_NEXT_BILLING_CYCLE'],
])('from %s %s to %s %s: %s', (from, since, to, period, behaviour) =>
  expect(replacementOf(chosen(from, since), chosen(to, period))).toBe(behaviour),
);

test('the first plan replaces nothing', () =>
  expect(replacementOf(null, chosen('starter-100', 'monthly'))).toBe('STANDARD'));

const page = (kind: SeenPage['kind'], isOurs: boolean | null, isDoubled = false): SeenPage => ({
  kind,
  isOurs,
  isDoubled,
});
const none: EmbedCheck = { ours: [], others: [], unread: [], doubled: [] };

test.each<[string, SeenPage[], Partial<EmbedCheck>]>([
  ['no page', [], {}],
  ['ours first', [page('product', true)], { ours: ['product'] }],
  ['another first', [page('product', false)], { others: ['product'] }],
  ['one of two pages without ours', [page('page', true), page('page', false)], { others: ['page'] }],
  ['a page that cannot be read', [page('blog', null)], { unread: ['blog'] }],
  ['one of two that can be read', [page('blog', null), page('blog', true)], { ours: ['blog'] }],
  ['ours before another', [page('other', true, true)], { ours: ['other'], doubled: ['other'] }],
  ['several kinds', [page('other', true), page('product', false)], { ours: ['other'], others: ['product'] }],
])('what was seen: %s', (_, pages, expected) => {
  expect(embedCheckOf(pages)).toEqual({ ...none, ...expected });
});

const report = (tag: object, check?: EmbedCheck | null) => ({ tag, check }) as ThemeReport;
const embed = { state: 'embed', pages: 'all', hasImage: false };

test.each<[string, ThemeReport, ReturnType<typeof shownKinds>]>([
  ['with the snippet', report({ state: 'first' }), { ours: [...liveKinds], others: [] }],
  ['behind another image', report({ state: 'behind' }), { ours: [], others: [...liveKinds] }],
  ['without both', report({ state: 'absent' }), { ours: [], others: [...liveKinds] }],
  ['with the embed, not looked at', report(embed), null],
  ['with the embed, looked at', report(embed, { ...none, ours: ['page'] }), { ours: ['page'], others: [] }],
])('kinds of pages with our image first: %s', (_, given, expected) => {
  expect(shownKinds(given)).toEqual(expected);
});

test.each([
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  ['Halm-und-Ton.MyShopify.com', 'halm-und-ton.myshopify.com'],
  ['1-2--3.myshopify.com', '1-2--3.myshopify.com'],
])('the shop domain %j is %j', (text, domain) => expect(readShopDomain(text)).toBe(domain));

test.each(wrongShops)('%j is no shop', (text) => expect(readShopDomain(text)).toBeNull());

test('the handle is the first part', () => expect(shopHandle('halm.myshopify.com')).toBe('halm'));

test.each([
  [[...liveKinds], 'on'],
  [[], 'off'],
  [['product'], 'product'],
  [['blog', 'product', 'product'], 'product,blog,article'],
  [['other'], 'index,list-collections,policy,metaobject,search,cart,gift_card,404'],
] as const)('%j is written as %s, and read as it was meant', (kinds, text) => {
  expect(writeLiveSwitch(kinds)).toBe(text);
  expect(readLiveSwitch(text)).toEqual(liveKinds.filter((kind) => (kinds as readonly string[]).includes(kind)));
});

test.each([
  [null, [...liveKinds]],
  ['', [...liveKinds]],
  ['product, collection', ['product', 'collection']],
  ['article', []],
  ['nonsense', []],
  ['constructor,__proto__', []],
])('what a merchant wrote by hand: %j', (text, kinds) => {
  expect(readLiveSwitch(text)).toEqual(kinds);
});

test.each([
  ['/products/*', 'product'],
  ['/de/collections/*', 'collection'],
  ['/blogs/news/*', 'blog'],
  ['/pages/*', 'page'],
  ['*', 'other'],
  ['/a/b/products/*', 'other'],
  ['/constructor/*', 'other'],
])('the pages of %s are of the kind %s', (path, kind) => {
  expect(liveKindOfRoute(path)).toBe(kind);
});
