import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { newContext, openAs, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

withBrowser();

test('a run of the lab: started, posted, compared, published in red, exported, deleted and imported again', async () => {
  const boss = await superAdmin();
  const { page, troubles } = await openAs(boss, '/app/admin/lab');
  await page.getByLabel('Name of the run').fill('Story of the lab');
  await page.getByRole('button', { name: 'Start a run' }).click();
  await page.getByRole('heading', { level: 1, name: 'Story of the lab' }).waitFor();
  const runPath = new URL(page.url()).pathname;

  // Somebody posts an address, and a crawler comes.
  const addresses = ((await page.locator('pre code').first().textContent()) ?? '').split('\n');
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(60);
  const address = addresses.find((one) => one.endsWith('/title-all')) ?? '';
  const headers = {
    'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    range: 'bytes=0-32767',
  };
  expect(await (await fetch(address, { headers })).text()).toContain('from og:title');

  await page.goto(`${runPath}?platform=slack`);
  const labCase = page.locator('#title-all');
  await labCase.getByText('1 request').click();
  await labCase.getByText(/Slackbot-LinkExpanding/).waitFor();
  // Its image is not that of the run: opening the screen is no request of a crawler.
  const drawn = labCase.locator('figure img[src*="/lab/"]').first();
  expect(await drawn.getAttribute('src')).toContain('/lab/look/title-all/large.jpg');

  const modal = page.getByRole('dialog');
  await labCase.getByRole('button', { name: /^Add comparison/ }).click();
  await modal.getByLabel('Version').fill('4.41');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByRole('alert').first().waitFor();
  await modal.getByLabel('No, it differs').check();
  await modal.getByLabel('Note').fill('The card has no image.');
  await modal.getByLabel('Device').fill('Pixel 9, Android 16');
  await modal.getByLabel('Screenshot').setInputFiles('public/lab/600x315.jpg');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.waitFor({ state: 'hidden' });
  await labCase.getByText('The card has no image.').waitFor();
  const shown = labCase.getByRole('img', { name: 'Screenshot: Slack' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

  // Cached pages are up to a minute old, so /accuracy is asked for with a query.
  const visitor = await (await newContext()).newPage();
  await visitor.goto('/accuracy?url=before');
  await visitor.getByText('No run yet.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published', { exact: true }).waitFor();
  await visitor.goto('/de/genauigkeit?url=after');
  await visitor.getByText('Diese Regeln stimmen nicht: Eine App zeigt etwas anderes').waitFor();
  await visitor.getByRole('link', { name: 'Slack: Titel' }).waitFor();
  await visitor.getByText('0 von 1 gleich').click();
  await visitor.getByRole('img', { name: /^Screenshot von Slack/ }).waitFor();

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await (await started).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'linkbild-lab-run',
    run: { siteUrl: inject('siteUrl') },
    requests: [{ caseId: 'title-all', range: 'bytes=0-32767' }],
    comparisons: [{ verdict: 'differs', platform: 'slack' }],
  });
  await page.getByRole('button', { name: 'Delete run' }).click();
  await modal.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  await page.getByLabel('Import a run').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: 'Story of the lab' }).waitFor();
  await page
    .getByText(/Imported/)
    .first()
    .waitFor();
  await page.goto('/app/admin/lab');
  await page.getByLabel('Import a run').setInputFiles('public/lab/600x315.jpg');
  await page.getByText('This isn’t a complete run file. (JSON)').waitFor();
  expect(troubles).toEqual([]);
});
