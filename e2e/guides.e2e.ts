import { expect, inject, test } from 'vitest';
import { byTurns } from '../test/size.ts';
import { newContext, type Visit, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// What visitors do without an account: read a guide, have a whole shop checked, report a wrong card.

withBrowser();

async function open(path: string, visit: Visit & { client: string }) {
  const { client, ...rest } = visit;
  const context = await newContext(rest);
  // Each from a different address: a shared address shares its limits.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': client });
  const page = await context.newPage();
  const troubles = watch(page, [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/]);
  await page.goto(path);
  return { page, troubles, close: () => context.close() };
}

const words = {
  en: {
    platforms: '/platforms',
    platform: 'How Slack shows links',
    sources: 'Sources',
    counts: 'The image file is small enough.',
    weights: 'Show checks and weights',
    check: 'The image file is too large',
    shop: '/whole-shop',
    start: 'Check shop',
    done: 'Fix these first',
    account: 'Create account',
    accuracy: '/accuracy',
    send: 'Send report',
    sent: 'Thank you. We’ll look into it.',
  },
  de: {
    platforms: '/de/plattformen',
    platform: 'So zeigt Slack Links',
    sources: 'Quellen',
    counts: 'Die Bilddatei ist klein genug.',
    weights: 'Prüfungen und Gewichte zeigen',
    check: 'Die Bilddatei ist zu groß',
    shop: '/de/ganzer-shop',
    start: 'Shop prüfen',
    done: 'Zuerst beheben',
    account: 'Konto erstellen',
    accuracy: '/de/genauigkeit',
    send: 'Meldung senden',
    sent: 'Danke. Wir sehen es uns an.',
  },
};

test.each([
  ['en', true],
  ['de', false],
] as const)('a guide in %s leads to a fix and back, with JavaScript: %s', async (language, javaScript) => {
  const said = words[language];
  const { page, troubles, close } = await open(said.platforms, {
    javaScript,
    locale: language,
    client: '203.0.113.41',
  });
  await page.getByRole('link', { name: 'Slack', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: said.platform }).waitFor();
  expect(await page.locator('figure .pv-slack').count()).toBe(4);
  await page.getByRole('heading', { level: 2, name: said.sources }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`${said.platforms}/slack`);
  await page.getByText(said.weights, { exact: true }).click();
  await page.getByRole('link', { name: said.counts, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: said.check }).waitFor();
  for (const system of ['Shopify', 'WordPress', 'TYPO3'])
    expect(await page.getByText(system, { exact: true }).count(), system).toBe(1);
  expect(await page.locator('figure .pv').count(), 'the wrong and the right card').toBe(2);
  await page.locator('main details:not(details details)').last().locator('> summary').click();
  await page.getByRole('row').getByRole('link', { name: 'Slack', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: said.platform }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

const visits = [
  ['en', true, ''],
  ['de', false, '/de'],
] as const;
test.each(byTurns('whole shop', visits))(
  'a whole shop in %s while one watches, with JavaScript: %s',
  async (language, javaScript, path) => {
    const said = words[language];
    const client = `203.0.113.${javaScript ? 42 : 43}`;
    const { page, close } = await open(said.shop, { javaScript, locale: language, width: 390, client });
    await page.locator('input[name=website]').fill(`${inject('shopUrl')}${path}`);
    await page.getByRole('button', { name: said.start, exact: true }).click();
    await page.waitForURL('**/check/*');
    // Cards come one after the other; the report follows at the same address.
    await page.locator('[data-follow] .pv-whatsapp:not(.pv-skeleton), main .report').first().waitFor();
    await page.locator('main .report').waitFor();
    expect(await page.getByRole('heading', { name: said.done }).count()).toBe(1);
    // Near the top and at the end; the account begins with this shop.
    const accounts = page.locator('main .report').getByRole('link', { name: said.account, exact: true });
    expect(await accounts.count()).toBe(2);
    const next = new URL((await accounts.last().getAttribute('href')) ?? '', page.url()).searchParams.get('next') ?? '';
    expect(new URL(next, page.url()).searchParams.get('website')).toBe(inject('shopUrl'));
    // The address can be passed on.
    expect(new URL(page.url()).pathname).toMatch(/\/check\/[a-z0-9-]+~[0-9a-f]{24}$/);
    await close();
  },
);

test('the package judges typed HTML in the browser, and nothing of it is sent', async () => {
  const { page, troubles, close } = await open('/for-developers/package', { client: '203.0.113.46' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await page.locator('#demo-html').hover();
  await page.locator('#demo-html:not([readonly])').fill(`<title>Typed by hand</title>
    <meta property="og:image" content="https://elsewhere.example/a.jpg"><link rel="icon" href="/own.png">`);
  await page.locator('.pv-whatsapp[aria-label*="Typed by hand"]').waitFor();
  const typed = Number(await page.locator('[data-score]').textContent());
  await page.locator('#demo-example').selectOption({ label: 'Image missing' });
  await page
    .getByText(/show no image\./)
    .first()
    .waitFor();
  expect(Number(await page.locator('[data-score]').textContent())).toBeLessThan(typed);
  // Links in view are prefetched when the browser is idle; nothing typed is part of such an address.
  const own = new RegExp(`^GET ${inject('siteUrl')}/((assets|samples)/.*|[a-z/-]*)$|^GET data:`);
  expect(sent.filter((request) => !own.test(request))).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

test('without scripts the package’s page shows an example to read, with its cards', async () => {
  const { page, close } = await open('/de/for-developers/package', { javaScript: false, client: '203.0.113.47' });
  expect(await page.locator('#demo-example').isVisible()).toBe(false);
  expect(await page.locator('#demo-html').isEditable()).toBe(false);
  expect(await page.locator('.pv-whatsapp[aria-label*="Vase Düne"]').count()).toBe(1);
  expect(await page.locator('[data-score]').textContent()).toBe('100');
  await close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['en', true],
  ['de', false],
] as const)('a wrong card is reported in %s, with JavaScript: %s', async (language, javaScript) => {
  const said = words[language];
  const message = `The image is missing (${language})`;
  const client = `203.0.113.${javaScript ? 44 : 45}`;
  const path = `${said.accuracy}?platform=slack`;
  const { page, troubles, close } = await open(path, { javaScript, locale: language, client });
  const form = page.locator('#report form');
  expect(await form.locator('select[name=platform]').inputValue()).toBe('slack');
  await form.locator('input[name=url]').fill('shop.example/lamp');
  await form.locator('textarea[name=message]').fill(message);
  if (javaScript)
    await form.locator('input[type=file]').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('button', { name: said.send, exact: true }).click();
  await page.locator('#report').getByText(said.sent, { exact: true }).waitFor();
  const { api } = await superAdmin();
  const { items } = await api.listCardReports({ query: { search: message } });
  expect(items).toMatchObject([{ platform: 'slack', language, state: 'open', hasImage: javaScript }]);
  expect(troubles).toEqual([]);
  await close();
});
