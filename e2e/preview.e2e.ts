import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { languages } from '#domain/language.ts';
import { byTurns } from '../test/size.ts';
import { seriousViolations, sharedContext, type Visit, watch, withBrowser } from './browser.ts';

withBrowser();

const shop = (path: string) => `${inject('shopUrl')}${path}`;
const resultOf = (address: string, language: 'en' | 'de' = 'en') =>
  `${language === 'de' ? '/de' : ''}/preview?${new URLSearchParams({ url: address })}`;

/** Drawn cards; a skeleton does not count. */
const cards = (page: Page) =>
  page.locator('.preview-cards .pv:not(.pv-skeleton):not([data-when]:not([data-when="0"]))');

/** All are drawn. */
const everyCard = (page: Page) => expect.poll(() => cards(page).count()).toBe(platformIds.length);

let visits = 0;

async function visit(address: string, options: Visit = {}, expected: RegExp[] = []) {
  const page = await (await sharedContext(options)).newPage();
  // Everybody from one address may read 60 pages in ten minutes: these are many people.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${1 + (visits++ % 250)}` });
  const troubles = watch(page, expected);
  await page.goto(address);
  // Hydrated: a form submitted earlier is a plain one, leading to another document.
  if (options.javaScript !== false) await page.waitForLoadState('networkidle');
  return { page, troubles, leave: () => page.close() };
}

/** The form is hydrated by the first interaction. */
async function ask(page: Page, address: string) {
  const field = page.locator('#preview-url');
  await field.focus();
  const isAwake = (input: Element) => Object.keys(input).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => field.evaluate(isAwake)).toBe(true);
  await send(page, address);
}

async function send(page: Page, address: string) {
  const field = page.locator('#preview-url');
  await field.fill(address);
  await field.press('Enter');
}

describe('with scripts', () => {
  test('responds in the same document, card by card, and updates the URL [2.9]', async () => {
    const { page, troubles, leave } = await visit('/preview');
    // Images that never load delay the later stages: what is shown meanwhile came with the first.
    await page.route('**/sub-page-checker/stream*', async (route) => {
      const response = await route.fetch();
      const [first = ''] = (await response.text()).split('\n');
      await route.fulfill({ response, body: `${first}\n` });
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await ask(page, shop('/products/halo-table-lamp'));
    await everyCard(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(new URL(page.url()).searchParams.get('url')).toBe(shop('/products/halo-table-lamp'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('preview-result');
    expect(troubles).toEqual([]);
    await leave();
  });

  test('the result unfolds to its checks, its tags and the tag to paste', async () => {
    const { page, troubles, leave } = await visit('/preview');
    await ask(page, shop('/products/brass-candle-holder'));
    await page.locator('[aria-busy=false] #preview-result').waitFor();
    const issue = page.locator('ol > li').filter({ hasText: 'The link has no preview image.' });
    await issue.locator('summary').click();
    expect(await issue.locator('pre').textContent()).toContain('<meta property="og:image"');
    await issue.getByRole('button', { name: 'Try it on the cards', exact: true }).click();
    await page.getByText(/^\d+ → \d+ points/).waitFor();
    await page.getByRole('button', { name: 'Close editor', exact: true }).click();
    await issue.waitFor();
    const slack = page.locator('#platform-slack');
    await slack.locator('summary').click();
    expect(await slack.locator('figcaption li').filter({ hasText: 'The link has a page title.' }).count()).toBe(1);
    await page.getByText('All tags on the page').click();
    expect(
      await page
        .locator('table code')
        .filter({ hasText: /^og:title$/ })
        .count(),
    ).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });

  test('back leads to the previous page, with its result', async () => {
    const { page, leave } = await visit('/preview');
    await ask(page, shop('/products/halo-table-lamp'));
    await page.locator('[aria-busy=false] #preview-result').waitFor();
    await ask(page, shop('/pages/about'));
    await page.waitForFunction(() => document.querySelector('#preview-result')?.textContent?.includes('pages/about'));
    await page.goBack();
    await page.waitForFunction(() =>
      document.querySelector('#preview-result')?.textContent?.includes('halo-table-lamp'),
    );
    expect(await page.locator('#preview-url').inputValue()).toBe(shop('/products/halo-table-lamp'));
    await everyCard(page);
    await page.goBack();
    await page.getByText('An example', { exact: true }).waitFor();
    expect(await page.locator('#preview-url').inputValue()).toBe('');
    await leave();
  });

  test('a new URL cancels the audit of the previous one', async () => {
    const { page, troubles, leave } = await visit('/preview');
    await ask(page, shop('/pages/slow'));
    await page.locator('[aria-busy=true] #preview-result').waitFor();
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('pages%2Fslow'));
    await ask(page, shop('/pages/about'));
    await ended;
    await page.locator('[aria-busy=false] #preview-result').waitFor();
    expect(await page.locator('#preview-result').textContent()).toContain('/pages/about');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  });

  test('draws dark cards as on a phone, and stores that in the URL', async () => {
    const { page, leave } = await visit(resultOf(shop('/')), { width: 375 });
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: 'Dark' }).click();
    await page.getByRole('link', { name: 'Phone' }).click();
    await page.locator('.pv-slack[data-theme=dark][data-device=phone]').first().waitFor();
    expect(page.url()).toContain('theme=dark&device=phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await leave();
  });
});

test('shows five platforms in a modal that Escape closes [2.71] [4.16]', async () => {
  const { page, troubles, leave } = await visit(resultOf(shop('/')));
  await page.getByRole('button', { name: 'Five platforms at a glance' }).click();
  const window = page.getByRole('dialog');
  await window.waitFor();
  expect(await window.locator('.pv-cell').count()).toBe(5);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await leave();
});

const problems = {
  '/password': {
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider haben wir keinen Zugriff auf die Linkvorschauen.',
  },
  '/products/not-here': {
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
  },
  '/pages/guarded': {
    en: 'Bot protection or a consent wall blocks the page.',
    de: 'Ein Bot-Schutz oder eine Cookie-Abfrage blockiert die Seite.',
  },
};
const said = Object.entries(problems).flatMap(([path, words]) =>
  byTurns(path, languages).map((language) => [path, words[language], language] as const),
);

test.each(said)('%s: %s', async (path, words, language) => {
  const start = language === 'de' ? '/de/preview' : '/preview';
  const { page, leave } = await visit(start);
  await ask(page, shop(path));
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toBe(words);
  expect(await page.locator('#preview-url').inputValue()).toBe(shop(path));
  await leave();

  const silent = await visit(resultOf(shop(path), language), { javaScript: false });
  expect(await silent.page.getByRole('alert').textContent()).toBe(words);
  await silent.leave();
});

describe('without scripts', () => {
  test('the form returns the whole result [7.30]', async () => {
    const { page, leave } = await visit('/de/preview', { javaScript: false, width: 375 });
    await send(page, shop('/products/pebble-cup'));
    await page.waitForURL('**/de/preview?url=*');
    // On a busy machine the page that says to wait comes first.
    await expect.poll(() => cards(page).count()).toBe(platformIds.length);
    expect(await page.locator('#preview-result').textContent()).toContain('/products/pebble-cup');
    expect(await page.locator('#platform-whatsapp figcaption li').count()).toBeGreaterThan(5);
    await leave();
  });

  test('two addresses are compared', async () => {
    const query = new URLSearchParams({ url: shop('/products/pebble-cup'), with: shop('/pages/about') });
    const { page, leave } = await visit(`/preview?${query}`, { javaScript: false });
    await expect.poll(() => page.locator('#platform-whatsapp .pv').count()).toBe(2);
    expect(await page.locator('#preview-with').inputValue()).toBe(shop('/pages/about'));
    await leave();
  });

  test('waits for a slow page', async () => {
    const { page, leave } = await visit(resultOf(shop('/pages/slow')), { javaScript: false });
    await page.waitForURL('**&wait=1');
    expect((await cards(page).count()) + (await page.getByRole('alert').count())).toBeGreaterThan(0);
    await leave();
  });
});

test('a shared result’s own tags say what it is about', async () => {
  const { page, leave } = await visit(resultOf(shop('/products/halo-table-lamp')), { javaScript: false });
  expect(await page.title()).toMatch(/^How localhost:\d+\/products\/halo-table-lamp looks when shared/);
  expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toMatch(/of 100 points/);
  await leave();
});

const plain = [
  ['/preview/SlackPreview', 'slack'],
  ['/de/preview/WhatsAppPreview', 'whatsapp'],
];
test.each(byTurns('plain preview', plain))('%s is one card and nothing else', async (path, platform) => {
  const { page, troubles, leave } = await visit(`${path}?url=${shop('/products/halo-table-lamp')}`, { width: 375 });
  expect(await page.locator(`.pv-figure[data-platform=${platform}]`).count()).toBe(1);
  expect(await page.locator('.pv').first().textContent()).toContain('Halo table lamp');
  expect(await page.locator('header, footer, nav, form').count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

test('a plain preview says why it is empty [2.13]', async () => {
  const { page, leave } = await visit(`/preview/SlackPreview?url=${shop('/password')}`);
  expect(await page.getByRole('alert').textContent()).toContain('password protected');
  await leave();
});
