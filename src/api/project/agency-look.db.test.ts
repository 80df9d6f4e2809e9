import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { createImageHosts } from '#images/app.ts';
import { fileKeysOf } from '#io/db/queries/projects/deletions.ts';
import { audits, projects, subscriptions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';

// How an agency signs reports: who may set it, in which plan, what readers get, and what stays when the plan ends.

const printed: string[] = [];
const api = await createTestApi({
  screenshots: {
    isAvailable: true,
    prepare: async () => 'none',
    take: async () => ({ ok: false, detail: 'none in tests' }),
    print: async (url) => {
      printed.push(url);
      return { ok: true, pdf: Buffer.from(`%PDF-1.7 ${printed.length}`) };
    },
    close: async () => undefined,
  },
});
const { io } = api;
const hosts = createImageHosts(io).app;
const project = await api.addProject('client');
const params = { id: String(project.id) };
const admin = await api.addPerson('admin@example.com');
const editor = await api.addPerson('editor@example.com');
const as = api.as(admin.token);

const look = {
  name: 'Studio Nord',
  color: '#ffcc00',
  contact: 'Studio Nord\nhallo@studio-nord.example',
  footer: 'Studio Nord GmbH, Berlin',
  showsLinkbild: false,
};
const setPlan = async (planId: string | null) => {
  await io.db.delete(subscriptions).where(eq(subscriptions.projectId, project.id));
  if (planId) await io.db.insert(subscriptions).values({ projectId: project.id, planId, state: 'active' });
};
const shown = async () => (await api.as(null).getPublicAudit({ params: { projectSlug: 'client' } })).project.agencyLook;

async function upload(bytes: Uint8Array | string, token = admin.token) {
  const form = new FormData();
  form.set('file', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], 'logo.png'));
  const { 'content-type': _, ...rest } = callHeaders;
  const headers = { ...rest, origin: siteUrl, cookie: `${SESSION_COOKIE}=${token}` };
  const path = `/project/${project.id}/agency-look/logo`;
  const response = await api.request(path, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}
const image = (width: number, background = '#c03020') =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  await savePlans(io.db);
  await api.join(project.id, admin.id, 'admin');
  await api.join(project.id, editor.id, 'user');
  await io.db.update(projects).set({ reportVisibility: 'public' }).where(eq(projects.id, project.id));
  await io.db.insert(audits).values({ projectId: project.id, status: 'completed', score: 50, finishedAt: new Date() });
});

test.each([null, 'starter-1000'])('the plan %s does not include it, and the server refuses', async (plan) => {
  await setPlan(plan);
  expect(await as.getAgencyLook({ params })).toMatchObject({ isIncluded: false, name: '', logo: null });
  await expect(as.saveAgencyLook({ params, body: look })).rejects.toMatchObject({ status: 402, code: 'LIMIT_REACHED' });
  expect((await upload(await image(200))).status).toBe(402);
  expect(await shown()).toBeNull();
});

test('with the Professional plan reports carry it, and a smaller plan keeps it without showing it', async () => {
  await setPlan('professional-100');
  expect(await shown()).toBeNull();
  expect(await as.saveAgencyLook({ params, body: look })).toMatchObject({ ...look, isIncluded: true });
  expect(await shown()).toEqual({ ...look, logo: null });
  await setPlan('starter-100');
  expect(await shown()).toBeNull();
  expect(await as.getAgencyLook({ params })).toMatchObject({ ...look, isIncluded: false });
  await setPlan('professional-100');
  expect(await shown()).toMatchObject(look);
});

test('editors see it and may not change it', async () => {
  const other = api.as(editor.token);
  expect(await other.getAgencyLook({ params })).toMatchObject(look);
  await expect(other.saveAgencyLook({ params, body: look })).rejects.toMatchObject({ status: 403 });
  await expect(other.deleteAgencyLogo({ params })).rejects.toMatchObject({ status: 403 });
  expect((await upload(await image(200), editor.token)).status).toBe(403);
});

test.each([
  [{ color: 'red' }, 'color'],
  [{ color: '#fff;background:url(x)' }, 'color'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ contact: 'x'.repeat(301) }, 'contact'],
  [{ footer: 'fucking' }, 'footer'],
])('%j is refused', async (wrong, field) => {
  await expect(as.saveAgencyLook({ params, body: { ...look, ...wrong } })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test.each([
  ['nothing', '', 422],
  ['a page', '<!doctype html><script>alert(1)</script>', 422],
  ['a font', Buffer.from('774f4632000100000000', 'hex'), 422],
  ['11 MB', new Uint8Array(11_000_000), 413],
])('as a logo %s is refused', async (_, bytes, status) => {
  expect(await upload(bytes)).toMatchObject({ status, body: { message: expect.any(String) } });
});

test('noise that stays above a megabyte is no logo', async () => {
  const side = 900;
  const noise = randomBytes(side * side * 3);
  const png = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  expect(png.length).toBeGreaterThan(1_000_000);
  expect(await upload(png)).toMatchObject({ status: 422, body: { code: 'ASSET_FILE_REFUSED' } });
});

test('a logo is stored once, named by a row, replaced and removed with its file', async () => {
  const first = await upload(await image(200));
  expect(first).toMatchObject({ status: 200, body: { logo: { width: 200, height: 60 } } });
  const keyOf = (url: string) => `assets/${project.uuid}/${url.split('/').at(-1)}`;
  const firstKey = keyOf(first.body.logo.url);
  expect((await hosts.request(first.body.logo.url)).status).toBe(200);
  expect(await fileKeysOf(io.db, 'assets', project.uuid)).toEqual(new Set([firstKey]));
  const second = await upload(await image(300));
  expect(await io.files.get(firstKey)).toBeNull();
  expect(await shown()).toMatchObject({ logo: { width: 300 } });

  // The same bytes as an asset: deleting one leaves the other its file.
  const secondKey = keyOf(second.body.logo.url);
  const form = new FormData();
  form.set('file', new File([Uint8Array.from((await io.files.get(secondKey))?.bytes ?? [])], 'same.png'));
  const { 'content-type': _, ...rest } = callHeaders;
  const headers = { ...rest, origin: siteUrl, cookie: `${SESSION_COOKIE}=${admin.token}` };
  const path = `/project/${project.id}/asset/upload`;
  const asset = await (await api.request(path, { method: 'POST', headers, body: form })).json();
  if (asset.url === second.body.logo.url) {
    await as.deleteAsset({ params: { ...params, assetId: String(asset.id) } });
    expect(await io.files.get(secondKey)).not.toBeNull();
  }
  await setPlan(null);
  expect(await as.deleteAgencyLogo({ params })).toMatchObject({ logo: null, isIncluded: false });
  expect(await io.files.get(secondKey)).toBeNull();
  await setPlan('professional-100');
});

test('PDFs and the sharing image are made again for another look, and bear its name', async () => {
  const pdf = async () => {
    const response = await hosts.request(`${siteUrl}/onepager/client.pdf`);
    return { text: await response.text(), name: response.headers.get('content-disposition') };
  };
  const png = async () => Buffer.from(await (await hosts.request(`${siteUrl}/og/report/client.png`)).arrayBuffer());
  await as.saveAgencyLook({ params, body: look });
  const signed = await pdf();
  const signedImage = await png();
  expect(signed.name).toBe('attachment; filename="client-onepager.pdf"');
  expect(await pdf()).toEqual(signed);
  await setPlan(null);
  const plain = await pdf();
  expect(plain.text).not.toBe(signed.text);
  expect(plain.name).toBe('attachment; filename="linkbild-client-onepager.pdf"');
  expect((await png()).equals(signedImage)).toBe(false);
  await setPlan('professional-100');
  expect(await pdf()).toEqual(signed);
});

test('a PDF shows the audit it is asked for, not the newest', async () => {
  const [old] = await io.db.select().from(audits).where(eq(audits.projectId, project.id));
  await io.db.insert(audits).values({ projectId: project.id, status: 'completed', score: 60, finishedAt: new Date() });
  await hosts.request(`${siteUrl}/audit/${old?.uuid}.pdf`);
  expect(printed.at(-1)).toContain(`/audit/${old?.uuid}~print-`);
});
