import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { changeProject } from '#io/db/queries/projects/projects.ts';
import { ogImages, subPages } from '#io/db/schema/index.ts';
import { contentKey } from '#io/files/file-store.ts';
import { createServingTest, page, pixel } from './serving.fixture.ts';

const serving = await createServingTest();
const { io, pages, project, route, setTemplate, failing, get, site } = serving;
const uuid = project.uuid;
pages.set('/products/vase', page('Vase', '<meta property="og:image" content="/photo.jpg">'));
pages.set('/products/bowl', page('Bowl'));

describe('an image request never ends in an error page', () => {
  const other = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['an unknown project', `${other}/v1/products/vase.jpg`, 404],
    ['no project at all', 'nonsense.jpg', 404],
    ['a page of another site', `${uuid}/og.jpg?url=https://evil.example/`, 404],
    ['a page of another protocol', `${uuid}/og.jpg?url=file:///etc/passwd`, 404],
    ['another host in the path', `${uuid}/v1//evil.example/x.jpg`, 200],
    ['dot segments in the path', `${uuid}/v1/%2e%2e/%2e%2e/etc/passwd.jpg`, 404],
    ['a line break in the path', `${uuid}/v1/a%0d%0aset-cookie:x.jpg`, 200],
    ['a NUL in the path', `${uuid}/v1/a%00.jpg`, 200],
    ['broken percents', `${uuid}/v1/%zz%.jpg`, 200],
    ['a path of 7 kB', `${uuid}/v1/${'x'.repeat(7_000)}.jpg`, 404],
    ['an address of 9 kB', `${uuid}/v1/${'x'.repeat(9_000)}.jpg`, 404],
    ['a missing page', `${uuid}/v1/gone.jpg`, 200],
    ['an invalid version', `${uuid}/${'v'.repeat(65)}/x.jpg`, 404],
  ])('for %s', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
    expect((await pixel(answer)).size).toEqual([1200, 630]);
  });

  test('but in the route’s preview, the project’s image, the page’s own, or a card with its name [7.38]', async () => {
    const image = async (background: string) => {
      const create = { width: 1200, height: 630, channels: 3 as const, background };
      const bytes = await sharp({ create }).png().toBuffer();
      const key = contentKey('previews', uuid, bytes, 'png');
      await io.files.put(key, bytes);
      return key;
    };
    pages.set('/products/plate', page('Plate', '<meta property="og:image" content="/photo.jpg">'));
    await get(`${uuid}/og.jpg?url=/products/plate`);
    // The template can no longer be drawn, and the stored image is gone.
    await io.db.delete(ogImages).where(eq(ogImages.projectId, project.id));
    await setTemplate({ html: '<script></script>' });
    const seen: unknown[] = [];
    const look = async (what: string) => {
      serving.clearCaches();
      const answer = await get(`${uuid}/og.jpg?url=/products/plate`);
      expect(answer.headers.get('cache-control')).toMatch(/max-age=(60|300)/);
      seen.push([what, answer.status === 302 ? answer.headers.get('location') : (await pixel(answer)).colour]);
    };
    await io.db.execute(`update routes set preview_image_key = '${await image('#0000ff')}' where id = ${route.id}`);
    await changeProject(io.db, project.id, { fallbackImageKey: await image('#ff0000') });
    await look('preview');
    await io.db.execute(`update routes set preview_image_key = null where id = ${route.id}`);
    await look('fallback');
    await changeProject(io.db, project.id, { fallbackImageKey: null });
    await look('own');
    await io.db
      .update(subPages)
      .set({ metaData: null })
      .where(eq(subPages.url, `${site}/products/plate`));
    pages.set('/products/plate', 500);
    await look('card');
    expect(seen.slice(0, 3)).toEqual([
      ['preview', [0, 0, 255]],
      ['fallback', [255, 0, 0]],
      ['own', `${site}/photo.jpg`],
    ]);
    await setTemplate({ html: '<p>{{ title }}</p>' });
    serving.clearCaches();
  });

  test('recovers when the stored file is missing', async () => {
    const first = await get(`${uuid}/v2/products/vase.jpg`);
    const [row] = await io.db.select().from(ogImages).where(eq(ogImages.version, 'v2'));
    await io.files.delete(row?.storageKey ?? '');
    serving.clearCaches();
    const healed = await get(`${uuid}/v2/products/vase.jpg`);
    expect(healed.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await io.files.get(row?.storageKey ?? '')).not.toBeNull();
  });

  test.each([
    ['the page hangs', () => pages.set('/products/slow', 'hangs'), '/products/slow'],
    ['the page is a 500', () => pages.set('/products/broken', 500), '/products/broken'],
    ['the disk is full', () => Object.assign(failing, { put: true }), '/products/bowl'],
    ['storage is unavailable', () => Object.assign(failing, { get: true }), '/products/vase'],
  ])('when %s', async (_, fail, path) => {
    fail();
    serving.clearCaches();
    const answer = await get(`${uuid}/f1${path}.jpg`);
    Object.assign(failing, { put: false, get: false });
    if (answer.status !== 302) expect((await pixel(answer)).size).toEqual([1200, 630]);
    else expect(answer.headers.get('location')).toBe(`${site}/photo.jpg`);
  });
});
