import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { readZip } from '../test/read-zip.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { demoProject, newMember, superAdmin } from './users.ts';

// What people decide about their own data: who can see a report, exporting everything, and deleting.

withBrowser();

/** Somebody with their own project, read and with its pages. */
async function ownProject(email: string) {
  const boss = await superAdmin();
  const owner = await newMember((await demoProject(boss.api)).id, { email, role: 'user', firstname: 'Olga' });
  await owner.api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  const { project } = await owner.api.saveProject({ body: { full: `${inject('shopUrl')}/de` } });
  const params = { id: String(project.id) };
  await expect
    .poll(async () => (await owner.api.listProjectJobs({ params })).map(({ state }) => state))
    .not.toContainEqual(expect.stringMatching(/waiting|running/));
  return { project, owner, boss };
}

const statusOf = async (path: string) => (await fetch(`${inject('siteUrl')}${path}`, { redirect: 'manual' })).status;

test('reports are unpublished and shared again, everything is downloaded, and the project deleted', async () => {
  const { project, owner, boss } = await ownProject('keeper@own-data.example');
  const context = await newContext({ storageState: owner.state });
  const page = await context.newPage();
  const troubles = watch(page, [/answer: 4\d\d /, /status of 4\d\d/]);
  await page.goto(`/app/${project.slug}/settings/project`);
  const link = await page.getByLabel('Report link').inputValue();
  const name = link.split('/').at(-1) ?? '';
  expect(name).toMatch(/~[0-9a-f]{24}$/);
  expect([await statusOf(`/audit/${name}`), await statusOf(`/audit/${project.slug}`)]).toEqual([200, 404]);
  await signReports({ page, project, name, superAdmin: boss.api });
  // Old ids lead to the slug, with the key.
  const old = await fetch(`${inject('siteUrl')}/de/audit/${name.replace(project.slug, project.uuid)}`, {
    redirect: 'manual',
  });
  expect([old.status, old.headers.get('location')]).toEqual([302, `/de/audit/${name}`]);
  await page.goto(`/app/${project.uuid}/settings/project?from=old`);
  await page.waitForURL(`**/app/${project.slug}/settings/project?from=old`);

  await page.getByRole('radio', { name: 'Members only' }).check();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await statusOf(`/audit/${name}`)).toBe(404);
  // Members still see theirs.
  const own = await context.newPage();
  expect((await own.goto(`/audit/${project.slug}`))?.status()).toBe(200);
  await own.close();
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await page.getByText('New link created. The old ones no longer work.').waitFor();
  const renewed = (await page.getByLabel('Report link').inputValue()).split('/').at(-1) ?? '';
  expect([await statusOf(`/audit/${name}`), await statusOf(`/audit/${renewed}`)]).toEqual([404, 200]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await (await downloading).path();
  const zip = readZip(await readFile(file));
  expect(JSON.parse(zip.get('project.json')?.toString() ?? '')).toEqual([
    expect.objectContaining({ slug: project.slug, uuid: project.uuid }),
  ]);
  expect(JSON.parse(zip.get('pages.json')?.toString() ?? '').length).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('something else');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('Type in the website’s address.').waitFor();
  await dialog.getByRole('textbox').fill(project.slug);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  // To another project of theirs. A failure names the screen and what it says.
  const where = async () => `${new URL(page.url()).pathname} ${await dialog.getByRole('alert').allInnerTexts()}`;
  await expect.poll(where).toMatch(/^\/app\/demo\/dashboard/);
  await expect(boss.api.getProject({ params: { id: project.uuid } })).rejects.toMatchObject({ status: 404 });
  expect(await statusOf(`/audit/${renewed}`)).toBe(404);
  await expect.poll(() => statusOf(`/images/${project.uuid}/v1/index.jpg`)).toBe(404);
  const image = await fetch(`${inject('siteUrl')}/images/${project.uuid}/v1/index.jpg`);
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  expect(troubles).toEqual([]);
  await context.close();
});

test('an account is deleted with the project that has no other admin, in German', async () => {
  const email = 'leaver@own-data.example';
  const { project, owner, boss } = await ownProject(email);
  const context = await newContext({ storageState: owner.state, locale: 'de-DE' });
  const page = await context.newPage();
  const troubles = watch(page, [/answer: 4\d\d /, /status of 4\d\d/]);
  // The download ends while the form is on its way, and its end loads the page's data again.
  const sent = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  await page.route(/\/app\/account\.data/, async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve();
      await ended.promise;
    }
    await route.continue();
  });
  await page.route(/\/api\/job\//, async (route) => {
    await sent.promise;
    const response = await route.fetch();
    await route.fulfill({ response });
    if ((await response.json()).state === 'done') ended.resolve();
  });
  await page.goto('/de/app/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ZIP herunterladen' }).click();
  const zip = readZip(await readFile(await (await downloading).path()));
  expect(JSON.parse(zip.get('account.json')?.toString() ?? '')).toEqual([expect.objectContaining({ email })]);

  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Endgültig löschen' });
  await dialog.getByText('haben außer Ihnen keinen Admin').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('textbox').fill(email);
  await submit.click();
  await page.waitForURL(/\/de\/app\/login\?deleted/);
  await page.getByRole('heading', { name: 'Ihr Konto wurde gelöscht' }).waitFor();
  expect((await context.cookies()).some(({ name }) => name === 'linkbild_session')).toBe(false);
  await expect(owner.api.getUser()).rejects.toMatchObject({ status: 401 });
  await expect(boss.api.getProject({ params: { id: project.uuid } })).rejects.toMatchObject({ status: 404 });
  expect((await boss.api.listMails({ query: { search: email } })).total).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

interface Signing {
  /** On the project's settings. */
  page: Page;
  project: { id: number; slug: string };
  /** Of the report, with its key. */
  name: string;
  superAdmin: Api;
}

/** An agency puts its name, colour and logo on the reports of a project, and its plan ends. */
async function signReports({ page, project, name, superAdmin }: Signing): Promise<void> {
  const params = { id: String(project.id) };
  const part = page.locator('#agency-look');
  await part.getByText('Included in the Pro plan.').waitFor();
  await superAdmin.setPlan({ params, body: { planId: 'professional-100', reason: 'Agreed' } });
  await page.reload();
  await part.getByLabel('Agency name').fill('Studio Nord');
  await part.getByLabel('Colour', { exact: true }).fill('#ffcc00');
  await part.getByLabel('Contact').fill('Studio Nord\nhallo@studio-nord.example');
  await part.getByLabel('Footer line').fill('Studio Nord GmbH, Berlin');
  // The preview follows before anything is saved.
  const preview = part.locator('[data-agency-preview]');
  await preview.getByText('Studio Nord GmbH, Berlin').waitFor();
  await part.getByText('Too light for text').waitFor();
  await part.getByLabel('Show a small “Made with Linkbild”').uncheck();
  await part.getByRole('button', { name: 'Save branding' }).click();
  await part.getByText('Saved', { exact: false }).waitFor();

  await part.getByLabel('Upload logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not an image'),
  });
  await part.getByRole('alert').filter({ hasText: 'not an image' }).waitFor();
  const buffer = await sharp({ create: { width: 240, height: 60, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  await part.getByLabel('Upload logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await preview.getByRole('img', { name: 'Studio Nord' }).waitFor();

  await superAdmin.startAudit({ params });
  const scored = async () => (await superAdmin.getPublicAudit({ params: { projectSlug: name } })).score;
  await expect.poll(scored).toBeGreaterThan(0);
  const read = async (path: string) => (await fetch(inject('siteUrl') + path)).text();
  for (const path of [`/audit/${name}`, `/de/demo/${name}`, `/onepager/${name}`]) {
    const html = await read(path);
    expect(html, path).toContain('mailto:hallo@studio-nord.example');
    expect(html, path).toMatch(/<title>[^<]* · Studio Nord<\/title>/);
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/>[^<]*Linkbild/);
  }
  const report = await page.context().newPage();
  await report.goto(`/audit/${name}`);
  await report.getByRole('img', { name: 'Studio Nord' }).waitFor();
  expect(await seriousViolations(report)).toEqual([]);
  await report.close();

  await superAdmin.setPlan({ params, body: { planId: 'free', reason: 'Agreed' } });
  expect(await read(`/audit/${name}`)).not.toContain('Studio Nord');
  await page.reload();
  await part.getByText('Your details are kept').waitFor();
}
