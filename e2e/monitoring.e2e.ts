import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSignedWith } from '#flows/watch/receiver.fixture.ts';
import { firstTheme } from '../sample-shop/generated-pages.ts';
import { few } from '../test/size.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { createWatchedShop } from './start-site.ts';

// A theme loses the images of most pages: one incident, one email, one webhook, the comparison, and its end.

withBrowser();

const PAGES = few(100, 500);
/** Every tenth of the generated pages never had an image: of the first 457, 412 lose theirs. */
const TOUCHED = few(91, 457);
const LOST = TOUCHED - Math.floor(TOUCHED / 10);
const shop = await createWatchedShop(PAGES);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a broken theme, from the first email to the last', async () => {
  const context = await newContext({ storageState: shop.storageState });
  const page = await context.newPage();
  // A page without an image has none to show.
  const troubles = watch(page, [/\.(jpe?g|png|svg)/]);

  await page.goto(shop.url('monitoring/webhooks'));
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Address', { exact: true }).fill(shop.receiver.url('/hooks'));
  await page.getByRole('button', { name: 'Add webhook', exact: true }).click();
  await page.getByText('Copy it now.').waitFor();
  const secret = (await page.locator('figure code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);

  // 10,000 events a month are 14 an hour: 500 pages are seen in two days.
  await shop.watchFor(few(12, 42) * 60, few(3, 6) * 60);
  await page.goto(shop.url('monitoring'));
  await page.getByRole('heading', { name: 'No open incidents', exact: true }).waitFor();
  await page.getByText(/\d+ of 10,000 used/).waitFor();
  expect(await shop.mails()).toEqual([]);

  shop.shop.publish({ id: 777, losesImage: (number) => number <= TOUCHED });
  await shop.watchFor(33, 11);
  const [opened, ...more] = await shop.mails();
  expect([opened?.kind, more]).toEqual(['incident-opened', []]);
  expect(opened?.subject).toContain(`${LOST} link previews got worse`);
  const [event, ...others] = shop.receiver.at('/hooks');
  expect(others).toEqual([]);
  expect(JSON.parse(event?.body ?? '{}')).toMatchObject({
    type: 'incident.opened',
    data: { incident: { pages: LOST } },
  });
  expect(event && isSignedWith(secret, event)).toBe(true);

  const link = /https?:\/\/\S+\/monitoring\/[0-9a-f-]{36}/.exec(opened?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'Before and after', exact: true }).waitFor();
  await page
    .locator('dd')
    .filter({ hasText: new RegExp(`^${LOST}$`) })
    .waitFor();
  const before = page.getByRole('img', { name: 'Image before', exact: true });
  expect(await before.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor();
  await page.getByLabel('Note', { exact: true }).fill('The new theme has no og:image.');
  await page.getByRole('button', { name: 'Save note', exact: true }).click();
  await page.getByText('Note saved', { exact: true }).waitFor();
  await page.goto(shop.url('dashboard'));
  await page.getByText('1 open incident.', { exact: true }).waitFor();

  // A page is looked at again within the hour; it is right, and so are the others.
  shop.shop.publish(firstTheme);
  await shop.watchFor(60, 30);
  expect((await shop.mails()).map(({ kind }) => kind)).toEqual(['incident-opened', 'incident-resolved']);
  expect(shop.receiver.at('/hooks').map(({ body }) => JSON.parse(body).type)).toEqual([
    'incident.opened',
    'incident.resolved',
  ]);
  await page.goto(link);
  await page.getByText('The new theme has no og:image.').waitFor();
  expect(await page.getByRole('button', { name: 'Mute', exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: /^History: / }).click();
  await page.getByRole('heading', { name: 'History', exact: true }).waitFor();
  // From the first moment to the newest: the image is back as it was.
  await page
    .getByRole('link', { name: /^Before: compare from / })
    .last()
    .click();
  await page.waitForURL(/before=/);
  await page.getByRole('slider', { name: 'Move between before and after' }).waitFor();
  await page.getByRole('button', { name: 'Mark differences', exact: true }).click();
  await page.getByText('0% of the image is different.').waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  await page.goto(shop.url('monitoring/webhooks'));
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor();
  await page.locator('summary').filter({ hasText: 'An incident is over' }).click();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await page.getByText('Being sent again', { exact: true }).waitFor();
  await shop.watchFor(1, 1);
  expect(shop.receiver.at('/hooks')).toHaveLength(3);
  expect(troubles).toEqual([]);
  await context.close();
});

test('channels, own emails and the badge, on a phone and in German', async () => {
  const context = await newContext({ storageState: shop.storageState, width: 390 });
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(shop.url('monitoring/alerts').replace('/app/', '/de/app/'));
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Kanal hinzufügen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('#shop-meldungen');
  await dialog.getByLabel('Adresse des Webhooks').fill(shop.receiver.url('/chat'));
  await dialog.getByRole('button', { name: 'Kanal hinzufügen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Aktionen für #shop-meldungen').click();
  await page.getByRole('button', { name: 'Test senden', exact: true }).click();
  await page.getByText('Test zugestellt', { exact: true }).waitFor();
  expect(shop.receiver.at('/chat')).toHaveLength(1);

  await page.getByLabel('Von', { exact: true }).selectOption('22');
  await page.getByLabel('Bis', { exact: true }).selectOption('7');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();

  await page.getByLabel('Badge für alle sichtbar machen').click();
  await page.getByText('Das Badge ist sichtbar', { exact: true }).waitFor();
  const badge = page.getByRole('img', { name: 'Linkvorschauen, geprüft von Linkbild' });
  const address = (await badge.getAttribute('src')) ?? '';
  expect(await (await fetch(address)).text()).toContain('Linkvorschauen: ');
  expect(await seriousViolations(page)).toEqual([]);
  for (const path of ['monitoring', 'monitoring/changes', 'monitoring/alerts', 'monitoring/webhooks']) {
    await page.goto(shop.url(path).replace('/app/', '/de/app/'));
    expect([path, await widthOf(page)]).toEqual([path, 390]);
  }
  expect(troubles).toEqual([]);
  await context.close();
});
