import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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
  expect(await route.getByText(/templates? (are|is) live\./).count()).toBe(0);
  await page.getByRole('switch', { name: 'Test two designs' }).check();
  await turn(/^Use this template: “.*”$/, 'is live.');
  await route.getByText('2 templates are live. Each page gets one at random.').waitFor();
  const switches = route.getByRole('button', { name: /^Live: turn off “.*”$/ });
  for (const left of [1, 0]) {
    await turn(/^Live: turn off “.*”$/, 'is turned off.');
    await expect.poll(() => switches.count()).toBe(left);
  }
  const none = route.getByText('No template is live. Pages show the fallback image.');
  await none.waitFor();
  expect(await liveNow()).toBe(0);
  await turn(/^Use this template: “.*”$/, 'is live.');
  await none.waitFor({ state: 'detached' });
  expect(await liveNow()).toBe(1);
}
