import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newContext, watch, withBrowser } from './browser.ts';
import { demoProject, newMember, superAdmin } from './users.ts';

// Members of a project, each in their own browser, one in English and one in German: invited, asked, joined, promoted,
// removed, and not back through an old link.

withBrowser();

type Boss = Awaited<ReturnType<typeof superAdmin>>;
type Person = Awaited<ReturnType<typeof newMember>>;
let boss: Boss;
let anna: Person;
let bert: Person;
let project: { id: number; slug: string };
const params = () => ({ id: String(project.id) });
const people = (language: 'en' | 'de' = 'en') =>
  `${language === 'de' ? '/de' : ''}/app/${project.slug}/settings/account`;

beforeAll(async () => {
  boss = await superAdmin();
  project = (await boss.api.saveProject({ body: { full: 'https://people-of-a-project.example' } })).project;
  await boss.api.setPlan({ params: params(), body: { planId: 'professional-100', reason: 'Agreed' } });
  anna = await newMember(project.id, { email: 'anna@example.com', role: 'admin', firstname: 'Anna' });
  const [creator] = await boss.api.listCollaborators({ params: params() });
  await boss.api.removeCollaborator({ params: { ...params(), collaboratorId: String(creator?.id) } });
  bert = await newMember((await demoProject(boss.api)).id, {
    email: 'bert@example.com',
    role: 'user',
    firstname: 'Bert',
  });
  for (const { api } of [anna, bert]) await api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
});
afterAll(() => boss.api.deleteProject({ params: params(), query: { confirm: project.slug } }));

// Errors are provoked on purpose here.
const refused = [/answer: 4(04|09|10) /, /status of 4(04|09|10)/];

async function open(person: { state: Person['state'] } | null, path: string) {
  const context = await newContext(person ? { storageState: person.state } : {});
  const page = await context.newPage();
  const troubles = watch(page, refused);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}

/** The newest link, as in the mail. */
async function linkFor(email: string): Promise<string> {
  const { items } = await boss.api.listMails({ query: { search: email } });
  const mail = items.find(({ kind }) => kind === 'invitation');
  const { text } = await boss.api.getMail({ params: { id: String(mail?.id) } });
  const link = /https?:\/\/\S+code=\S+/.exec(text)?.[0] ?? '';
  return link.replace(/^https?:\/\/[^/]+/, inject('siteUrl'));
}

async function invite(page: Page, email: string) {
  await page.getByRole('button', { name: 'Add collaborator' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email address').fill(email);
  expect(await modal.getByRole('radio', { name: /^Editor/ }).isChecked()).toBe(true);
  await modal.getByRole('button', { name: 'Send invite email' }).click();
  await modal.waitFor({ state: 'hidden' });
  await rowOf(page, email).getByText('Pending invitation').waitFor();
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** An entry of a person's menu, and its confirmation if there is one. */
async function choose(page: Page, email: string, entry: string, confirm = true) {
  await page.locator(`summary[aria-label="Actions for ${email}"]`).click();
  await rowOf(page, email).getByRole('button', { name: entry, exact: true }).click();
  if (confirm) await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
}

test('somebody with an account is invited, declines, is invited again, accepts, is promoted, removed, and cannot come back', async () => {
  const [one, two] = await Promise.all([open(anna, people()), open(bert, '/de/app/demo/dashboard')]);
  await invite(one.page, 'bert@example.com');
  // Anna sees what she typed.
  expect(await rowOf(one.page, 'bert@example.com').getByText('Bert', { exact: true }).count()).toBe(0);

  const asked = two.page.getByRole('region', { name: 'Einladungen' });
  await two.page.reload();
  await asked.getByText(/Anna lädt Sie ein/).waitFor();
  await asked.getByRole('button', { name: /^Ablehnen/ }).click();
  await asked.waitFor({ state: 'detached' });
  await one.page.reload();
  expect(await rowOf(one.page, 'bert@example.com').count()).toBe(0);

  await invite(one.page, 'bert@example.com');
  const declinedOnce = await linkFor('bert@example.com');
  await choose(one.page, 'bert@example.com', 'Send again', false);
  await one.page.getByText('New link sent. The old one no longer works.').waitFor();
  const newest = await linkFor('bert@example.com');
  await two.page.goto(declinedOnce.replace('/app/', '/de/app/').replace('/de/de/', '/de/'));
  await two.page.getByText('Dieser Einladungslink ist ungültig').waitFor();
  await two.page.goto(newest.replace('/app/', '/de/app/').replace('/de/de/', '/de/'));
  await two.page.getByText(/Ihre Rolle: Redaktion/).waitFor();
  await two.page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await two.page.waitForURL(`**/de/app/${project.slug}/dashboard`);

  await one.page.reload();
  await rowOf(one.page, 'bert@example.com').getByText('EDITOR').waitFor();
  await two.page.goto(people('de'));
  await two.page.getByText('Nur Admins können Personen einladen und entfernen.').waitFor();
  expect(await two.page.getByRole('button', { name: 'Mitwirkende hinzufügen' }).count()).toBe(0);
  await choose(one.page, 'bert@example.com', 'Make admin');
  await rowOf(one.page, 'bert@example.com').getByText('ADMIN').waitFor();
  await two.page.reload();
  await two.page.getByRole('button', { name: 'Mitwirkende hinzufügen' }).waitFor();

  await choose(one.page, 'bert@example.com', 'Remove');
  await one.page.getByText('Person removed').waitFor();
  expect(await rowOf(one.page, 'bert@example.com').count()).toBe(0);
  // The row took the focused button with it: it goes on in the next row.
  await expect.poll(() => one.page.evaluate(() => document.activeElement?.localName)).toBe('summary');
  expect((await two.page.goto(people('de')))?.status()).toBe(404);
  await two.page.goto(newest.replace('/app/', '/de/app/').replace('/de/de/', '/de/'));
  await two.page.getByText('Diese Einladung ist nicht mehr gültig').waitFor();
  expect((await two.page.goto(people('de')))?.status()).toBe(404);
  expect([...one.troubles, ...two.troubles]).toEqual([]);
  await Promise.all([one.page.context().close(), two.page.context().close()]);
});

test('the log says who did what, filtered, in both languages, and as a spreadsheet; it includes a super admin’s visit', async () => {
  await boss.api.getProject({ params: params() });
  const one = await open(anna, people());
  await one.page.getByRole('link', { name: 'Activity' }).click();
  await one.page.getByRole('heading', { name: 'Activity' }).waitFor();
  await one.page
    .getByRole('row')
    .filter({ hasText: 'Removed a person' })
    .getByText('bert@example.com, Admin')
    .waitFor();
  await one.page.getByRole('row').filter({ hasText: 'Super admin opened the project' }).first().waitFor();
  await one.page.getByLabel('Action').selectOption({ label: 'Changed a role' });
  await one.page.getByRole('button', { name: 'Filter' }).click();
  await one.page.waitForURL(/action=role-changed/);
  await expect.poll(() => one.page.getByRole('row').count()).toBe(2);
  await one.page.getByText('bert@example.com, Editor → Admin').waitFor();
  await one.page.getByLabel('Until').fill('2001-01-01');
  await one.page.getByRole('button', { name: 'Filter' }).click();
  await one.page.getByText('No entries match these filters.').waitFor();
  await one.page.goto(people('de').replace('/account', '/activity'));
  await one.page.getByText('Einträge bleiben ein Jahr gespeichert.').waitFor();
  const csv = await (await one.page.request.get(`${people('de').replace('/account', '/activity')}/export`)).text();
  expect(csv).toMatch(/^\uFEFFZeit;Aktion;Wer;Details\r\n/);
  expect(csv).toContain(';Person entfernt;anna@example.com;"bert@example.com, Admin"\r\n');
  expect((await one.page.request.get('/app/admin/activity/export')).status()).toBe(403);

  const all = await open(boss, '/app/admin/activity?person=bert%40example.com');
  await all.page.getByRole('row').filter({ hasText: 'Accepted an invitation' }).first().waitFor();
  await all.page.getByRole('row').filter({ hasText: project.slug }).first().waitFor();
  expect([...one.troubles, ...all.troubles]).toEqual([]);
  await Promise.all([one.page.context().close(), all.page.context().close()]);
});

test('an invitation link goes through login and back', async () => {
  await anna.api.addCollaborator({ params: params(), body: { email: 'bert@example.com' } });
  const { page, troubles } = await open(null, await linkFor('bert@example.com'));
  await page.getByText('Log in as bert@example.com to accept.').waitFor();
  await page.getByRole('link', { name: 'Log in and continue' }).click();
  await page.locator('input[name=email]').first().fill('bert@example.com');
  await page.locator('input[name=password]').first().fill(bert.password);
  await page
    .locator('form', { has: page.locator('input[name=password]') })
    .first()
    .locator('button[type=submit]')
    .first()
    .click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL(`**/app/${project.slug}/dashboard`);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a new person: the wrong account is reported, then an account is created with the link, and the last admin stays [2.21]', async () => {
  const one = await open(anna, people());
  await invite(one.page, 'carla@example.com');
  const link = await linkFor('carla@example.com');
  const { page, troubles } = await open(bert, link);
  await page.getByRole('heading', { name: 'This invitation is for another account' }).waitFor();
  await page.getByText('you’re logged in as bert@example.com.').waitFor();
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByText('Choose a password with at least 12 characters.').waitFor();
  await page.getByLabel('First name').fill('Carla');
  await page.getByLabel('Password').fill('a password nobody guesses');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL(`**/app/${project.slug}/dashboard`);

  await one.page.reload();
  await rowOf(one.page, 'carla@example.com').getByText('Carla').waitFor();
  await choose(one.page, 'anna@example.com', 'Leave project');
  await one.page.getByText('Every project needs an admin.').waitFor();
  await choose(one.page, 'carla@example.com', 'Make admin');
  await rowOf(one.page, 'carla@example.com').getByText('ADMIN').waitFor();
  await choose(one.page, 'anna@example.com', 'Leave project');
  await one.page.waitForURL(({ pathname }) => !pathname.includes(project.slug));
  expect((await one.page.goto(people()))?.status()).toBe(404);
  expect([...one.troubles, ...troubles].filter((trouble) => !trouble.includes('422'))).toEqual([]);
  await Promise.all([one.page.context().close(), page.context().close()]);
});

test('shows that an invitation was withdrawn, in German', async () => {
  const invited = await boss.api.addCollaborator({ params: params(), body: { email: 'dora@example.com' } });
  const link = (await linkFor('dora@example.com')).replace('/app/', '/de/app/');
  await boss.api.removeCollaborator({ params: { ...params(), collaboratorId: String(invited.id) } });
  const { page } = await open(null, link);
  await page.getByText('Diese Einladung wurde zurückgezogen.').waitFor();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).waitFor();
  await page.context().close();
});
