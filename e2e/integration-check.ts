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
