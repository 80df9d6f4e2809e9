import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

// Steps of the studio's stories.

/** Scrolling over the image moves what is below it, never the window with its bar. */
export async function expectOnlyTheStageScrolls(page: Page) {
  const image = page.locator('[data-live-image]');
  await page.getByRole('button', { name: 'Show all platforms' }).click();
  await page.getByRole('heading', { name: 'On each platform' }).waitFor();
  await image.hover();
  const scrolled = () => image.evaluate((shown) => shown.closest('[data-stage]')?.scrollTop ?? 0);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(scrolled).toBeGreaterThan(100);
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
  await page.mouse.wheel(0, -9_000);
  await expect.poll(scrolled).toBe(0);
}

/** Layers are called by what they show. */
export async function expectNamedLayers(page: Page) {
  const layers = page.getByRole('region', { name: 'Layers' });
  await layers.getByRole('button', { name: 'Title', exact: true }).waitFor();
  await layers.getByRole('button', { name: 'Group: Title, Rating', exact: true }).waitFor();
  expect(await layers.getByRole('button', { name: /^(?:Group|Text) \d/ }).count()).toBe(0);
}

/**
 * While an element is dragged it has been lifted off the image, and is where its frame is. `start`: where it was, in
 * pixels of the image.
 */
export async function expectNoLag(page: Page, start: number) {
  const places = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const surface = boxOf('[aria-label="Canvas"]');
      const inImage = (x: number) => ((x - surface.x) / surface.width) * 1200;
      return { frame: inImage(boxOf('[data-chosen]').x), moved: inImage(boxOf('[data-lifted]').x) };
    });
  const moved = async () => {
    const at = await places();
    // At every moment, not only in the end.
    expect(Math.abs(start + at.moved - at.frame)).toBeLessThan(2);
    return at.moved;
  };
  await expect.poll(moved).toBeLessThan(-20);
}

/** What every editor has: typing where the text stands, copy and paste, zoom, a list of the keys, and handles. */
export async function expectEditorTools(
  page: Page,
  canvas: Locator,
  redrawn: (page: Page, act: () => Promise<unknown>) => Promise<void>,
) {
  const names = () => page.getByRole('region', { name: 'Layers' }).locator('li').count();
  const before = await names();
  await page.keyboard.press('Control+c');
  await redrawn(page, () => page.keyboard.press('Control+v'));
  await expect.poll(names).toBe(before + 1);
  // In front of everything: the first below the card.
  expect(
    await page.getByRole('region', { name: 'Layers' }).locator('li').nth(1).locator('[aria-current]').count(),
  ).toBe(1);
  await page.keyboard.press('Enter');
  await page
    .getByText(/^The same text will be on the images of all \d+ pages of this type\.$/)
    .first()
    .waitFor();
  await redrawn(page, () => page.keyboard.insertText('Typed right here'));
  await page.keyboard.press('Enter');
  await expect.poll(() => canvas.evaluate((surface) => surface === document.activeElement)).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Custom text' }).inputValue()).toBe('Typed right here');
  await redrawn(page, () => page.keyboard.press('Control+x'));
  await expect.poll(names).toBe(before);

  const width = async () => (await canvas.boundingBox())?.width ?? 0;
  const fit = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(fit);
  await canvas.focus();
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fit);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Paste, also in another template').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectResizingWithoutLag(page, redrawn);
}

/** While a photo is resized by a handle it is as wide as its frame, and it is drawn once, at the end. */
async function expectResizingWithoutLag(
  page: Page,
  redrawn: (page: Page, act: () => Promise<unknown>) => Promise<void>,
) {
  const address = () => page.locator('[data-live-image]').getAttribute('src');
  await page.getByRole('region', { name: 'Layers' }).getByRole('button', { name: 'Photo', exact: true }).click();
  const handle = await page.locator('[data-chosen="photo"] [data-handle="se"]').boundingBox();
  if (!handle) throw new Error('no handle');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const widths = () =>
    page.evaluate(() => {
      const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
      const surface = widthOf('[aria-label="Canvas"]');
      return { frame: widthOf('[data-chosen]'), scale: widthOf('[data-lifted]') / surface };
    });
  const { frame: before } = await widths();
  const drawn = await address();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 10, y - 10, { steps: 3 });
  await page.locator('[data-lifted="element"]').waitFor();
  for (const by of [25, 45, 70]) {
    await page.mouse.move(x - by, y - by);
    const narrower = async () => {
      const { frame, scale } = await widths();
      // At every moment, not only in the end.
      expect(Math.abs(scale * before - frame)).toBeLessThan(2);
      return before - frame;
    };
    // The edge may snap to a neighbour's.
    await expect.poll(narrower).toBeGreaterThan(by - 10);
  }
  expect(await address()).toBe(drawn);
  await redrawn(page, () => page.mouse.up());
  expect((await widths()).frame).toBeLessThan(before - 50);
  await redrawn(page, () => page.keyboard.press('Control+z'));
}

export async function expectFontInItsOwnLetters(page: Page) {
  const path = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  const font = readFileSync(fileURLToPath(import.meta.resolve(path)));
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'headline.woff2', mimeType: 'font/woff2', buffer: font }]);
  await page.getByText('headline.woff2 is ready.').waitFor();
  await page.getByText('Bricolage Grotesque · 200–800', { exact: false }).waitFor();
  const face = () =>
    page.getByText('Handmade in small batches').evaluate(async (sample) => {
      const { fontFamily, fontWeight } = getComputedStyle(sample);
      const loaded = await document.fonts.load(`${fontWeight} 24px ${fontFamily}`);
      return [/^"?asset-\d+"?$/.test(fontFamily), loaded.map(({ status }) => status)];
    });
  await expect.poll(face).toEqual([true, ['loaded']]);
}

/** An image with an address of its own, without anything becoming live. */
export async function drawOneImage(page: Page, section: Locator, kind: 'Draft' | 'Demo') {
  const live = section.locator('article[data-live]');
  await live.getByLabel(/^Actions for/).click();
  await live.getByRole('button', { name: 'Create draft or demo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(kind, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Create image' }).click();
  const address = await dialog.getByRole('img', { name: 'The new image' }).getAttribute('src');
  expect(address).toContain(`/${kind.toLowerCase()}s/`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/**
 * WhatsApp gets the new design with its first request, or, if drawing takes longer than a request waits, the previous
 * image with a short lifetime.
 */
export async function expectNewDesign(address: string, [red, green, blue]: [red: number, green: number, blue: number]) {
  const fetched = async () => {
    const response = await fetch(address, { headers: { 'user-agent': 'WhatsApp/2.24.20.89 A' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const corner = sharp(await response.arrayBuffer()).extract({ left: 1180, top: 10, width: 1, height: 1 });
    const [r = 0, g = 0, b = 0] = await corner.raw().toBuffer();
    const isNew = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 60;
    return { isNew, isShortLived: response.headers.get('cache-control')?.includes('max-age=60,') === true };
  };
  const first = await fetched();
  expect(first.isNew || first.isShortLived).toBe(true);
  await expect.poll(async () => (await fetched()).isNew).toBe(true);
}
