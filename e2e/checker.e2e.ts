import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { type SampleShop, startSampleShop } from '../sample-shop/server.ts';
import { admin, type Instance, newDataDir, removeDataDir, startInstance } from '../test/instance.ts';
import { newContext, seriousViolations, type Visit, watch, withBrowser } from './browser.ts';
import { networkClient } from './people.ts';

// The checker as a shop owner meets it: from the form over the mail to the result and the next step, and every way it can
// end. An instance of its own, because it has to reach four shops on this machine.

withBrowser();

const dataDir = newDataDir();
let instance: Instance;
let closed: SampleShop;
let shop: SampleShop;
const servers: Server[] = [];

/** A site that answers every page in one way. */
async function siteOf(status: number, html: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const sites = { shop: '', closed: '', missing: '', other: '', broken: '' };

beforeAll(async () => {
  closed = await startSampleShop({ port: 0, closed: true });
  shop = await startSampleShop({ port: 0 });
  Object.assign(sites, {
    shop: shop.url,
    closed: closed.url,
    missing: await siteOf(404, '<title>Nothing here</title>'),
    other: await siteOf(200, '<!doctype html><title>A page about bread</title><p>Flour, water, salt.</p>'),
    broken: await siteOf(500, '<title>Broken</title>'),
  });
  const hosts = Object.values(sites).map((url) => new URL(url).host);
  instance = await startInstance(dataDir, { ALLOWED_PRIVATE_HOSTS: hosts.join(','), SAMPLE_SHOP_PORT: '0' });
}, 120_000);

afterAll(async () => {
  await instance?.stop();
  await Promise.all([closed?.close(), shop?.close()]);
  for (const server of servers) server.close();
  removeDataDir(dataDir);
}, 30_000);

let visitors = 0;

/** Everybody comes from another address: limits are tested on their own. */
async function visit(options: Visit, path: string) {
  const context = await newContext(options);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${++visitors}` });
  const page = await context.newPage();
  await page.goto(`${instance.url}${path}`);
  return { context, page };
}

async function check(
  page: Page,
  { website, email, consent = true }: { website: string; email: string; consent?: boolean },
) {
  const form = page.locator('#try-out form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('input[name=website]').fill(website);
  await form.locator('input[name=email]').fill(email);
  if (consent) await form.locator('input[name=consent]').check();
  await form.locator('button[type=submit]').click();
}

async function mailTo(email: string, kind: string): Promise<string> {
  const { api } = networkClient(instance.url);
  await api.login({ body: admin });
  for (let tries = 0; tries < 600; tries++) {
    const { items } = await api.listMails({ query: { search: email } });
    const mail = items.find((one) => one.kind === kind);
    if (mail) return (await api.getMail({ params: { id: String(mail.id) } })).text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail "${kind}" to ${email}`);
}

const accepted = {
  en: "Great! We'll send you an email with the result as soon it is ready.",
  de: 'Prima! Wir senden Ihnen eine E-Mail mit dem Ergebnis, sobald es fertig ist.',
};
const home = { en: '/', de: '/de' };

test('from the address of a shop over the mail to the result and the next step', { timeout: 150_000 }, async () => {
  const email = 'owner@example.com';
  const { context, page } = await visit({ locale: 'de-DE' }, home.de);
  const troubles = watch(page);
  await check(page, { website: sites.shop, email });
  await page.getByText(accepted.de).waitFor();

  const link = /https?:\/\/\S+\/check\/\S+/.exec(await mailTo(email, 'check-result'))?.[0] ?? '';
  await page.goto(link);
  await page.locator('h1').waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await fetch(picture ?? '');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await drawn.arrayBuffer()).byteLength).toBeLessThan(300_000);
  for (const id of platformIds) {
    const card = page.locator(`#platform-${id}`);
    expect(await card.getByText(platformNames[id]).count(), id).toBeGreaterThan(0);
    expect(await card.locator('.pv').count(), id).toBeGreaterThan(0);
    expect(await card.locator('summary').first().textContent(), id).toMatch(/\d/);
  }
  expect(await seriousViolations(page)).toEqual([]);

  await page.locator('#next-step input[name=email]').fill('not an address');
  await page.locator('#next-step button[type=submit]').click();
  await page.locator('#next-step').getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').waitFor();
  await page.locator('#next-step input[name=email]').fill(email);
  await page.locator('#next-step input[value=monthly-audit]').check();
  await page.locator('#next-step button[type=submit]').click();
  await page.getByText('Vielen Dank. Wir haben Ihren Wunsch notiert und schreiben Ihnen.').waitFor();
  expect(await mailTo(admin.email, 'next-step')).toContain(email);
  expect(troubles.filter((trouble) => !/422/.test(trouble))).toEqual([]);

  // The same address and shop on the same day: the same result, at once.
  await page.goto(`${instance.url}${home.de}`);
  await check(page, { website: sites.shop, email });
  expect(await page.locator('#try-out a[href*="/check/"]').getAttribute('href')).toBe(link);
  await context.close();
});

interface Outcome {
  name: string;
  website: keyof typeof sites | string;
  email?: string;
  consent?: boolean;
  en: string;
  de: string;
}
const outcomes: Outcome[] = [
  {
    name: 'a shop behind its password page',
    website: 'closed',
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider können wir die Linkvorschauen nicht abrufen.',
  },
  {
    name: 'a page that is not there',
    website: 'missing',
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
  },
  {
    name: 'a site that is no Shopify store',
    website: 'other',
    en: 'We only support Shopify stores. Please provide an url to a Shopify store.',
    de: 'Wir unterstützen nur Shopify-Shops. Bitte geben Sie die URL eines Shopify-Shops an.',
  },
  {
    name: 'a site that is broken',
    website: 'broken',
    en: 'An error occurred. Please try again later.',
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  },
  {
    name: 'something that is no address',
    website: 'not an address',
    en: 'Please enter a valid web address.',
    de: 'Bitte geben Sie eine gültige Webadresse ein.',
  },
  {
    name: 'no e-mail address',
    website: 'shop',
    email: 'nobody',
    en: 'Please add a valid email address.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  {
    name: 'no consent',
    website: 'shop',
    consent: false,
    en: 'Please confirm our privacy policy.',
    de: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
  },
];

describe.each([
  ['en', true],
  ['de', false],
  ['en', false],
  ['de', true],
] as const)('in %s, with JavaScript: %s', (language, javaScript) => {
  test.each(outcomes)('$name', async ({ website, email = 'someone@example.com', consent, name, ...words }) => {
    const { context, page } = await visit({ javaScript, locale: language }, home[language]);
    await check(page, { website: sites[website as keyof typeof sites] ?? website, email, consent });
    await page.locator('#try-out').getByText(words[language], { exact: true }).waitFor();
    expect(await page.locator('#try-out input[name=email]').inputValue(), name).toBe(email);
    await context.close();
  });
});

test('the sixth check within an hour is asked to wait', async () => {
  const { context, page } = await visit({ locale: 'en' }, home.en);
  for (let turn = 0; turn < 6; turn++) {
    await page.goto(`${instance.url}${home.en}`);
    await check(page, { website: sites.other, email: `turn${turn}@example.com` });
    await page.locator('#try-out [role=alert]').first().waitFor();
  }
  await page.getByText('Too many requests. Please try again later.').waitFor();
  await context.close();
});

test.each(['/audit/nobody', '/de/check/nobody', '/demo/nobody', '/audit/nobody/sub-page/1'])(
  '%s is no page',
  async (path) => {
    const { context, page } = await visit({}, path);
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
    await context.close();
  },
);
