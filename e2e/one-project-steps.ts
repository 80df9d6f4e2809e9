import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * The states of docs/specification.md#s4.6: a failed check leaves it unchecked; then the website as it is; then one
 * with the tag.
 */
export async function integrationIsChecked(page: Page, modal: Locator) {
  const verify = modal.getByRole('button', { name: 'Verify project' });
  const address = '**/api/project/*/linkbild-integrated';
  const failed = { statusCode: 404, code: 'NOT_FOUND', message: 'Nothing could be read just now.' };
  await page.route(address, (route) => route.fulfill({ status: 404, json: failed }), { times: 1 });
  await verify.click();
  await page.getByText(failed.message).waitFor();
  expect(await modal.getByText(/integration is/).count()).toBe(0);

  const waiting = Promise.withResolvers<void>();
  await page.route(address, (route) => waiting.promise.then(() => route.continue()), { times: 1 });
  await verify.click();
  await modal.getByText('Verifying…').waitFor();
  waiting.resolve();
  await modal.getByText('Shopify integration is not working').waitFor();
  expect(await verify.count()).toBe(0);

  await page.route(address, (route) => route.fulfill({ json: { integrated: true } }), { times: 1 });
  await page.route(
    '**/api/project/*/verify',
    (route) => route.fulfill({ json: { verified: true, verifiedAt: null } }),
    { times: 1 },
  );
  await modal.getByRole('button', { name: 'Check again' }).click();
  await modal.getByText('Shopify integration is working').waitFor();
  expect(await verify.count()).toBe(0);
}

/** Several designs on the route of products, which this plan allows, and none: each explains what it means. */
export async function severalDesignsAreLive(page: Page, liveNow: () => Promise<number | undefined>) {
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const route = page.locator('section', { has: page.getByText('/products/*', { exact: true }) }).last();
  const turn = async (name: RegExp, said: string) => {
    const label = (await route.getByRole('button', { name }).first().getAttribute('aria-label')) ?? '';
    await route.getByRole('button', { name: label, exact: true }).first().click();
    await page
      .getByText(`${/“.*”/.exec(label)?.[0]} ${said}`)
      .first()
      .waitFor();
  };
  await route.waitFor();
  expect(await route.getByText(/templates? (are|is) chosen\./).count()).toBe(0);
  await page.getByRole('switch', { name: 'Test two templates' }).check();
  await turn(/^Use this template: “.*”$/, 'is ready. It goes live once Linkbild is on your site.');
  await route.getByText('2 templates are chosen. Each page gets one at random.').waitFor();
  const switches = route.getByRole('button', { name: /^(Live|Ready): turn off “.*”$/ });
  for (const left of [1, 0]) {
    await turn(/^(Live|Ready): turn off “.*”$/, 'is turned off.');
    await expect.poll(() => switches.count()).toBe(left);
  }
  const none = route.getByText('No template is chosen. Pages show the fallback image.');
  await none.waitFor();
  expect(await liveNow()).toBe(0);
  await turn(/^Use this template: “.*”$/, 'is ready. It goes live once Linkbild is on your site.');
  await none.waitFor({ state: 'detached' });
  expect(await liveNow()).toBe(1);
}
