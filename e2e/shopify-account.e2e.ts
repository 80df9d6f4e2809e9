import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { beginInstall } from '#flows/shopify/install/claim-shop.ts';
import { projects, shopifyShops } from '#io/db/schema/index.ts';
import { newContext, watch, withBrowser } from './browser.ts';
import { createShopifySite } from './start-site.ts';

// Paying through Shopify, and the two ways from a Linkbild account to a shop: by its settings, and by a claim.

withBrowser();
const { api, shop, standIn, siteUrl } = await createShopifySite();

/** A window of somebody who is logged in to Linkbild, or of nobody. */
async function openWindow(token: string | null = null) {
  const context = await newContext({});
  if (token) await context.addCookies([{ name: SESSION_COOKIE, value: token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  return { context, page, troubles, app: page.frameLocator('iframe[name="app-iframe"]') };
}

test('a plan is declined, approved and cancelled, credits are bought', async () => {
  const { context, page, app, troubles } = await openWindow();
  await page.goto(shop.adminUrl('/apps/linkbild/plan'));
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  const plan = app.getByRole('link', { name: 'Plan', exact: true });
  await plan.click();
  const choose = app.getByRole('button', { name: 'Basic: Try 14 days free', exact: true });
  await choose.click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await app.getByRole('heading', { name: 'Images in your store', exact: true }).waitFor();
  await plan.click();
  await app.getByText('Free, 25 pages', { exact: true }).waitFor();
  await app.getByText('Credits go on the same bill as your plan. Choose a plan first.', { exact: true }).waitFor();

  await choose.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await app.getByText('Your plan is now Basic, 100 pages', { exact: true }).waitFor();
  await app.getByRole('link', { name: 'See your plan', exact: true }).click();
  await app.getByText('Basic, 100 pages', { exact: true }).waitFor();
  await app.getByText('Free trial until').waitFor();
  const bundle = app.getByRole('button', { name: /^100 credits for / });
  await bundle.click();
  await app.getByText('100 left', { exact: true }).waitFor();

  await app.getByRole('button', { name: 'Cancel the plan', exact: true }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Cancel the plan', exact: true }).click();
  await app.getByText('Free, 25 pages', { exact: true }).waitFor();
  // What was told once is not told again.
  await app.getByRole('link', { name: 'Overview', exact: true }).click();
  await app.getByRole('heading', { name: 'Images in your store', exact: true }).waitFor();
  expect(await app.getByText('Your plan is now').count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('installing begins in the project’s settings, goes on at Shopify and ends with its store', async () => {
  const second = await standIn.addShop({ handle: 'zweiter-shop' });
  const person = await api.addPerson('connects@example.com');
  const project = await api.addProject('connected');
  const shopifyUrl = `https://${second.domain}`;
  await api.io.db.update(projects).set({ shopifyUrl }).where(eq(projects.id, project.id));
  await api.join(project.id, person.id, 'admin');
  await keepAchievement(api.io, { userId: person.id, key: 'onboarding', value: 'step1' });
  const { context, page, app, troubles } = await openWindow(person.token);
  const settings = `${siteUrl}/app/connected/settings/shopify`;
  await page.goto(settings);
  expect(await page.locator('main input[type="text"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Install in Shopify', exact: true }).click();
  await page.getByRole('link', { name: second.details.name, exact: true }).last().click();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await app.getByText(/ is about to be connected to a website\./).waitFor();
  await app.getByRole('link', { name: 'Continue without that website', exact: true }).waitFor();
  const connect = app.getByRole('link', { name: 'Confirm and connect', exact: true });
  const [own] = await Promise.all([context.waitForEvent('page'), connect.click()]);
  await own.getByRole('button', { name: 'Connect store', exact: true }).click();
  await own
    .frameLocator('iframe[name="app-iframe"]')
    .getByRole('heading', { name: 'Images in your store', exact: true })
    .waitFor();
  await page.goto(settings);
  await page.getByText(`Connected to ${second.details.name}`, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Open in the Shopify admin', exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a merchant who has no such account goes on without it', async () => {
  const fifth = await standIn.addShop({ handle: 'fuenfter-shop' });
  const person = await api.addPerson('agency@example.com');
  const project = await api.addProject('of-agency');
  const shopifyUrl = `https://${fifth.domain}`;
  await api.io.db.update(projects).set({ shopifyUrl }).where(eq(projects.id, project.id));
  await api.join(project.id, person.id, 'admin');
  if (!api.io.shopify) throw new Error('the app has no keys');
  await beginInstall(api.io, api.io.shopify, { projectId: project.id, userId: person.id });
  const { context, page, app, troubles } = await openWindow();
  await page.goto(fifth.adminUrl('/apps/linkbild'));
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await app.getByRole('link', { name: 'Continue without that website', exact: true }).click();
  await app.getByRole('heading', { name: 'Images in your store', exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('in the frame cookies count for nothing, and a closed store is told', async () => {
  const closed = await standIn.addShop({ handle: 'geschlossen' });
  closed.install();
  closed.state = 'closed';
  const { context, page, app } = await openWindow();
  await page.goto(closed.adminUrl('/apps/linkbild'));
  await app.getByRole('heading', { name: 'This store is closed or paused in Shopify', exact: true }).waitFor();
  await app.getByRole('button', { name: 'Reload', exact: true }).waitFor();
  await context.close();
  // Somebody who is logged in to Linkbild is nobody here.
  const { token } = await api.addPerson('cookie@example.com');
  for (const path of ['/shopify', '/de/shopify/plan']) {
    const headers = { cookie: `${SESSION_COOKIE}=${token}` };
    const answer = await fetch(`${siteUrl}${path}?shop=${shop.domain}`, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/Opening Linkbild|Linkbild wird geöffnet/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(standIn.url).origin}`);
  }
  const outside = await fetch(`${siteUrl}/app/login?shop=${shop.domain}`);
  expect(outside.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('without scripts the form leads to Shopify too', async () => {
  const third = await standIn.addShop({ handle: 'dritter-shop' });
  const person = await api.addPerson('no-scripts@example.com');
  const project = await api.addProject('no-scripts');
  await api.join(project.id, person.id, 'admin');
  const context = await newContext({ javaScript: false });
  await context.addCookies([{ name: SESSION_COOKIE, value: person.token, url: siteUrl }]);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/app/no-scripts/settings/shopify`);
  await page.getByRole('button', { name: 'Install in Shopify', exact: true }).click();
  await page.getByRole('link', { name: third.details.name, exact: true }).last().waitFor();
  await context.close();
});

test('an account that exists agrees before it gets the shop', async () => {
  const fourth = await standIn.addShop({ handle: 'vierter-shop' });
  const person = await api.addPerson(fourth.details.email);
  const before = (await api.io.db.select({ id: projects.id }).from(projects)).length;
  const { context, page, app, troubles } = await openWindow(person.token);
  await page.goto(fourth.adminUrl('/apps/linkbild'));
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  const claim = app.getByRole('link', { name: 'Log in and connect', exact: true });
  // The cookie of the account is in this very browser: in the frame it counts for nothing.
  await claim.waitFor();
  const [own] = await Promise.all([context.waitForEvent('page'), claim.click()]);
  await own.getByRole('button', { name: 'Connect store', exact: true }).click();
  const ownApp = own.frameLocator('iframe[name="app-iframe"]');
  await ownApp.getByRole('heading', { name: 'Images in your store', exact: true }).waitFor();
  expect(await api.io.db.select({ id: projects.id }).from(projects)).toHaveLength(before + 1);
  const [stored] = await api.io.db.select().from(shopifyShops).where(eq(shopifyShops.shop, fourth.domain));
  expect(stored?.ownerId).toBe(person.id);
  expect(troubles).toEqual([]);
  await context.close();
});
