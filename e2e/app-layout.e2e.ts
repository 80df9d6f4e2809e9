import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// The frame around every page of the app, used with a mouse and with Escape.

withBrowser();

const REM = 16;
const beside = { x: 1400, y: 880 };

/** Opens twice: closed once by Escape, once by a click outside. */
async function closesEitherWay(page: Page, opener: Locator, opened: Locator) {
  await opener.click();
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await opener.click();
  await opened.waitFor();
  await page.mouse.click(beside.x, beside.y);
  await opened.waitFor({ state: 'hidden' });
}

/** By keys alone: a screen, then a page of the website; Escape closes it and focus is where it was. */
async function quickSearchLeadsOn(page: Page) {
  const search = page.getByRole('dialog', { name: 'Quick search' });
  const field = search.getByRole('combobox', { name: 'Quick search' });
  const option = (name: string) => search.getByRole('option', { name });
  await page.keyboard.press('Control+K');
  await field.fill('invite');
  await option('Collaboration').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/demo/settings/account');
  await search.waitFor({ state: 'hidden' });

  const opener = page.getByRole('button', { name: 'Quick search' });
  await opener.click();
  await field.fill('products/orchard');
  await search.getByRole('group', { name: 'Pages' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowUp');
  const last = await search.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/demo\/subpages\?search=/);
  expect(last).toContain(new URL(page.url()).searchParams.get('search'));

  await opener.click();
  await field.fill('no such thing anywhere');
  await search.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
}

test('sidebar, project selector, menus and the code editor have their specified sizes and close as they should [2.48] [4.17] [9.23] [9.24]', async () => {
  const { state } = await superAdmin();
  const page = await (await newContext({ storageState: state })).newPage();
  const troubles = watch(page);
  await page.goto('/app/demo/settings/project');
  await page.waitForLoadState('networkidle');

  // 64 units of a quarter rem; collapsed it is a rail that opens while the pointer is in it.
  const sidebar = page.locator('aside').first();
  const width = async () => (await sidebar.boundingBox())?.width;
  const isWide = (rem: number) => expect.poll(width).toBe(rem * REM);
  await isWide(16);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.mouse.move(beside.x, beside.y);
  await isWide(4);
  await page.mouse.move(20, 400);
  await isWide(16);
  await page.mouse.move(beside.x, beside.y);
  await isWide(4);
  await sidebar.hover();
  await page.getByRole('button', { name: 'Keep sidebar open' }).click();
  await page.mouse.move(beside.x, beside.y);
  await isWide(16);

  const projects = page.getByRole('listbox', { name: 'Choose project' });
  await closesEitherWay(page, page.getByRole('button', { name: /^Choose project/ }), projects);
  await page.getByRole('button', { name: /^Choose project/ }).click();
  expect(await projects.evaluate((list) => getComputedStyle(list).maxHeight)).toBe(`${14 * REM}px`);
  await page.keyboard.press('Escape');
  const account = page.locator('summary', { hasText: 'Your account' });
  await closesEitherWay(page, account, page.getByRole('link', { name: 'Onboarding' }));

  await quickSearchLeadsOn(page);

  await page.goto('/app/admin/ui-components?view=actions');
  await page.waitForLoadState('networkidle');
  const menu = page.locator('main details[data-menu]').first();
  await closesEitherWay(page, menu.locator('summary'), menu.getByRole('button', { name: 'Duplicate' }));
  await page.goto('/app/admin/ui-components?view=code');
  const editor = page.locator('.cm-editor').first();
  await editor.waitFor();
  expect(await editor.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('1000px');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a page of the dashboard unfolds all platforms it was shared on', async () => {
  const { state } = await superAdmin();
  const page = await (await newContext({ storageState: state })).newPage();
  const troubles = watch(page);
  await page.goto('/app/demo/dashboard');
  const pages = page.getByRole('region', { name: 'Most shared pages' });
  const folded = pages.getByRole('button', { name: /^\+ \d+ more / }).first();
  const [, more, path] = /^\+ (\d+) more (.+)$/.exec((await folded.textContent()) ?? '') ?? [];
  const parts = (button: typeof folded) => button.evaluate(({ parentElement }) => parentElement?.children.length ?? 0);
  const before = await parts(folded);
  await page.waitForLoadState('networkidle');
  await folded.click();
  const unfolded = pages.getByRole('button', { name: `Show fewer ${path}`, exact: true });
  await unfolded.waitFor();
  expect(await parts(unfolded)).toBe(before + Number(more));
  await unfolded.click();
  await expect
    .poll(() => parts(pages.getByRole('button', { name: `+ ${more} more ${path}`, exact: true })))
    .toBe(before);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a button that is clicked before its scripts have arrived does its work once they have', async () => {
  const { state } = await superAdmin();
  const context = await newContext({ storageState: state });
  const page = await context.newPage();
  const troubles = watch(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/hydrate-router.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/app/account', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Set up app' }).click();
  arrive();
  await page.locator('[role=dialog] code').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a notice moves away from a button that comes up below it', async () => {
  const { state } = await superAdmin();
  const page = await (await newContext({ storageState: state })).newPage();
  await page.goto('/app/admin/ui-components?view=feedback');
  // The section arrives after the page, and React reaches it last.
  const warning = page.getByRole('button', { name: 'Warning', exact: true });
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => warning.evaluate(isHydrated)).toBe(true);
  await warning.click();
  const notice = page.getByRole('region', { name: 'Sample notifications' }).getByRole('article');
  await notice.waitFor();
  const { x, y } = (await notice.boundingBox()) ?? { x: 0, y: 0 };
  // As the next step of a window brings its own buttons.
  await page.evaluate(
    ([left, top]) => {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'Finish setup';
      Object.assign(button.style, { position: 'fixed', left: `${left}px`, top: `${top}px` });
    },
    [x, y],
  );
  const button = (await page.getByRole('button', { name: 'Finish setup' }).boundingBox()) ?? { x: 0, width: 0, y: 0 };
  await expect
    .poll(async () => {
      const box = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return box.y + box.height <= button.y || box.x >= button.x + button.width || box.x + box.width <= button.x;
    })
    .toBe(true);
  await page.context().close();
});
