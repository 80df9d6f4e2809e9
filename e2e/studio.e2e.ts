import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { newContext, openAs, seriousViolations, watch, withBrowser } from './browser.ts';
import {
  drawOneImage,
  expectEditorTools,
  expectFontInItsOwnLetters,
  expectNamedLayers,
  expectNewDesign,
  expectNoLag,
  expectOnlyTheStageScrolls,
} from './studio-steps.ts';
import { demoProject, editor, superAdmin } from './users.ts';

// Templates as a shop owner makes them: from a base template to the image that WhatsApp fetches.

withBrowser();

let person: Awaited<ReturnType<typeof editor>>;
let demo: Awaited<ReturnType<typeof demoProject>>;

beforeAll(async () => {
  person = await editor('studio@example.com');
  demo = await demoProject(person.api);
  // The first start reads the demo's pages in the background; without them there is nothing to draw.
  await until(async () => (await productsRoute()).sampleSubPage !== null);
  // The demo compares designs on this route; the story begins with none live.
  for (const { uuid } of await liveOnProducts()) {
    await person.api.updateTemplate({ params: { id: uuid }, body: { state: 'inactive' } });
  }
});

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('waited in vain');
}

async function productsRoute() {
  const routes = await person.api.listRoutes({ params: { id: String(demo.id) } });
  const route = routes.find(({ path }) => path === '/products/*');
  if (!route) throw new Error('there is no route of products');
  return route;
}

async function liveOnProducts() {
  const { id } = await productsRoute();
  const templates = await person.api.listTemplates({ params: { id: String(demo.id) } });
  return templates.filter(({ routeId, state }) => routeId === id && state === 'live');
}

/** Images of the sample shop are missing on purpose; superseded images get 409. */
const expected = () => [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/, /409/];

async function open(path: string, more: RegExp[] = []): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await newContext({ storageState: person.state })).newPage();
  const troubles = watch(page, [...expected(), ...more]);
  await page.goto(path);
  return { page, troubles };
}

const image = (page: Page) => page.locator('[data-live-image]');
/** Waits until the image has changed, and no newer one is loading. */
async function redrawn(page: Page, act: () => Promise<unknown>) {
  const before = await image(page).getAttribute('src');
  await act();
  await expect.poll(() => image(page).getAttribute('src')).not.toBe(before);
  await expect.poll(() => page.locator('[aria-busy="true"] [data-live-image]').count()).toBe(0);
}

test('from a base template to the image that WhatsApp fetches', async () => {
  const { page, troubles } = await open('/app/demo/templates');
  const section = page.locator('section', { has: page.getByText('/products/*', { exact: true }) }).first();
  await section.getByRole('link', { name: 'New template' }).click();
  await page.getByRole('button', { name: 'Use this template: Photo beside text' }).click();
  await page.waitForURL(/\/configurator$/);
  await image(page).waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  await expectOnlyTheStageScrolls(page);

  // Colour and text: the image follows, nothing is stored before saving.
  await redrawn(page, () => page.getByText('Brand colour', { exact: true }).last().click());
  // Key by key, over `#123`, which is a colour too.
  const brandColour = page.getByLabel('Brand colour').first();
  await brandColour.fill('');
  await redrawn(page, () => brandColour.pressSequentially('#123abc', { delay: 60 }));
  expect(await brandColour.inputValue()).toBe('#123abc');
  await redrawn(page, () => page.getByRole('textbox', { name: 'Title' }).fill('Thrown by hand'));
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes saved').waitFor();

  await page.getByRole('link', { name: 'Layout', exact: true }).click();
  await page.waitForURL(/\/designer$/);
  await image(page).waitFor();
  // Opening a template changes nothing about it.
  await expectNamedLayers(page);
  await page.getByText('All changes saved').waitFor();
  const canvas = page.getByRole('group', { name: 'Canvas' });
  const area = await canvas.boundingBox();
  if (!area) throw new Error('no canvas');
  const at = (x: number, y: number) => [area.x + (x / 1200) * area.width, area.y + (y / 630) * area.height] as const;

  // A click on the image selects what was measured there; dragging moves it, undo reverts it.
  await page.mouse.click(...at(700, 240));
  await page.locator('[data-chosen="title"]').waitFor();
  const x = page.getByLabel('X', { exact: true });
  const start = await x.inputValue();
  await page.mouse.move(...at(700, 240));
  await page.mouse.down();
  const beforeDrag = await image(page).getAttribute('src');
  await page.mouse.move(...at(690, 200), { steps: 4 });
  await page.locator('[data-lifted="element"]').waitFor();
  await page.mouse.move(...at(660, 170));
  await expectNoLag(page, Number(start));
  expect(await image(page).getAttribute('src')).toBe(beforeDrag);
  await redrawn(page, async () => {
    await page.mouse.move(...at(640, 150), { steps: 4 });
    await page.mouse.up();
  });
  await expect.poll(async () => Number(await x.inputValue())).toBeLessThan(Number(start) - 40);
  await redrawn(page, () => page.keyboard.press('Control+z'));
  await expect.poll(() => x.inputValue()).toBe(start);
  await redrawn(page, () => page.keyboard.press('Control+Shift+z'));
  await canvas.focus();
  await redrawn(page, () => page.keyboard.press('Shift+ArrowRight'));
  await expectEditorTools(page, canvas, redrawn);
  expect(await seriousViolations(page)).toEqual([]);

  // Code: errors are shown at their line, and the last good image stays.
  await page.getByText('Code', { exact: true }).click();
  const code = page.locator('.cm-content');
  // Readable, although the base template is one long line.
  await expect.poll(() => code.locator('.cm-line').count()).toBeGreaterThan(30);
  await code.click();
  await page.keyboard.press('Control+End');
  // At once, so that it is one undo step.
  await page.keyboard.insertText('\n<script></script>');
  await page
    .getByText(/^Line \d+: /)
    .first()
    .waitFor();
  expect(await image(page).count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.getByText(/^Line \d+: /).count()).toBe(0);

  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByText(/is ready\. It goes live once Linkbild is on your site\.$/).waitFor();
  const changed = performance.now();
  const [stored] = await liveOnProducts();
  expect(stored?.html.split('\n').length).toBeGreaterThan(30);

  // The URL as WhatsApp requests it: valid, in the chosen colour, and counted on the dashboard.
  const { sampleSubPage } = await productsRoute();
  const address = `${inject('siteUrl')}/images/${demo.uuid}/og.jpg?url=${encodeURIComponent(sampleSubPage?.url ?? '')}`;
  // No process caches the project for longer.
  await until(async () => performance.now() - changed > 5_000);
  await expectNewDesign(address, [0x12, 0x3a, 0xbc]);
  const params = { id: String(demo.id) };
  await until(async () => (await person.api.getStats({ params, query: {} })).shares > 0);
  await page.goto('/app/demo/dashboard');
  await page.getByRole('heading', { name: 'Most shared pages' }).waitFor();
  await page.getByText('WhatsApp').first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  await page.context().close();
});

test('no input is lost: to somebody else, by leaving, by closing', async () => {
  const [template] = await person.api.listTemplates({ params: { id: String(demo.id) } });
  if (!template) throw new Error('no template');
  const { page } = await open(`/app/demo/templates/${template.uuid}/configurator`);
  await image(page).waitFor();
  const name = page.getByLabel('Shop name', { exact: true });
  // Without a connection both warnings come, and go by themselves once it is back.
  await page.context().setOffline(true);
  await name.fill('Offline');
  await page.getByRole('button', { name: 'Save' }).click();
  const warnings = page.getByText('We can’t reach the server.');
  await expect.poll(() => warnings.count()).toBe(2);
  await page.context().setOffline(false);
  await expect.poll(() => warnings.count()).toBe(0);
  await page.getByText('Unsaved changes').waitFor();
  await name.fill('Mine');
  await person.api.updateTemplate({ params: { id: template.uuid }, body: { name: 'Changed by another' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Someone else has changed this template').waitFor();
  expect(await name.inputValue()).toBe('Mine');
  await page.getByRole('link', { name: 'All templates' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Leave without saving?').waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await name.inputValue()).toBe('Mine');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await name.inputValue()).toBe('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes saved').waitFor();
  const kept = await person.api.getTemplate({ params: { id: template.uuid } });
  expect(kept.appearance).toMatchObject({ siteName: 'Mine' });
  await page.context().close();
});

test('chooser: one live, undo, several, and the hint that none is live [2.68] [4.2] [4.3]', async () => {
  const { page } = await open('/app/demo/templates');
  const section = page.locator('section', { has: page.getByText('/products/*', { exact: true }) }).first();
  const live = async () => (await liveOnProducts()).map(({ uuid }) => uuid);
  const before = await live();
  expect(before).toHaveLength(1);
  await section
    .locator('article')
    .first()
    .getByLabel(/^Actions for/)
    .click();
  await section.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByText('Template duplicated').waitFor();

  for (const kind of ['Draft', 'Demo'] as const) await drawOneImage(page, section, kind);
  await section
    .locator('article:not([data-live])')
    .first()
    .getByRole('button', { name: /^Use this template/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await live()).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(live).toEqual(before);
  // The display follows a moment later.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Test two templates').check();
  const shownLive = section.locator('article[data-live]');
  await expect.poll(() => shownLive.count()).toBe(1);
  await shownLive.getByRole('button', { name: /^(Live|Ready): turn off/ }).click();
  await expect.poll(live).toEqual([]);
  await section.getByText('No template is chosen. Pages show the fallback image.').waitFor();
  await page.context().close();
});

test('assets: dropped files are judged by their content, colours are stored', async () => {
  const { page } = await open('/app/demo/assets', [/answer: 4\d\d .*upload/, /status of 4\d\d/]);
  const file = page.getByLabel('Choose files');
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#e00' } })
    .png()
    .toBuffer();
  await file.setInputFiles([
    { name: 'lying.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
    { name: 'stamp.png', mimeType: 'image/png', buffer: png },
  ]);
  await page.getByText('lying.png:').waitFor();
  await page.getByText('stamp.png is ready.').waitFor();
  await page.getByText('40 × 20', { exact: false }).waitFor();
  await page.getByText('JPEG, PNG, WebP, GIF, SVG, AVIF').waitFor();
  await expectFontInItsOwnLetters(page);
  await page.getByRole('button', { name: 'Add colour' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Moss');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Moss', { exact: true }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.context().close();
});

test('a page gets its own design, and returns to its route', async () => {
  const { page } = await open('/app/demo/subpages?search=products');
  const row = page.getByRole('row').nth(1);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Choose template for this page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Use/ }).first().click();
  await page.getByText('This page now has its own template.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => row.getByText('Own template', { exact: true }).filter({ visible: true }).count()).toBe(0);
  await page.context().close();
});

test('a super admin makes a design a base template, once', async () => {
  const { page } = await openAs(await superAdmin(), '/app/demo/templates');
  const section = page.locator('section', { has: page.getByText('/blogs/*', { exact: true }) }).first();
  const card = section.locator('article[data-template]').first();
  const dialog = page.getByRole('dialog');
  const offer = async () => {
    await card.getByLabel(/^Actions for/).click();
    await card.getByRole('button', { name: 'Make it a base template' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Our article');
    await dialog.getByRole('button', { name: 'Create base template' }).click();
  };
  await offer();
  await page.getByText('“Our article” is now a base template.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const offered = await person.api.listBaseTemplates();
  expect(offered.find(({ name }) => name === 'Our article')).toMatchObject({ preferredRoutePath: '/blogs/*' });
  await offer();
  await dialog.getByText(/already/).waitFor();
  await page.context().close();
});
