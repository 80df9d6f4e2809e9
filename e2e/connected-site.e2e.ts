import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSiteApi } from '#api/sites/connected-site.fixture.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { createConnectCode, listConnections } from '#flows/sites/connect-site.ts';
import { projects } from '#io/db/schema/index.ts';
import { newContext, watch, withBrowser } from './browser.ts';
import { startSite } from './start-site.ts';

withBrowser();
const { api, addSite, call, pages, siteUrl: shopUrl } = await createSiteApi();
const siteUrl = await startSite(api.io);

test('a site connects with a code, is seen without a reload, checked and disconnected', async () => {
  const { owner, project } = await addSite('connects');
  await keepAchievement(api.io, { userId: owner.id, key: 'onboarding', value: 'step1' });
  const context = await newContext({});
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(`${siteUrl}/app/connects/settings/wordpress`);
  await page.getByRole('button', { name: 'Create code', exact: true }).click();
  await page.getByText('Waiting for your website', { exact: true }).waitFor();
  const code = await page.locator('code').filter({ hasText: '@http' }).textContent();
  expect(await page.getByText(/^Works once\. Valid until \d\d:\d\d\.$/).count()).toBe(1);

  const versions = { systemVersion: '6.8', pluginVersion: '1.0.0' };
  const connected = await call('POST', '/site/connect', { code, siteUrl: shopUrl, system: 'wordpress', ...versions });
  expect(connected).toMatchObject({ status: 200, project: { screenUrl: page.url() } });
  await page.getByRole('heading', { name: 'Connected websites', exact: true }).waitFor();
  await page.getByText('WordPress 6.8', { exact: true }).waitFor();
  await page.getByText(/ is connected\.$/).waitFor();
  expect(await page.getByText('Waiting for your website', { exact: true }).count()).toBe(0);

  const tag = (url: string) => `<meta property="og:image" content="${url}">`;
  const ours = tag(`${api.io.settings.imagesUrl}/${project.uuid}/a.png`);
  pages.set('/', `<!doctype html><title>Shop</title>${tag(`${shopUrl}/a.jpg`)}${ours}`);
  const check = page.getByRole('button', { name: 'Check now', exact: true });
  await check.click();
  await page.getByText('Our image isn’t the only og:image on your page.', { exact: true }).waitFor();
  await page.getByText('Another og:image comes before ours. Platforms show that one.').waitFor();
  pages.set('/', `<!doctype html><title>Shop</title>${ours}`);
  await check.click();
  await page.getByText('One og:image, ours, on 1 of 1 page.', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Disconnect / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByText('Disconnected', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Connected websites', exact: true }).waitFor({ state: 'detached' });
  expect(await call('GET', '/site/connection', undefined, String(connected.token))).toMatchObject({ status: 401 });
  expect(troubles).toEqual([]);
  await context.close();
});

test('a site that is live still has the link for a developer, in the language of the page and for its own system only', async () => {
  const { owner, project } = await addSite('for-developer');
  await api.io.db
    .update(projects)
    .set({ pageType: 'wordpress', verifiedAt: api.io.now() })
    .where(eq(projects.id, project.id));
  await keepAchievement(api.io, { userId: owner.id, key: 'onboarding', value: 'done' });
  const context = await newContext({});
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(`${siteUrl}/de/app/for-developer/settings/wordpress`);
  await page.getByRole('heading', { name: 'Für Ihren Entwickler', exact: true }).waitFor();
  const mail = new URL((await page.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')) ?? '');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('läuft nach 30 Minuten ab');
  const [path = ''] = /\/de\/install\/\S+/.exec(body) ?? [];
  await page.locator('code').filter({ hasText: path }).waitFor();
  await page.goto(siteUrl + path);
  await page.getByRole('heading', { level: 1, name: /^Linkbild auf .+ einbauen$/ }).waitFor();
  await page.goto(`${siteUrl}/de/app/for-developer/settings/typo3`);
  await page.getByRole('heading', { level: 1, name: 'TYPO3' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Für Ihren Entwickler' }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('without scripts the code and the finding come with the page', async () => {
  const { owner } = await addSite('plain-forms');
  const context = await newContext({ javaScript: false });
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/de/app/plain-forms/settings/typo3`);
  await page.getByText(/^Beides lief bei uns in TYPO3 12\.4\.45, 13\.4\.34 und 14\.3\.6 /).waitFor();
  await page.locator('code').filter({ hasText: 'composer require linkbild/typo3:@dev' }).waitFor();
  await page.getByRole('heading', { name: 'Einstellungen und Planer', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Code erstellen', exact: true }).click();
  await page
    .locator('code')
    .filter({ hasText: /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}@http/ })
    .waitFor();
  await page.getByRole('button', { name: 'Jetzt prüfen', exact: true }).click();
  await page.getByText('Auf Ihrer Seite ist unser Bild nicht das einzige og:image.', { exact: true }).waitFor();
  await context.close();
});

test('each system lists its own sites, and without scripts disconnecting asks first', async () => {
  const { owner, project } = await addSite('two-systems');
  for (const system of ['typo3', 'wordpress']) {
    const { code } = await createConnectCode(api.io, project.id, owner.id);
    await call('POST', '/site/connect', { code, siteUrl: `${shopUrl}/${system}`, system });
  }
  const context = await newContext({ javaScript: false });
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  const listed = async () => (await listConnections(api.io, project.id)).connections.map(({ system }) => system);
  await page.goto(`${siteUrl}/app/two-systems/settings/custom`);
  expect(await page.getByRole('button', { name: /^Disconnect/ }).count()).toBe(0);
  await page.goto(`${siteUrl}/app/two-systems/settings/typo3`);
  await page.getByRole('button', { name: /^Disconnect / }).click();
  await page
    .getByRole('alert')
    .getByText(/^The website can no longer report changes/)
    .waitFor();
  expect(await listed()).toHaveLength(2);
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('heading', { name: 'Connected websites' }).waitFor({ state: 'detached' });
  expect(await listed()).toEqual(['wordpress']);
  await context.close();
});

test('onboarding of a WordPress site has the plugin’s steps, and connects it', async () => {
  const { owner, project } = await addSite('onboards');
  await api.io.db.update(projects).set({ pageType: 'wordpress' }).where(eq(projects.id, project.id));
  const context = await newContext({});
  await context.addCookies([{ name: SESSION_COOKIE, value: owner.token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(`${siteUrl}/app/onboards/dashboard`);
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 3; step++) await dialog.getByRole('button', { name: 'Next step', exact: true }).click();
  await dialog.getByRole('link', { name: 'Download ZIP for WordPress' }).waitFor();
  await dialog.getByRole('button', { name: 'Create code', exact: true }).click();
  const code = await dialog.locator('code').filter({ hasText: '@http' }).textContent();
  expect(await call('POST', '/site/connect', { code, siteUrl: shopUrl, system: 'wordpress' })).toMatchObject({
    status: 200,
  });
  await dialog.getByText(/ is connected\.$/).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
