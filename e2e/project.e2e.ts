import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { seriousViolations, sharedContext, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// A project as its members work with it: from its URL to its pages, routes and audits. new-customer.e2e.ts has the
// audit that is started and compared.

withBrowser();

type Person = Awaited<ReturnType<typeof superAdmin>>;
let person: Person;
let demo: string;

/** The demo project with its first audit, which the first start creates in the background. */
beforeAll(async () => {
  person = await superAdmin();
  const { items } = await person.api.listProjects({ query: {} });
  demo = String(items.find(({ slug }) => slug === 'demo')?.id);
  await until(async () => {
    const jobs = await person.api.listProjectJobs({ params: { id: demo } });
    const audits = await person.api.listAudits({ params: { id: demo }, query: {} });
    const isBusy = jobs.some(({ state }) => state === 'waiting' || state === 'running');
    return !isBusy && audits.items.some(({ score }) => score !== null);
  });
});

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('waited in vain');
}

async function open(path: string, expected: RegExp[] = []): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await sharedContext({ storageState: person.state })).newPage();
  // Intended errors are 4xx responses, which a browser logs to its console.
  const troubles = watch(page, expected);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}

// Some pages of the sample shop name missing images, and one an invalid host: cards try to show them.
const brokenImages = [/ERR_NAME_NOT_RESOLVED/, /status of 404/, /answer: 404 \S+\.(jpe?g|png|webp|gif|svg)/];
const refused = [/answer: 4(22|09|04) /, /status of 4(22|09|04)/];

test('a page is added by its URL, ignored, restored, read again and deleted [2.38] [5.22]', async () => {
  const { page, troubles } = await open('/app/demo/subpages', refused);
  const address = `${inject('shopUrl')}/pages/care?from=a-test`;

  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  for (const [bad, words] of [
    ['not an address', /valid (web )?address|valid URL/i],
    ['https://another-site.example/page', /isn’t part of the project/],
  ] as const) {
    await dialog.getByLabel('Page URL').fill(bad);
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await dialog.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await dialog.getByLabel('Page URL').inputValue()).toBe(bad);
  }
  await dialog.getByLabel('Page URL').fill(address);
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Page added').waitFor();

  const rows = page.getByRole('row').filter({ hasText: 'a-test' });
  const act = async (name: string) => {
    await rows.first().locator('summary').click();
    await rows.first().getByRole('button', { name, exact: true }).click();
  };
  await page.getByRole('searchbox').fill('a-test');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/search=a-test/);
  await rows.first().waitFor();
  await act('Refresh page data');
  await page.getByText('Page data refreshed').waitFor();
  await act('Ignore');
  await page.getByText('No data found').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows.first().waitFor();
  await act('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Page deleted').waitFor();
  await page.getByText('No data found').waitFor();
  expect(troubles).toEqual([]);
  await page.close();
});

test('every score of an audit unfolds to its checks [2.33]', async () => {
  const { page, troubles } = await open('/app/demo/audit', brokenImages);
  await page.getByRole('heading', { level: 1, name: /^Audit of/ }).waitFor();
  await page.getByText('How the score is calculated').click();
  await page.getByText('× 1').first().waitFor();
  await page.locator('details:has(a[href*="#platform-whatsapp"]) > summary').click();
  await page.locator('a[href*="#platform-whatsapp"]').first().click();
  await page.waitForURL(/page=.*#platform-whatsapp/);
  const card = page.locator('#platform-whatsapp');
  await card.locator('summary').first().click();
  await card.getByText('The checks behind the score').waitFor();
  expect(await card.getByText(/^weight/).count()).toBeGreaterThan(3);
  expect(await seriousViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('routes: a bad path is explained, a good one takes its pages, its tooltip names them [2.37] [2.74]', async () => {
  const { page, troubles } = await open('/app/demo/routes', refused);
  const path = page.getByLabel('Path');
  await path.fill('/products/vase-*');
  await page.getByRole('button', { name: 'Add page type' }).click();
  await page.getByRole('alert').filter({ hasText: 'whole segments' }).waitFor();
  await path.fill('/de/products/*');
  await page.getByRole('button', { name: 'Add page type' }).click();
  const row = page.getByRole('row').filter({ hasText: '/de/products/*' });
  await row.waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: '/collections/*' })
    .getByRole('link', { name: /\d pages?$/ })
    .hover();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  expect(await tooltip.locator('span > span').allTextContents()).toEqual([
    expect.stringMatching(/^\//),
    expect.stringMatching(/^\//),
    expect.stringMatching(/^\//),
    expect.stringMatching(/^and \d+ more$/),
  ]);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Page type deleted').waitFor();
  await row.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await page.close();
});

test('settings keep the input, and errors are shown under their field [2.43] [5.7]', async () => {
  const { page, troubles } = await open('/de/app/demo/settings/project', refused);
  await page.getByLabel('Adresse des Logos').fill('kein logo');
  await page.getByLabel('Notizen').fill('Zuerst die Produktseiten.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('Adresse des Logos').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Notizen').inputValue()).toBe('Zuerst die Produktseiten.');
  await page.getByLabel('Adresse des Logos').fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Notizen').inputValue()).toBe('Zuerst die Produktseiten.');
  expect(troubles).toEqual([]);
  await page.close();
});

test('settings say what a button does not save, and ask before it is left', async () => {
  const { page, troubles } = await open('/app/demo/settings/project');
  const notSaved = (parts: string) => page.getByText(`Not saved yet: ${parts}`, { exact: true });
  await page.getByText('Show', { exact: true }).click();
  const system = page.getByLabel('System', { exact: true });
  const before = await system.inputValue();
  await system.selectOption(before === 'typo3' ? 'drupal' : 'typo3');
  await notSaved('Website, Brand and Notes').waitFor();
  await page.getByLabel('Demo URL').fill('https://demo.example/');
  await notSaved('Advanced').waitFor();
  await page.getByRole('button', { name: 'Save defaults' }).click();
  await notSaved('Advanced').waitFor({ state: 'detached' });
  expect(await notSaved('Website, Brand and Notes').count()).toBe(1);

  const toPages = page.getByRole('link', { name: 'Pages', exact: true }).first();
  await toPages.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await system.selectOption(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await notSaved('Website, Brand and Notes').waitFor({ state: 'detached' });
  await toPages.click();
  await page.waitForURL(/\/subpages/);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a first website is read with visible progress, and the dashboard follows [2.34]', async () => {
  const { page, troubles } = await open('/app?new=1', refused);
  await page.getByLabel('Website URL').fill('no address');
  await page.getByRole('button', { name: 'Add website' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('Website URL').fill(`${inject('shopUrl')}/`);
  await page.getByRole('button', { name: 'Add website' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.waitForURL(/\/app\/(?!demo)[^/?]+\/dashboard/);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const slug = /\/app\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  // Added once more, it is said that it is there.
  await page.goto('/app?new=1');
  await page.getByLabel('Website URL').fill(inject('shopUrl'));
  await page.getByRole('button', { name: 'Add website' }).click();
  await page.waitForURL(`**/app/${slug}/dashboard`);
  await page.getByRole('region', { name: 'Notifications' }).getByText('You already have this website.').waitFor();
  expect(troubles).toEqual([]);
  const { items } = await person.api.listProjects({ query: {} });
  const made = items.find((one) => one.slug === slug);
  await person.api.deleteProject({ params: { id: String(made?.id) }, query: { confirm: slug } });
  await page.close();
});
