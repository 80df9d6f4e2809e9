import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { ogImageType } from '#domain/enumerations.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { productSplit } from '#domain/template/base-templates/product-split.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { findStoredImage, listAssetRows } from '#io/db/queries/templates/og-images.ts';
import { assets } from '#io/db/schema/index.ts';
import { contentKey } from '#io/files/file-store.ts';
import { createTestApi } from '../../../test/api.ts';
import { type DrawRequest, drawImage, drawnFromOf, templateFieldsOf } from './draw-image.ts';
import { storeImage } from './store-image.ts';

const { io, addProject } = await createTestApi();
const { id, uuid } = await addProject('halm');
const project = await findProject(io.db, id);
if (!project) throw new Error('no project');
const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#e00000' } })
  .png()
  .toBuffer();
const logoKey = contentKey('assets', uuid, red, 'png');
await io.files.put(logoKey, red);
afterAll(() => io.files.delete(logoKey));
await io.db.insert(assets).values([
  { projectId: id, name: 'photo', type: 'image', value: 'x', fileKey: logoKey, contentType: 'image/png' },
  {
    projectId: id,
    name: 'house',
    type: 'font',
    value: 'House',
    fileKey: `assets/${uuid}/gone.woff2`,
    contentType: 'font/woff2',
  },
]);
const rows = await listAssetRows(io.db, id);
const page = `<title>Vase</title><meta property="og:image" content="https://nobody.invalid/a.jpg">`;
const meta = extractMeta({ body: Buffer.from(page), url: 'https://halm.example/products/vase', contentType: null });
const request = (html: string, more: Partial<DrawRequest['template']> = {}): DrawRequest => ({
  project,
  meta,
  assets: rows,
  template: { html, style: {}, data: {}, appearance: {}, variants: [], selectedVariant: 'Base', ...more },
});

describe('a template becomes an image', () => {
  test('with assets from storage, a font whose file is missing and a photo that cannot be loaded', async () => {
    const drawn = await drawImage(
      io,
      request(`<div style="display:flex;width:100%;height:100%;font-family:House"><img src="{{ assets.photo }}" style="width:600px;height:630px">
        {% if image %}<img src="{{ image }}" style="width:600px;height:630px">{% else %}<p>{{ title }}</p>{% endif %}</div>`),
    );
    expect(drawn).toMatchObject({ ok: true, missingImages: ['https://nobody.invalid/a.jpg'] });
    if (!drawn.ok) return;
    const { data } = await sharp(drawn.image.bytes)
      .extract({ left: 200, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  test('an error says where', async () => {
    expect(await drawImage(io, request('<p>\n<script></script></p>'))).toMatchObject({
      ok: false,
      reason: 'forbidden-element',
      where: { line: 2 },
    });
  });

  test('a redirect type without an image to redirect to says so', async () => {
    expect(
      await drawImage(io, { ...request(''), template: { ...request('').template, type: 'redirect-improved' } }),
    ).toMatchObject({
      ok: false,
      reason: 'no-own-image',
    });
  });

  test('appearance and data change what it is drawn from, and nothing else does', () => {
    const base = drawnFromOf(io, request(productSplit.html));
    expect(drawnFromOf(io, request(productSplit.html))).toBe(base);
    expect(drawnFromOf(io, request(productSplit.html, { appearance: { primaryColor: '#ff0000' } }))).not.toBe(base);
    expect(drawnFromOf(io, request(productSplit.html, { data: { title: 'Other' } }))).not.toBe(base);
    expect(templateFieldsOf(io, request('', { data: { font: 'House' } }))).toMatchObject({
      font: 'House',
      title: 'Vase',
    });
  });
});

test('the same bytes are stored once, and a draft is found only by its uuids', async () => {
  const drawn = await drawImage(io, request('<p>Hello</p>'));
  if (!drawn.ok) throw new Error(drawn.reason);
  const image = { project, encoded: drawn.image, type: ogImageType.DRAFT, routeTemplateId: null, subPageId: null };
  const [one, other] = [await storeImage(io, image), await storeImage(io, image)];
  expect(one.storageKey).toBe(other.storageKey);
  expect(one.uuid).not.toBe(other.uuid);
  expect(await findStoredImage(io.db, uuid, one.uuid, ogImageType.DRAFT)).toMatchObject({ storageKey: one.storageKey });
  expect(await findStoredImage(io.db, uuid, one.uuid, ogImageType.DEMO)).toBeNull();
  expect(await findStoredImage(io.db, one.uuid, one.uuid, ogImageType.DRAFT)).toBeNull();
});
