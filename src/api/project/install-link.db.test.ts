import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '#io/db/schema/index.ts';
import { createSiteApi } from '../sites/connected-site.fixture.ts';

const { api, db, pages, addSite } = await createSiteApi();
const { project, as, params } = await addSite('install');
const visitor = api.as(null);
const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const { url } = await as.getInstallLink({ params });
const link = { params: { installName: nameOf(url) } };

test('a developer without an account sees the code of one project, and that it works once it is live', async () => {
  const guide = await visitor.getInstallGuide(link);
  expect(guide).toMatchObject({ system: 'shopify', isInstalled: false });
  expect(guide.files.some(({ code }) => code.includes(project.uuid))).toBe(true);
  pages.set('/', '<title>Shop</title>');
  expect(await visitor.checkInstall(link)).toEqual({ integrated: false });
  pages.set('/', `<head><meta name="linkbild" content="${project.uuid}"><title>Shop</title></head>`);
  expect(await visitor.checkInstall(link)).toEqual({ integrated: true });
  const [row] = await db.select().from(projects).where(eq(projects.id, project.id));
  expect(row?.verifiedAt).not.toBeNull();
  expect(await visitor.getInstallGuide(link)).toMatchObject({ isInstalled: true });
});

test('a link for another project, or without its key, opens nothing', async () => {
  const other = await addSite('other');
  const own = nameOf(url);
  const foreign = own.replace(project.uuid, other.project.uuid);
  for (const installName of [foreign, project.uuid, `${project.uuid}~${'0'.repeat(32)}`, 'nonsense'])
    await expect(visitor.getInstallGuide({ params: { installName } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('only members make it', async () => {
  const stranger = await api.addPerson('stranger@example.com');
  await expect(api.as(stranger.token).getInstallLink({ params })).rejects.toMatchObject({ status: expect.any(Number) });
  await expect(visitor.getInstallLink({ params })).rejects.toMatchObject({ status: 401 });
});
