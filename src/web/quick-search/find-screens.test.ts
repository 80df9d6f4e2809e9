import { expect, test } from 'vitest';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import type { Language } from '#domain/language.ts';
import { findScreens } from './find-screens.ts';

const project = { id: 7, slug: 'shop', full: 'https://shop.example/' } as ProjectSummary;
const person = (role: User['role'], own: 'admin' | 'user' = 'user') =>
  ({ role, userToProject: [{ role: own, project }] }) as unknown as User;
const find = (typed: string, user = person('user'), language: Language = 'en') =>
  findScreens(typed, language, { user, project }).map(({ href }) => href);

test.each<[string, Language, string]>([
  ['audits', 'en', '/app/shop/audits'],
  ['font', 'en', '/app/shop/assets'],
  ['Schrift', 'de', '/de/app/shop/assets'],
  ['invite', 'en', '/app/shop/settings/account'],
  ['kolleg', 'de', '/de/app/shop/settings/account'],
  ['pdf', 'en', '/app/reports'],
  ['slack', 'en', '/app/shop/monitoring'],
  ['Störungen', 'de', '/de/app/shop/monitoring'],
  ['worst', 'en', '/app/shop/subpages'],
  ['settings plan', 'en', '/app/shop/settings/plan'],
  ['Fallstudien', 'de', '/de/app/case-study'],
  ['password', 'en', '/app/account'],
])('%s (%s) leads to %s', (typed, language, href) => {
  expect(find(typed, person('user'), language)).toContain(href);
});

test('nothing typed: every screen of the person, and of nobody else', () => {
  expect(find('')).toHaveLength(16 + 1 + 3);
  expect(find('activity')).toEqual([]);
  expect(find('activity', person('user', 'admin'))).toEqual(['/app/shop/settings/activity']);
  expect(find('waitlist')).toEqual([]);
  expect(find('waitlist', person('superadmin'))).toEqual(['/app/admin/waitlist']);
  expect(find('demo case', person('superadmin'))).toEqual(['/app/shop/demo-case-study']);
});

test('payments are found where the installation has a provider', () => {
  const boss = { user: person('superadmin'), project };
  const subscriptions = (hasStripe: boolean) =>
    findScreens('subscriptions', 'en', { ...boss, hasStripe }).map(({ href }) => href);
  expect(subscriptions(false)).toEqual([]);
  expect(subscriptions(true)).toEqual(['/app/admin/subscriptions']);
  // Granted plans are worth something too.
  expect(findScreens('income', 'en', boss).map(({ href }) => href)).toEqual(['/app/admin/income']);
});

test('without a project only what needs none', () => {
  const found = findScreens('', 'en', { user: person('user'), project: null });
  expect(found.map(({ href }) => href)).toEqual(['/app/case-study', '/app/account', '/app?new=1']);
});
