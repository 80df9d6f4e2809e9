import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAs, withBrowser } from './browser.ts';
import { integrationIsChecked, severalDesignsAreLive } from './one-project-steps.ts';
import { newMember, superAdmin } from './users.ts';

// The first visit, members, plan and settings of one project, each as a small story with good and bad input. The project
// is the German half of the sample shop, so that no other test uses it.

withBrowser();

let boss: Awaited<ReturnType<typeof superAdmin>>;
let owner: Awaited<ReturnType<typeof newMember>>;
let project: { id: number; slug: string };
const params = () => ({ id: String(project.id) });

beforeAll(async () => {
  boss = await superAdmin();
  const made = await boss.api.saveProject({ body: { full: `${inject('shopUrl')}/de` } });
  project = made.project;
  await until(async () => {
    const jobs = await boss.api.listProjectJobs({ params: params() });
    return jobs.every(({ state }) => state === 'done' || state === 'failed');
  });
  // The super admin created it; from now on it is only Olga's.
  const [creator] = await boss.api.listCollaborators({ params: params() });
  owner = await newMember(project.id, { email: 'olga@example.com', role: 'admin', firstname: 'Olga' });
  await boss.api.removeCollaborator({ params: { ...params(), collaboratorId: String(creator?.id) } });
});
afterAll(() => boss.api.deleteProject({ params: params(), query: { confirm: project.slug } }));

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('waited in vain');
}

const at = (section: string, language: 'en' | 'de' = 'en') =>
  `${language === 'de' ? '/de' : ''}/app/${project.slug}/${section}`;

const ownRoutes = async () =>
  (await owner.api.listRoutes({ params: params() })).filter(({ isFallback }) => !isFallback);
const liveOnProducts = async () => (await ownRoutes()).find(({ path }) => path === '/products/*')?.liveTemplates;

test('the first visit: greeted, guided, not left by accident, opened again [1.7] [2.78] [2.79] [2.80] [2.81] [2.82] [2.83] [2.84] [4.6] [4.16] [8.9]', async () => {
  // One kind of page is left to do, so that there is a hint to show.
  const productsRoute = (await ownRoutes()).find(({ path }) => path === '/products/*');
  for (const { uuid, routeId } of await owner.api.listTemplates({ params: params() }))
    if (routeId === productsRoute?.id)
      await owner.api.updateTemplate({ params: { id: uuid }, body: { state: 'inactive' } });
  const routes = await ownRoutes();
  const live = routes.filter(({ liveTemplates }) => liveTemplates > 0).length;

  const { page, troubles } = await openAs(owner, at('dashboard'));
  const modal = page.getByRole('dialog');
  const step = (name: string) => modal.getByRole('button', { name });
  await modal.getByRole('heading', { name: 'Welcome, Olga' }).waitFor();
  // Escape and the backdrop only make it shake; the shaking stops by itself.
  const shaking = page.locator('[role=dialog].animate-shake');
  await page.keyboard.press('Escape');
  await shaking.waitFor();
  await shaking.waitFor({ state: 'detached' });
  await page.mouse.click(5, 5);
  await shaking.waitFor();
  expect(await modal.getAttribute('style')).toContain('transition-duration: 250ms');
  expect((await owner.api.getUser()).achievementMap.onboarding).toBe('step1');
  expect(await step('Previous step').isDisabled()).toBe(true);
  expect(await step('Finish setup').count()).toBe(0);
  const hint = (task: string) => modal.getByRole('listitem').filter({ hasText: task });
  const templatesHint = (count: number, state: string) =>
    hint('Choose templates')
      .filter({ hasText: new RegExp(`${count} of ${routes.length} page types .+ template\\.${state}`) })
      .waitFor();
  await templatesHint(live, 'To do');
  await hint('Add Linkbild to your shop').getByRole('status').filter({ hasText: 'To do' }).waitFor();

  await step('Next step').click();
  const cards = modal.getByRole('listitem');
  // Page types that the site has, and all its other pages.
  const shown = routes.filter(({ subPageCount }) => subPageCount > 0);
  await cards.nth(shown.length).waitFor();
  for (const { path } of shown) expect(await cards.filter({ hasText: path }).count(), path).toBe(1);
  expect(await cards.count()).toBe(shown.length + 1);
  const products = cards.filter({ hasText: '/products/*' });
  const other = products.locator('button[aria-pressed=false]').first();
  const name = await other.getAttribute('aria-label');
  await other.click();
  await products.locator(`button[aria-pressed=true][aria-label="${name}"]`).waitFor();
  expect(await products.locator('button[aria-pressed=true]').count()).toBe(1);
  await step('Previous step').click();
  await templatesHint(live + 1, live + 1 === routes.length ? 'Done' : 'To do');
  await step('Next step').click();
  await step('Next step').click();
  await modal.getByText('snippets/linkbild.liquid').waitFor();
  await integrationIsChecked(page, modal);
  const remembered = async () => (await owner.api.getUser()).achievementMap.onboarding;
  await expect.poll(remembered).toBe('step3');
  // Left in between, the dashboard leads back to where the person stood.
  await page.goto(at('dashboard'));
  await page.getByRole('link', { name: 'Continue setup, step 3 of 3' }).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await step('Finish setup').click();
  await modal.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await expect.poll(remembered).toBe('done');
  await page.getByRole('link', { name: /^Continue setup/ }).waitFor({ state: 'detached' });
  // Opened again, it starts over.
  await page.locator('summary', { hasText: 'Your account' }).click();
  await page.getByRole('link', { name: 'Onboarding' }).click();
  await modal.getByRole('heading', { name: 'Welcome, Olga' }).waitFor();
  await step('Skip setup').click();
  await modal.waitFor({ state: 'hidden' });
  await page.waitForURL(({ search }) => search === '');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await modal.count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('members: refused at the limit with a message, invited in the trial, found by name, withdrawn by the super admin [2.69] [2.72] [4.11]', async () => {
  const { page, troubles } = await openAs(owner, at('settings/account', 'de'));
  const add = page.getByRole('button', { name: 'Mitwirkende hinzufügen' });
  const modal = page.getByRole('dialog');
  const send = async (email: string) => {
    await modal.getByLabel('E-Mail-Adresse').fill(email);
    await modal.getByRole('button', { name: 'Einladung senden' }).click();
  };
  await add.click();
  await send('keine Adresse');
  await modal.getByText('Geben Sie eine gültige E-Mail-Adresse ein.').waitFor();
  await modal.getByLabel('Vorname').fill('Gustav');
  await send('gustav@example.com');
  await modal.getByText(/Ihr Tarif gilt für eine Person/).waitFor();
  expect(await modal.getByLabel('Vorname').inputValue()).toBe('Gustav');
  await modal.getByRole('link', { name: 'Tarife vergleichen' }).click();
  await page.getByRole('button', { name: 'Testphase starten' }).first().click();
  await page.getByText('Noch 14 Tage').waitFor();

  await page.getByRole('link', { name: 'Zusammenarbeit' }).click();
  await add.click();
  await modal.getByLabel('Vorname').fill('Gustav');
  await send('gustav@example.com');
  await modal.waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: 'gustav@example.com' });
  await row.getByText('Einladung ausstehend').waitFor();
  await row.getByText('Redaktion').waitFor();
  await page.getByRole('searchbox').fill('olga');
  expect(await row.count()).toBe(0);
  await page.getByRole('row').filter({ hasText: 'Olga' }).getByText('ADMIN').waitFor();
  expect(troubles).toEqual([]);

  const admin = await openAs(boss, at('settings/accountold'));
  await admin.page.getByText('This page has moved.').waitFor();
  const invited = admin.page.getByRole('row').filter({ hasText: 'gustav@example.com' });
  await invited.getByText('Pending invitation').waitFor();
  expect(await admin.page.getByText('Pending invitation').count()).toBe(1);
  await admin.page.locator('summary[aria-label="Actions for gustav@example.com"]').click();
  await invited.getByRole('button', { name: 'Withdraw invitation' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
  await admin.page.getByText('Invitation withdrawn').waitFor();
  expect(await admin.page.getByText('gustav@example.com').count()).toBe(0);
  expect(admin.troubles).toEqual([]);
  await Promise.all([page.context().close(), admin.page.context().close()]);
});

test('a session that ends while somebody types: they log in in place, and what they typed is saved', async () => {
  const { page } = await openAs(owner, at('settings/project'));
  const notes = page.getByLabel('Notes', { exact: true });
  await notes.fill('Ask the potter for better photos.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await login.getByLabel('Password').fill('a wrong password');
  await login.getByRole('button', { name: 'Log in and continue' }).click();
  await login.getByRole('alert').waitFor();
  await login.getByLabel('Password').fill(owner.password);
  await login.getByRole('button', { name: 'Log in and continue' }).click();
  await login.waitFor({ state: 'hidden' });
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await owner.api.getProject({ params: params() })).notes).toBe('Ask the potter for better photos.');

  // A new token is shown once: it stays while other things are saved, until it is closed.
  await page.goto('/app/account');
  await page.getByLabel('Token name').fill('Theme deployment');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = page.getByRole('button', { name: 'I’ve copied it' });
  await token.waitFor();
  await page.getByLabel('First name').fill('Olga Maria');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await token.click();
  await token.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a plan and credits: requested, activated, refused, reversed, and in the spreadsheet', async () => {
  const { page, troubles } = await openAs(owner, at('settings/plan'));
  await page.getByLabel('Billing').selectOption('yearly');
  const order = async (name: string) => {
    await page.getByRole('button', { name }).last().click();
    const step = page.getByRole('dialog');
    await step.getByText('Total', { exact: true }).waitFor();
    await step.getByRole('button', { name: 'Order with obligation to pay' }).click();
  };
  await order('Choose plan');
  await page.getByText(/You ordered Pro, 100 pages, €180 a year/).waitFor();
  // On a slow connection the next order is placed before the one before it has arrived.
  const slow = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await slow.promise;
    await route.continue();
  });
  await order('Order: 500 credits');
  await order('Order: 100 credits');
  slow.resolve();
  const orders = page.getByRole('listitem').filter({ hasText: 'Awaiting activation' });
  await orders.nth(1).waitFor();
  await orders.filter({ hasText: '100 credits, €5' }).getByRole('button', { name: 'Withdraw order' }).click();
  await page.getByText('Order withdrawn').waitFor();

  const admin = await openAs(boss, '/app/admin/plan-requests?search=olga');
  const csv = await admin.page.request.get('/app/admin/export/plan-requests?search=olga');
  expect([csv.status(), csv.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await csv.text()).toContain(`${project.slug},`);
  const rowOf = (hasText: string) => admin.page.getByRole('row').filter({ hasText });
  for (const planRequest of ['Pro, 100 pages', '500 credits']) {
    const row = rowOf(planRequest);
    await row.getByRole('button', { name: 'Activate' }).click();
    const question = admin.page.getByRole('alertdialog').or(admin.page.getByRole('dialog'));
    await question.getByText(`Activate ${planRequest}`).waitFor();
    await question.getByRole('button', { name: 'Activate' }).click();
    // Rows are not accessible while the question is open, so they would count as hidden.
    await question.waitFor({ state: 'hidden' });
    await row.waitFor({ state: 'hidden' });
  }
  await owner.api.orderCredits({
    params: { id: String(project.id) },
    body: { creditBundleId: 'credits-2500' },
  });
  await admin.page.reload();
  await rowOf('2,500 credits').getByRole('button', { name: 'Decline' }).click();
  const refusing = admin.page.getByRole('dialog');
  await refusing.getByRole('button', { name: 'Decline' }).click();
  await refusing.getByText('Fill in this field.').waitFor();
  await refusing.getByLabel('Reason').fill('Please pay the last invoice first.');
  await refusing.getByRole('button', { name: 'Decline' }).click();
  await refusing.waitFor({ state: 'hidden' });
  await admin.page.goto('/app/admin/plan-requests?search=olga&state=decided');
  await admin.page.getByText('Please pay the last invoice first.').waitFor();
  expect(await admin.page.getByRole('row').count()).toBe(4);
  await page.reload();
  await page.getByText('Balance: 500').waitFor();
  await page.getByText('Credits bought').waitFor();
  await page.getByText('€180 a year').first().waitFor();
  await page.getByText('(unlimited)').first().waitFor();
  await severalDesignsAreLive(page, liveOnProducts);

  await admin.page.goto(at('admin'));
  await admin.page.getByLabel('Amount').fill('-501');
  await admin.page.getByRole('button', { name: 'Apply' }).click();
  await admin.page.getByText('The project doesn’t have that many credits.').first().waitFor();
  await admin.page.getByLabel('Amount').fill('-500');
  await admin.page.getByRole('button', { name: 'Apply' }).click();
  await admin.page.getByText('Balance: 0').waitFor();
  expect([...troubles, ...admin.troubles]).toEqual([]);
  await Promise.all([page.context().close(), admin.page.context().close()]);
});

test('two people change one project: different fields are merged, the same one is reported and no input is lost', async () => {
  const [one, two] = await Promise.all([openAs(owner, at('settings/project')), openAs(boss, at('settings/project'))]);
  const save = async (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
  await one.page.getByLabel('Title').fill('Olgas Laden');
  await two.page.getByLabel('Title').fill('The shop of the admin');
  await two.page.getByLabel('Notes').fill('Seen by the admin');
  await save(one.page);
  await one.page.getByText('Saved', { exact: true }).waitFor();
  await save(two.page);
  await two.page.getByText('Now saved: Olgas Laden').waitFor();
  expect(await two.page.getByLabel('Title').inputValue()).toBe('The shop of the admin');
  expect(await two.page.getByLabel('Notes').inputValue()).toBe('Seen by the admin');
  await save(two.page, 'Save my version anyway');
  await two.page.getByText('Saved', { exact: true }).waitFor();
  await one.page.getByLabel('Description').fill('Nur die Beschreibung');
  await save(one.page);
  // The first "Saved" may still be visible: it has been saved when the form shows what the other wrote.
  await expect.poll(() => one.page.getByLabel('Title').inputValue()).toBe('The shop of the admin');
  expect(await boss.api.getProject({ params: params() })).toMatchObject({
    title: 'The shop of the admin',
    description: 'Nur die Beschreibung',
    notes: 'Seen by the admin',
  });
  await one.page.getByLabel('Title').fill('Fuck');
  await save(one.page);
  await one.page.getByText('Choose different words.').waitFor();
  expect([...one.troubles, ...two.troubles]).toEqual([]);
  await Promise.all([one.page.context().close(), two.page.context().close()]);
});
