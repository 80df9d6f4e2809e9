import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { imageTypes } from '#domain/audit/emulation/image-probe.ts';
import { ogImageType } from '#domain/enumerations.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { routes, subPages } from '#io/db/schema/index.ts';
import { seed } from '#io/db/seeds/index.ts';
import { manyEntries, overlappingSegments } from '#io/render/fonts/hostile-font.fixture.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';

// Assets by their content, then images drawn with them: drafts, demos, live ones, and a page with a template of its own.

const api = await createTestApi();
const project = await api.addProject('ton');
const owner = await api.addPerson('owner@example.com');
const as = api.as(owner.token);
const params = { id: String(project.id) };
const of = (id: number) => ({ id: String(id) });
let [routeId, pageId] = [0, 0];

beforeAll(async () => {
  await seed(api.io.db, { sampleShopUrl: null });
  await api.join(project.id, owner.id, 'user');
  const [route] = await api.io.db.insert(routes).values({ projectId: project.id, path: '/products/*' }).returning();
  routeId = route?.id ?? 0;
  const url = 'https://ton.example/products/krug';
  const metaData = extractMeta({ body: Buffer.from('<title>Krug</title>'), url, contentType: null });
  const page = {
    projectId: project.id,
    url,
    path: '/products/krug',
    title: 'Krug',
    routeId,
    fetchedAt: new Date(),
    metaData,
  };
  const [row] = await api.io.db.insert(subPages).values(page).returning();
  pageId = row?.id ?? 0;
});

async function upload(bytes: Uint8Array | string, { file = 'file.png', type = 'image/png', name = '' } = {}) {
  const form = new FormData();
  form.set('file', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], file, { type }));
  if (name) form.set('name', name);
  const headers = { origin: siteUrl, 'x-requested-with': 'XMLHttpRequest', cookie: `${SESSION_COOKIE}=${owner.token}` };
  const response = await api.request(`/project/${project.id}/asset/upload`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}

const packed = (path: string) => readFileSync(new URL(import.meta.resolve(path)));
const fontFile = (file: string) => packed(`@fontsource/poppins/files/${file}`);
const image = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 400) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#c03020' } })
    [format]()
    .toBuffer();
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${inner}</svg>`;

/** Every type that the page names; SVG below. */
const accepted = imageTypes.flatMap((type) => (type === 'svg' ? [] : [type]));
test.each(accepted)('a %s is accepted under any name', async (format) => {
  const contentType = format === 'png' || format === 'gif' ? 'image/png' : 'image/jpeg';
  const { status, body } = await upload(await image(format), {
    file: `${format}.exe`,
    type: 'text/html',
    name: `p ${format}`,
  });
  expect([status, body]).toMatchObject([
    200,
    { type: 'image', contentType, payload: { width: 400, height: 200 }, usedBy: 0 },
  ]);
  expect(body.url).toMatch(new RegExp(`^${siteUrl}/images/${project.uuid}/assets/[0-9a-f]{32}\\.(jpg|png)$`));
});

test('an SVG becomes pixels: nothing in it can execute', async () => {
  const { body } = await upload(
    svg('<script>alert(1)</script><image href="file:///etc/passwd"/><rect width="120" height="60" fill="red"/>'),
    { file: 'logo.svg' },
  );
  expect(body).toMatchObject({ type: 'image', name: 'logo', contentType: 'image/png' });
  const stored = await api.io.files.get(`assets/${project.uuid}/${body.url.split('/').at(-1)}`);
  expect((await sharp(stored?.bytes).metadata()).format).toBe('png');
});

test.each([
  ['poppins-latin-700-normal.woff2', { weight: 700, style: 'normal', format: 'woff2' }],
  ['poppins-latin-400-italic.woff', { weight: 400, style: 'italic', format: 'woff' }],
])('the font %s gives its family, weight and style', async (file, payload) => {
  const { status, body } = await upload(fontFile(file), { file: 'x.jpg', name: file });
  expect([status, body]).toMatchObject([
    200,
    { type: 'font', value: 'Poppins', payload: { family: 'Poppins', ...payload } },
  ]);
});

test.each([
  ['instrument-sans', 'Instrument Sans', [400, 700]],
  // A variable font named after one of its weights.
  ['bricolage-grotesque', 'Bricolage Grotesque', [200, 800]],
])('the variable font %s has all its weights', async (name, family, weights) => {
  const bytes = packed(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const { status, body } = await upload(bytes, { name });
  expect([status, body]).toMatchObject([200, { type: 'font', value: family, payload: { family, weights } }]);
  // Members may load it to look at it; it has no public address.
  const font = { params: { ...params, assetId: String(body.id) } };
  expect(Buffer.from((await as.getAssetFont(font)).base64, 'base64').equals(bytes)).toBe(true);
  const stranger = await api.addPerson(`${name}@example.com`);
  await expect(api.as(stranger.token).getAssetFont(font)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  const { id } = await as.createRouteTemplate({ body: { routeId, name, html: '<p>x</p>' } });
  const inkOf = async (weight: number) => {
    const html = `<p style="font-family:${family};font-weight:${weight};font-size:160px;color:#000">Hamburg</p>`;
    const { base64 } = await as.updateTemplateImage({ params: of(id), query: {}, body: { html, save: false } });
    return 255 - ((await sharp(Buffer.from(base64, 'base64')).stats()).channels[0]?.mean ?? 255);
  };
  expect(await inkOf(700)).toBeGreaterThan((await inkOf(400)) * 1.15);
});

const halfFont = fontFile('poppins-latin-700-normal.woff2').subarray(0, 3000);
test.each<[string, Uint8Array | string, number, string]>([
  ['nothing', '', 422, 'ASSET_FILE_REFUSED'],
  ['a page', '<!doctype html><script>alert(1)</script>', 422, 'ASSET_FILE_REFUSED'],
  ['a text', 'hello', 422, 'ASSET_FILE_REFUSED'],
  ['half a font', halfFont, 422, 'ASSET_FILE_REFUSED'],
  ['half an image', (await image('jpeg', 3000)).subarray(0, 400), 422, 'ASSET_FILE_REFUSED'],
  [
    'an image that claims 60,000 px',
    svg('').replace('120', '60000').replace('60"', '60000"'),
    422,
    'ASSET_FILE_REFUSED',
  ],
  ['an executable', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 422, 'ASSET_FILE_REFUSED'],
  ['a font with 65,535 character maps', manyEntries(), 422, 'ASSET_FILE_REFUSED'],
  ['a font with overlapping segments', overlappingSegments(), 422, 'ASSET_FILE_REFUSED'],
  ['11 MB', new Uint8Array(11_000_000), 413, 'FILE_TOO_LARGE'],
])('%s is rejected', async (_, bytes, status, code) => {
  expect(await upload(bytes)).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test.each<[Record<string, unknown>, string]>([
  [{ type: 'color', name: 'a', value: 'red; background: url(x)' }, 'value'],
  [{ type: 'color', name: 'a' }, 'value'],
  [{ type: 'font', name: 'a', value: 'x"; }' }, 'value'],
  [{ type: 'image', name: 'a', value: 'file:///etc/passwd' }, 'value'],
  [{ type: 'video', name: 'a', value: 'x' }, 'type'],
  [{ type: 'color', name: '', value: '#fff' }, 'name'],
])('%j is rejected', async (body, field) => {
  await expect(as.createAsset({ params, body: body as never })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test('a colour is normalised, renamed, keeps its type, and is deleted [3.4] [7.9]', async () => {
  const made = await as.createAsset({ params, body: { type: 'color', name: 'accent', value: 'rgb(255, 0, 128)' } });
  expect(made).toMatchObject({ value: '#ff0080', url: null, bytes: null });
  await expect(
    as.createAsset({ params, body: { type: 'color', name: 'accent', value: '#000' } }),
  ).rejects.toMatchObject({ code: 'ASSET_EXISTS' });
  const change = { params: { ...params, assetId: String(made.id) } };
  expect(await as.updateAsset({ ...change, body: { name: 'loud', value: '#0f0' } })).toMatchObject({
    name: 'loud',
    value: '#00ff00',
    type: 'color',
  });
  await expect(as.updateAsset({ ...change, body: { type: 'font' } as never })).rejects.toMatchObject({ status: 422 });
  await expect(as.updateAsset({ ...change, body: { value: 'x' } })).rejects.toMatchObject({ status: 422 });
  await as.deleteAsset(change);
  await expect(as.deleteAsset(change)).rejects.toMatchObject({ status: 404 });
});

test('the same file twice is stored once, and stays while one of the two needs it [2.32]', async () => {
  const [one, two] = [await upload(await image('png', 90)), await upload(await image('png', 90))];
  expect([one.body.name, two.body.name]).toEqual(['file', 'file-2']);
  expect(one.body.url).toBe(two.body.url);
  const key = `assets/${project.uuid}/${one.body.url.split('/').at(-1)}`;
  await as.deleteAsset({ params: { ...params, assetId: String(one.body.id) } });
  expect(await api.io.files.get(key)).not.toBeNull();
  await as.deleteAsset({ params: { ...params, assetId: String(two.body.id) } });
  expect(await api.io.files.get(key)).toBeNull();
});

test('a template with an asset: drawn, counted, as a draft, a demo, the live image and the page’s own template [7.14] [7.20]', async () => {
  const { body: photo } = await upload(await image('png', 300), { name: 'photo' });
  const html = `<div style="display:flex;width:100%;height:100%;font-family:Poppins"><img data-id="photo" src="{{ assets.photo }}" style="width:600px;height:630px"><p data-id="title">{{ title }}</p></div>`;
  const template = await as.createRouteTemplate({ body: { routeId, name: 'With a photo', html } });
  expect((await as.listAssets({ params })).find(({ id }) => id === photo.id)?.usedBy).toBe(1);
  const url = 'https://ton.example/products/krug';
  const draft = await as.createDraftOgImage({ params: of(template.id), body: { url, sessionId: 'tab' } });
  expect(draft).toMatchObject({
    type: ogImageType.DRAFT,
    subPageId: pageId,
    path: '/products/krug',
    templateName: 'With a photo',
    width: 1200,
  });
  expect(draft.url).toBe(`${siteUrl}/drafts/${project.uuid}/${draft.uuid}.jpg`);
  expect((await as.createDemoOgImage({ params: of(template.id), body: { url } })).url).toContain('/demos/');
  await expect(
    as.createDraftOgImage({ params: of(template.id), body: { url: 'https://other.example/' } }),
  ).rejects.toMatchObject({ code: 'PAGE_NOT_OF_SITE' });

  // A tab drafted on this page: placed on a route, the template belongs to it. The draft is used up.
  const placed = { templateName: 'With a photo', route: routeId, width: 1200, height: 630 };
  const place = (sessionId: string) => as.addRouteTemplate({ params: of(template.id), body: { ...placed, sessionId } });
  expect((await place('another tab')).subPageId).toBeNull();
  expect((await place('tab')).subPageId).toBe(pageId);
  const { version } = await as.getTemplate({ params: of(template.id) });

  await expect(as.drawLiveOgImage({ params: of(pageId) })).rejects.toMatchObject({ code: 'NO_LIVE_TEMPLATE' });
  expect(
    await as.updateSubPageRouteTemplate({ params: of(pageId), body: { routeTemplateId: template.id } }),
  ).toMatchObject({ routeTemplateId: template.id });
  const live = await as.drawLiveOgImage({ params: of(pageId) });
  expect(live.url).toMatch(new RegExp(`^${siteUrl}/images/${project.uuid}/[0-9a-f]{10}/products/krug\\.jpg$`));
  expect((await as.listSubPageRouteTemplates({ params: of(pageId) })).map(({ id }) => id)).toContain(template.id);
  expect((await as.listSubPageOgImages({ params: of(pageId) })).map(({ type }) => type).toSorted()).toEqual([0, 1, 2]);
  expect(await as.listTemplateOgImages({ params: of(template.id) })).toHaveLength(3);
  const found = await as.listOgImages({ params, query: { type: 1, search: 'krug' } });
  expect(found).toMatchObject({ total: 1, items: [{ id: live.id }] });
  expect((await as.listOgImages({ params, query: { search: 'nowhere' } })).total).toBe(0);

  const fresh = await as.refreshTemplateImage({ params: of(template.id) });
  expect(fresh).toMatchObject({
    version,
    redraw: true,
    ogImages: expect.arrayContaining([expect.objectContaining({ type: 0 })]),
  });
  expect(fresh.previewUrl).not.toBe(template.previewUrl);
  const route = await as.updateRouteOgImage({ params: of(routeId) });
  expect(route.previewImageUrl).toMatch(new RegExp(`/images/${project.uuid}/route-previews/${routeId}\\.jpg\\?v=`));
  expect(await as.updateSubPageRouteTemplate({ params: of(pageId), body: { routeTemplateId: null } })).toMatchObject({
    routeTemplateId: null,
  });
});

test('an image becomes the project’s fallback image, unless it is too small, and is deleted with its file', async () => {
  const { body: small } = await upload(await image('png', 410), { name: 'small' });
  const { body: wide } = await upload(await image('png', 1200), { name: 'wide' });
  const change = (id: number, isDefaultImage: boolean) =>
    as.updateAsset({ params: { ...params, assetId: String(id) }, body: { isDefaultImage } });
  const chosen = async () =>
    (await as.listAssets({ params })).filter(({ isDefaultImage }) => isDefaultImage).map(({ name }) => name);
  await expect(change(small.id, true)).rejects.toMatchObject({
    status: 422,
    errors: { isDefaultImage: [expect.stringContaining('600 px')] },
  });
  expect(await chosen()).toEqual([]);
  expect(await change(wide.id, true)).toMatchObject({ name: 'wide', isDefaultImage: true });
  await change(small.id, false);
  expect(await chosen()).toEqual(['wide']);
  await as.deleteAsset({ params: { ...params, assetId: String(wide.id) } });
  expect((await findProject(api.io.db, project.id))?.fallbackImageKey).toBeNull();
});
