import { expect, test } from 'vitest';
import { newContext, openAs, withBrowser } from './browser.ts';
import { editor, logInAsSuperAdmin, superAdmin } from './users.ts';

withBrowser();

test('the super admin’s tables: invalid rows are rejected, two editors are told, lists are exported safely', async () => {
  const boss = await superAdmin();
  const [one, two] = await Promise.all([
    openAs(boss, '/app/admin/user-agents?search=RestBot'),
    openAs(boss, '/de/app/admin/user-agents?search=RestBot'),
  ]);
  const modal = one.page.getByRole('dialog');
  await one.page.getByRole('button', { name: 'Add user agent' }).click();
  await modal.getByLabel('Pattern').fill('(RestBot+)+');
  await modal.getByLabel('Name').fill('=1+1');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText(/regular expression doesn’t work/).waitFor();
  await modal.getByLabel('Pattern').fill('RestBot');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.waitFor({ state: 'hidden' });

  await two.page.reload();
  const german = two.page.getByRole('dialog');
  await one.page.getByRole('button', { name: 'Edit: RestBot' }).click();
  await two.page.getByRole('button', { name: 'Bearbeiten: RestBot' }).click();
  await modal.getByLabel('Operator').fill('The first');
  await german.getByLabel('Betreiber').fill('Die zweite');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.waitFor({ state: 'hidden' });
  await german.getByRole('button', { name: 'Speichern' }).click();
  await german.getByText(/inzwischen geändert/).waitFor();
  await german.getByText(/Jetzt gespeichert:.*The first/).waitFor();
  expect(await german.getByLabel('Betreiber').inputValue()).toBe('Die zweite');
  await german.getByRole('button', { name: 'Meine Fassung trotzdem speichern' }).click();
  await german.waitFor({ state: 'hidden' });
  await two.page.getByRole('row').filter({ hasText: 'Die zweite' }).waitFor();
  const csv = await (await two.page.request.get('/app/admin/export/user-agents')).text();
  expect(csv).toContain("RestBot,'=1+1,");
  await two.page.getByRole('button', { name: 'RestBot löschen' }).click();
  await german.getByRole('button', { name: 'Löschen' }).click();
  await two.page.getByText('Gelöscht', { exact: true }).waitFor();

  await one.page.goto('/app/admin/campaigns');
  await one.page.getByRole('button', { name: 'Add campaign' }).click();
  await modal.getByLabel('Address').fill('Not an address');
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.getByText(/lowercase letters, digits and hyphens/).waitFor();
  await modal.getByLabel('Address').fill('rest-campaign');
  for (const group of ['In English', 'In German']) {
    const words = modal.getByRole('group', { name: group });
    for (const field of ['Title', 'Introduction', 'Button']) await words.getByLabel(field).fill(`${field} of the test`);
  }
  await modal.getByRole('button', { name: 'Save' }).click();
  await modal.waitFor({ state: 'hidden' });
  await one.page.getByRole('button', { name: 'Delete rest-campaign' }).click();
  await modal.getByRole('button', { name: 'Delete' }).click();
  await one.page.getByText('Deleted', { exact: true }).waitFor();

  const lists = [
    'users',
    'projects',
    'crawls',
    'link-preview-checker',
    'mails',
    'waitlist',
    'jobs',
    'unknown-agents',
    'base-templates',
    'campaigns',
  ];
  for (const list of lists) {
    const answer = await one.page.request.get(`/app/admin/export/${list}?sort=name&direction=desc`);
    expect([list, answer.status()]).toEqual([list, 200]);
    expect(await answer.text(), list).toMatch(/^\uFEFF(id|kind),/);
  }
  const stranger = await newContext({ storageState: (await editor('tables@example.com')).state });
  expect((await stranger.request.get('/app/admin/export/mails')).status()).toBe(403);
  expect([...one.troubles, ...two.troubles]).toEqual([]);
  await Promise.all([one.page.context().close(), two.page.context().close(), stranger.close()]);
});

test('the super admin finds a person, signs in as them with a reason, comes back, suspends and deletes them', async () => {
  const [boss, person] = await Promise.all([logInAsSuperAdmin(), editor('helped@example.com')]);
  const { page, troubles } = await openAs(boss, '/app/admin/users');
  const modal = page.getByRole('dialog');
  await page.getByLabel('Search by email or name').fill('helped@');
  await page.getByLabel('Search by email or name').press('Enter');
  await page.waitForURL(/search=helped/);
  await page.getByRole('link', { name: 'helped@example.com' }).click();
  await page.getByRole('heading', { level: 1, name: 'helped@example.com' }).waitFor();
  await page.getByRole('button', { name: 'Log in as this person' }).click();
  await modal.getByRole('button', { name: 'Log in as this person' }).click();
  await modal.getByText('Fill in this field.').waitFor();
  await modal.getByLabel('Reason').fill('Template does not save');
  await modal.getByRole('button', { name: 'Log in as this person' }).click();
  const notice = page.getByRole('region', { name: 'Logged in as someone else' });
  await notice.getByText('Reason: Template does not save').waitFor();
  for (const path of ['/app/account', '/de/app/demo/templates', '/pricing', '/audit/demo']) {
    await page.goto(path);
    await page.getByRole('region', { name: /^(Logged in as someone else|Als andere Person angemeldet)$/ }).waitFor();
  }
  await page.goto('/app/account');
  await page.getByText('Only this person can change').waitFor();
  expect(await page.getByLabel('Current password').count()).toBe(0);
  expect((await page.goto('/app/admin/users'))?.status()).toBe(403);
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { level: 1, name: 'helped@example.com' }).waitFor();
  expect(await notice.count()).toBe(0);

  await page.getByRole('button', { name: 'Suspend' }).click();
  await modal.getByLabel('Reason').fill('Test');
  await modal.getByRole('button', { name: 'Suspend' }).click();
  await modal.waitFor({ state: 'hidden' });
  await page.getByText('Suspended since').waitFor();
  await expect(person.api.getUser()).rejects.toMatchObject({ status: 401 });
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await page.getByText('Account reactivated').waitFor();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await modal.getByLabel('Type helped@example.com to confirm').fill('helped@example.com');
  await modal.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/app\/admin\/users$/);
  await page.goto('/de/app/admin/users?search=helped@');
  await page.getByText('Keine Treffer', { exact: true }).waitFor();
  // The browser logs the page that a customer may not open.
  expect(troubles.filter((one) => !one.includes('403'))).toEqual([]);
  await page.context().close();
});

test('a mail with its state, date and button fits the smallest window', async () => {
  await editor('narrow@example.com');
  const boss = await superAdmin();
  const [person] = (await boss.api.listUsers({ query: { search: 'narrow@example.com' } })).items;
  const context = await newContext({ width: 320, storageState: boss.state });
  const page = await context.newPage();
  await page.goto(`/de/app/admin/users/${person?.id}`);
  await page
    .getByRole('button', { name: /^Erneut senden: / })
    .first()
    .waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await context.close();
});
