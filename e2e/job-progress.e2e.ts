import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { addJobProgress, listJobProgress, reportProgress } from '#io/db/queries/operation/jobs.ts';
import { addWatchedPages } from '#io/db/queries/watch/watched-projects.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../test/api.ts';
import { addWatchedProject } from '../test/generated-projects.ts';
import { newContext, watch, withBrowser } from './browser.ts';
import { startSite } from './start-site.ts';

// Jobs do not run here: the test says how far they are.

withBrowser();
const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const owner = await api.addPerson('owner@jobs.example');
const project = await addWatchedProject(db, 'https://jobs.example', { pages: 2, ownerId: owner.id });
const other = await addWatchedProject(db, 'https://other.example', { pages: 2, ownerId: owner.id });
const whole = await addWatchedProject(db, 'https://whole.example', { pages: 3, ownerId: owner.id });
for (const { id } of [project, other]) await addWatchedPages(db, id, new Date());
await keepAchievement(api.io, { userId: owner.id, key: 'onboarding', value: 'step1' });
const siteUrl = await startSite(api.io);

async function openScreen(path: string) {
  const context = await newContext({});
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  const bar = (name: string) => page.getByRole('progressbar', { name });
  return { context, page, troubles, bar, open: () => page.goto(`${siteUrl}/app/${path}`) };
}

const end = async (state: 'done' | 'failed', en: string, projectId = project.id) => {
  const [job] = await listJobProgress(db, projectId);
  await reportProgress(db, job?.id ?? '', { state, percent: 100, text: { en, de: en } });
};

test('pages can be checked again when a check has ended, also after another job', async () => {
  const { context, page, troubles, bar, open } = await openScreen(`${project.slug}/monitoring`);
  await open();
  const check = page.getByRole('button', { name: 'Check now', exact: true });
  await check.click();
  await bar('Waiting to read').waitFor();
  await expect.poll(() => check.isDisabled()).toBe(true);
  await end('done', '2 of 2 read');
  await page.getByText('2 of 2 read', { exact: true }).waitFor();
  await expect.poll(() => check.isEnabled()).toBe(true);

  // Somebody else's job, which a reload of the data shows.
  await addJobProgress(db, { name: 'crawl-site', projectId: project.id, text: { en: 'Next', de: 'Next' } });
  await page.getByRole('link', { name: 'Monitoring', exact: true }).first().click();
  await bar('Next').waitFor();
  await end('done', '3 of 3 read');
  await page.getByText('3 of 3 read', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('progressbar', { name: /Waiting|Next/ }).count()).toBe(0);
  await expect.poll(() => check.isEnabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a check in one project is none in another', async () => {
  const { context, page, troubles, bar, open } = await openScreen(`${other.slug}/monitoring`);
  await open();
  const check = page.getByRole('button', { name: 'Check now', exact: true });
  await check.click();
  await bar('Waiting to read').waitFor();
  await page.getByRole('button', { name: /^Choose project/ }).click();
  await page.getByRole('option', { name: /jobs\.example/ }).click();
  await page.waitForURL(`**/app/${project.slug}/monitoring`);
  await bar('Waiting to read').waitFor({ state: 'detached' });
  await expect.poll(() => check.isEnabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test('an end that the page’s data have first is reported as well', async () => {
  const text = { en: 'Reading the sitemap', de: 'Die Sitemap wird gelesen' };
  await addJobProgress(db, { name: 'create-project', projectId: project.id, text });
  const { context, page, troubles, bar, open } = await openScreen(`${project.slug}/subpages`);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/job/*', (route) => released.promise.then(() => route.continue()));
  await open();
  await bar(text.en).waitFor();
  await end('failed', 'The sitemap has no pages');
  await page.getByRole('searchbox').fill('lamp');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await bar(text.en).waitFor({ state: 'detached' });
  released.resolve();
  await page.getByText('The sitemap has no pages', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('refreshing all pages says at once how many they are, and when they are read', async () => {
  const { context, page, troubles, bar, open } = await openScreen(`${whole.slug}/subpages`);
  await open();
  const refresh = page.getByRole('button', { name: 'Refresh all pages', exact: true });
  await refresh.click();
  await bar('Waiting to read 3 pages').waitFor();
  await expect.poll(() => refresh.isDisabled()).toBe(true);
  await end('done', '3 pages read', whole.id);
  await page.getByText('3 pages read', { exact: true }).waitFor();
  await expect.poll(() => refresh.isEnabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a page’s row opens its audit wherever it is pressed, but what has a purpose of its own', async () => {
  const { context, page, troubles, open } = await openScreen(`${project.slug}/subpages`);
  await open();
  const row = page.getByRole('row').nth(1);
  await row.getByLabel(/^Actions for /).click();
  await row.getByRole('button', { name: 'Refresh page data' }).waitFor();
  await page.keyboard.press('Escape');
  expect(page.url()).toContain('/subpages');
  // The last cell before the menu has no link of its own: that of the title covers it.
  await row.getByRole('cell').nth(-2).click({ force: true });
  await page.waitForURL(/\/audit\?path=/);
  expect(troubles).toEqual([]);
  await context.close();
});
