import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { admin } from '../test/instance.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// The whole journey of an unknown shop owner: the checker, its mail, the result, the next step, an account, the project
// waiting there, an audit of their own, and what changed since the first.

withBrowser();

const email = 'owner@example.com';

async function mailTo(address: string, kind: string): Promise<string> {
  const { api } = await superAdmin();
  for (let tries = 0; tries < 600; tries++) {
    const { items } = await api.listMails({ query: { search: address } });
    const mail = items.find((one) => one.kind === kind);
    if (mail) return (await api.getMail({ params: { id: String(mail.id) } })).text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail "${kind}" to ${address}`);
}
const linkIn = (mail: string, pattern: RegExp): string => pattern.exec(mail)?.[0] ?? '';

async function check(page: Page) {
  const form = page.locator('#try-out form');
  await form.locator('input[name=website]').fill(inject('shopUrl'));
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=consent]').check();
  await form.locator('button[type=submit]').click();
}

/** As the privacy page promises: nothing of a checked shop is for search engines. */
async function isHiddenFromSearch(name: string) {
  const { pages } = await (await fetch(`${inject('siteUrl')}/api/public/${name}/audit`)).json();
  const views = ['/audit', '/de/demo', '/check'].flatMap((path) => [
    `${path}/${name}`,
    `${path}/${name}/sub-page/${pages[0].auditSubPageId}`,
  ]);
  for (const path of [...views, `/onepager/${name}`, `/onepager-audit/${name}/print/previews`]) {
    const view = await fetch(inject('siteUrl') + path);
    const robots = /<meta name="robots" content="(\w+)"/.exec(await view.text())?.[1];
    expect([view.status, view.headers.get('x-robots-tag'), robots], path).toEqual([200, 'noindex', 'noindex']);
  }
}

async function hasCardOfEveryPlatform(page: Page) {
  for (const id of platformIds) {
    const card = page.locator(`#platform-${id}`);
    expect(await card.getByText(platformNames[id]).count(), id).toBeGreaterThan(0);
    expect(await card.locator('.pv').count(), id).toBeGreaterThan(0);
    expect(await card.locator('summary').first().textContent(), id).toMatch(/\d/);
  }
}

// Some pages of the sample shop name missing images, and one an invalid host: cards try to show them.
const expected = [
  /ERR_NAME_NOT_RESOLVED/,
  /status of 4(04|22)/,
  /answer: 404 \S+\.(jpe?g|png|webp|gif|svg)/,
  /answer: 422/,
];

test('from the address of a shop to an account, a project and a comparison of two audits [1.1] [1.4] [2.15]', async () => {
  const context = await newContext({ locale: 'de-DE' });
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.20' });
  const page = await context.newPage();
  const troubles = watch(page, expected);

  // The form and the mail.
  await page.goto('/de');
  await check(page);
  await page.getByText('Danke. Sobald das Ergebnis fertig ist, senden wir es Ihnen per E-Mail.').waitFor();
  const result = linkIn(await mailTo(email, 'check-result'), /https?:\/\/\S+\/check\/\S+/);
  // The mailed link has the key that opens the report.
  const name = result.split('/').at(-1) ?? '';
  const [slug = ''] = name.split('~');
  expect(name).toMatch(/~[0-9a-f]{24}$/);

  // The same address and shop on the same day: the same result, at once.
  await page.goto('/de');
  await check(page);
  await page.locator('#try-out a[href*="/check/"]').waitFor();
  expect(await page.locator('#try-out a[href*="/check/"]').getAttribute('href')).toBe(result);

  // The result, for every platform.
  await page.goto(result);
  await page.locator('h1').waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await isHiddenFromSearch(name);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await fetch(image ?? '');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await drawn.arrayBuffer()).byteLength).toBeLessThan(300_000);
  await hasCardOfEveryPlatform(page);
  expect(await seriousViolations(page)).toEqual([]);

  // The next step.
  const step = page.locator('#next-step');
  await step.locator('input[name=email]').fill('not an address');
  await step.locator('button[type=submit]').click();
  await step.getByText('Geben Sie eine gültige E-Mail-Adresse ein.').waitFor();
  await step.locator('input[name=email]').fill(email);
  await step.locator('input[value=monthly-audit]').check();
  await step.locator('button[type=submit]').click();
  await page.getByText('Ihre Anfrage ist angekommen. Wir schreiben Ihnen.').waitFor();
  expect(await mailTo(admin.email, 'next-step')).toContain(email);

  // The account: the address is prefilled, and counts once its mail has been confirmed.
  await step.getByRole('link').click();
  await page.waitForURL(/\/de\/app\/login/);
  const form = page.locator('form', { has: page.locator('input[name=password]') }).last();
  expect(await form.locator('input[name=email]').inputValue()).toBe(email);
  await form.locator('input[name=password]').fill('a long enough password');
  await form.locator('button[type=submit]').click();
  await page.goto(linkIn(await mailTo(email, 'confirm-registration'), /https?:\/\/\S+Code=\S+/));

  // The check alone put nothing into the account; the mail with its result asks.
  await page.waitForURL(/\/de\/app\/dashboard/);
  await page.goto(linkIn(await mailTo(email, 'check-result'), /https?:\/\/\S+\/app\/add-shop\S+/));
  await page.getByRole('button', { name: 'Shop aufnehmen' }).click();
  // Now the project created by the check is theirs, and they are no super admin.
  await page.waitForURL(new RegExp(`/de/app/${slug}/dashboard`));
  await skipOnboarding(page);
  expect((await page.request.get(`${inject('siteUrl')}/de/app/admin/projects`)).status()).toBe(403);

  // One page less than in the first audit: the comparison has a difference. It waits among the ignored ones.
  const audit = await (await fetch(`${inject('siteUrl')}/api/public/${name}/audit`)).json();
  const path: string = audit.pages.find((one: { path: string }) => /^\/(products|pages)\//.test(one.path)).path;
  await page.goto(`/de/app/${slug}/subpages?search=${path}`);
  const row = page.getByRole('row').filter({ hasText: path });
  await row.first().locator('summary').click();
  await row.first().getByRole('button', { name: 'Ignorieren', exact: true }).click();
  await page.getByRole('button', { name: 'Rückgängig machen' }).waitFor();
  await page.goto(`/de/app/${slug}/subpages?route=ignored`);
  await row.first().waitFor();
  expect(await page.locator('tbody').getByRole('row').count()).toBe(1);

  // An audit of their own, followed to its end across a reload.
  await page.goto(`/de/app/${slug}/audits`);
  await page.getByRole('button', { name: 'Audit starten' }).click();
  await page.getByRole('progressbar').waitFor();
  expect(await page.getByRole('button', { name: 'Audit starten' }).isDisabled()).toBe(true);
  await page.reload();
  const compare = page.getByRole('link', { name: 'Vergleichen' }).first();
  await compare.waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await compare.click();
  await page.getByRole('heading', { level: 1, name: 'Was sich geändert hat' }).waitFor();
  await page.getByText(path, { exact: true }).waitFor();
  await page.getByText('Entfallen').first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  // Undone.
  await page.goto(`/de/app/${slug}/subpages?route=ignored`);
  await row.first().locator('summary').click();
  await row.first().getByRole('button', { name: 'Nicht mehr ignorieren' }).click();
  await page.getByText('Keine ignorierten Seiten').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

/** A first visit may begin with a tour. */
async function skipOnboarding(page: Page) {
  const skip = page.getByRole('dialog').getByRole('button', { name: /überspringen/ });
  await page.waitForLoadState('networkidle');
  if (await skip.count()) await skip.click();
}
