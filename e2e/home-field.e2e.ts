import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newContext, seriousViolations, type Visit, watch, withBrowser } from './browser.ts';

// The address field on the home page: the cards of a typed link, on the page itself.

withBrowser();

const shop = (path: string) => `${inject('shopUrl')}${path}`;

/** What moved and by how much, also after a click that explains it: what it brings may come much later. */
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'layoutShifts') as string[]);

async function visit(path: string, options: Visit = {}) {
  const context = await newContext(options);
  const page = await context.newPage();
  const troubles = watch(page, [/\b404\b/]);
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(window, { layoutShifts });
    type Rect = { x: number; y: number; width: number; height: number };
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[];
    };
    const at = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)}: ${at(previousRect)} -> ${at(currentRect)}`;
        });
        layoutShifts.push(`${value} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  return { page, troubles, leave: () => context.close() };
}

/** The form wakes when one is in it; before, it is a plain one that leads to /preview. */
async function ask(page: Page, address: string) {
  const field = page.locator('#link');
  await field.focus();
  const isAwake = (input: Element) => Object.keys(input).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => field.evaluate(isAwake)).toBe(true);
  await field.fill(address);
  await field.press('Enter');
}

const card = (page: Page) => page.locator('#hero-card .pv:not(.pv-skeleton)');
const finished = (page: Page, words: RegExp) => page.locator('#link-line').getByText(words).waitFor();

describe('on a desktop', () => {
  test('a typed page shows its cards, then with the image Linkbild creates; nothing moves', async () => {
    const { page, troubles, leave } = await visit('/');
    await ask(page, shop('/products/dune-vase'));
    await card(page).getByText('Dune vase').first().waitFor();
    await finished(page, /^\d+ out of 100\./);
    expect(await page.evaluate(() => document.activeElement?.id), 'one may type the next').toBe('link');

    // Tabs by keyboard.
    await page.getByRole('tab', { name: /^WhatsApp/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tab', { name: /^Slack/, selected: true }).waitFor();
    await page.locator('#hero-card .pv-slack').waitFor();
    await page.keyboard.press('Home');
    await page.locator('#hero-card .pv-whatsapp').waitFor();

    const created = page.locator('#hero-card img[src^="/og/example.jpg"]');
    await page.getByRole('button', { name: 'See it with Linkbild’s image' }).click();
    await created.waitFor();
    expect(await created.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
    const moved = await page
      .locator('.hero-facts')
      .getByText(/^\d+ today, \d+ with Linkbild’s image\.$/)
      .textContent();
    const [today = 0, after = 0] = [...(moved ?? '').matchAll(/\d+/g)].map(Number);
    expect(after, 'the score moves').toBeGreaterThan(today);
    await page.locator('.hero-result').getByRole('button', { name: 'Today' }).click();
    await created.waitFor({ state: 'detached' });

    const query = `?${new URLSearchParams({ url: shop('/products/dune-vase') })}`;
    const facts = page.locator('.hero-facts');
    expect(await facts.getByRole('link', { name: /platforms and the fixes/ }).getAttribute('href')).toBe(
      `/preview${query}`,
    );
    expect(await facts.getByRole('link', { name: 'Check the whole shop' }).getAttribute('href')).toBe(
      `/whole-shop${query}`,
    );
    expect(await shiftsOf(page)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });

  test('what cannot be read is said at the field, which keeps address and focus', async () => {
    const { page, leave } = await visit('/de');
    const { height = 0 } = (await page.locator('h1').boundingBox()) ?? {};
    expect(height, 'one line, without a word broken').toBeLessThan(90);
    const says = (words: string) => page.locator('#start').getByRole('alert').getByText(words).waitFor();
    await ask(page, '');
    await says('Geben Sie zuerst eine Adresse ein');
    await ask(page, shop('/password'));
    await says('Die Seite ist passwortgeschützt.');
    expect(await page.locator('#link').inputValue()).toBe(shop('/password'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('link');
    expect(await page.locator('.hero-result').count()).toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
    await leave();
  });
});

test('on a phone the cards come into view and the keyboard goes', async () => {
  const { page, troubles, leave } = await visit('/de', { width: 375, locale: 'de' });
  await ask(page, shop('/pages/about'));
  await card(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-whatsapp');
  const y = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? -1;
  expect(await y('.hero-result')).toBeGreaterThanOrEqual(0);
  expect(await y('.hero-result')).toBeLessThan(200);
  await finished(page, /^\d+ von 100 Punkten\./);
  const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
  expect(await y('#link-line'), 'the answer is whole below the header').toBeGreaterThanOrEqual(header);
  expect(await y('#start button')).toBeLessThan(header);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(troubles).toEqual([]);
  await leave();
});

test('with Linkbild’s image every sentence is about it, and all main buttons lead to an account', async () => {
  const { page, troubles, leave } = await visit('/', { width: 390 });
  await ask(page, shop('/products/dune-vase'));
  await finished(page, /^\d+ out of 100\./);
  await page.getByRole('button', { name: 'See it with Linkbild’s image' }).click();
  await page.locator('#hero-card img[src^="/og/example.jpg"]').waitFor();
  await finished(page, /^\d+ out of 100 with Linkbild’s image\.$/);
  const wayOn = page.locator('.hero-facts').getByRole('link', { name: 'Get this for my website' });
  expect(await wayOn.getAttribute('class')).toMatch(/bg-signal/);
  const target = await wayOn.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(target).toContain('register');
  const floating = page.locator('aside a');
  await wayOn.scrollIntoViewIfNeeded();
  expect(await floating.count(), 'one at a time').toBe(0);
  await page.locator('#how').scrollIntoViewIfNeeded();
  await page.locator('aside').getByRole('link', { name: 'Get this for my website' }).waitFor();
  expect(await floating.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(target);
  await page.locator('.hero-facts').getByRole('button', { name: 'Back to today' }).click();
  await finished(page, /^\d+ out of 100\. /);
  expect(troubles).toEqual([]);
  await leave();
});

test('the example changes its platform without scripts, and the form leads to /preview', async () => {
  const { page, leave } = await visit('/de', { javaScript: false, locale: 'de' });
  const slack = page.locator('.hero-example [data-card=slack]');
  expect(await slack.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Slack', exact: true }).check();
  expect(await slack.isVisible()).toBe(true);
  await page.locator('#link').fill(shop('/products/pebble-cup'));
  await page.locator('#link').press('Enter');
  await page.waitForURL('**/de/preview?url=*');
  await leave();
});

test('the example moves on by itself until somebody pauses it', async () => {
  const { page, leave } = await visit('/');
  const chosen = () => page.locator('.hero-example input:checked').getAttribute('value');
  const pause = page.locator('.hero-example').getByRole('button', { name: 'Pause' });
  // The visits of these tests have reduced motion: there is nothing to pause.
  expect(await pause.count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.clock.runFor(4000);
  expect(await chosen()).toBe('imessage');
  await pause.click();
  await page.locator('.hero-example').getByRole('button', { name: 'Play' }).waitFor();
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  expect(await chosen()).toBe('imessage');
  await leave();
});

test.each([
  [1280, 6593],
  [390, 10_230],
])('is at most three fifths of its former length, %i px wide, and each section has a picture', async (width, most) => {
  const { page, leave } = await visit('/', { width });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(most);
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-section]')]
      .filter((section) => !section.querySelector('img, svg[viewBox="0 0 120 120"]'))
      .map(({ id }) => id),
  );
  // The sentence whose picture are the two chats right below it.
  expect(bare).toEqual(['why']);
  expect(await page.locator('main form').count(), 'the field, and one form').toBe(2);
  await leave();
});

test('words that are no address are refused in a sentence, and the field stays', async () => {
  const { page, troubles, leave } = await visit('/');
  await ask(page, 'my shop');
  await page.locator('.hero-ask [role=alert], .hero-ask [id$=-error]').first().waitFor();
  expect(await page.locator('#link').inputValue()).toBe('my shop');
  expect(troubles.filter((line) => !line.includes('422'))).toEqual([]);
  await leave();
});

test('a field whose code fails is the plain form again', async () => {
  const { page, leave } = await visit('/');
  await page.evaluate(() => {
    URL.parse = () => {
      throw new Error('planted');
    };
  });
  await ask(page, shop('/products/dune-vase'));
  await page.locator('#hero-card').waitFor({ state: 'detached' });
  await page.locator('#link').fill(shop('/products/dune-vase'));
  await page.locator('#link').press('Enter');
  await page.waitForURL(/\/preview\?/);
  await leave();
});

test('an example changes with its choice, without scripts', async () => {
  const { page, leave } = await visit('/', { javaScript: false });
  const slack = page.locator('[data-problem=logo]');
  expect(await slack.isVisible()).toBe(false);
  await page.getByRole('radio', { name: /The logo on everything/ }).check();
  expect(await slack.isVisible()).toBe(true);
  expect(await page.locator('[data-problem=none]').isVisible()).toBe(false);
  await leave();
});
