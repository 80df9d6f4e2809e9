import { describe, expect, test } from 'vitest';
import type { ServedFile } from '#flows/serve-image/serving.ts';
import type { Settings } from '#io/io.ts';
import { createImageUrls, projectOfPath } from './image-urls.ts';
import { createLiveImageCache } from './live-image-cache.ts';

const site = 'https://linkbild.example';
const settings = (change: Partial<Settings>) =>
  ({
    imagesUrl: `${site}/images`,
    draftsUrl: `${site}/drafts`,
    demosUrl: `${site}/demos`,
    screenshotsUrl: `${site}/screenshots`,
    qrUrl: `${site}/qr`,
    ...change,
  }) as Settings;

describe('image hosts', () => {
  test.each([
    ['/images/x/y.jpg', { place: 'images', rest: 'x/y.jpg' }],
    ['/qr', { place: 'qr', rest: '' }],
    ['/imagesx/y.jpg', null],
    ['/', null],
  ])('%s as a path of the one origin, whatever the Host', (path, found) => {
    expect(createImageUrls(settings({})).find('any.example', path)).toEqual(found);
  });

  test('a separate host is recognised by the Host header', () => {
    const places = createImageUrls(settings({ imagesUrl: 'https://img.example' }));
    expect(places.find('img.example', '/x/y.jpg')).toEqual({ place: 'images', rest: 'x/y.jpg' });
    expect(places.find('linkbild.example', '/x/y.jpg')).toBeNull();
    expect(places.find('linkbild.example', '/drafts/x.jpg')).toEqual({ place: 'drafts', rest: 'x.jpg' });
  });

  test('a project is named by a full uuid', () => {
    const uuid = '0A0A0A0A-0000-4000-8000-000000000000';
    expect(projectOfPath(`${uuid}/og.jpg`)).toEqual({ projectUuid: uuid.toLowerCase(), rest: 'og.jpg' });
    for (const bad of [uuid, `${uuid}x/og.jpg`, '../og.jpg', '/og.jpg', `x${uuid}/og.jpg`])
      expect(projectOfPath(bad)).toBeNull();
  });
});

describe('cached images', () => {
  const image = (bytes: number, change: Partial<ServedFile> = {}): ServedFile => ({
    kind: 'image',
    bytes: new Uint8Array(bytes),
    contentType: 'image/jpeg',
    etag: 'e',
    freshness: 'version',
    status: 200,
    state: 1,
    projectId: 1,
    subPageId: 1,
    routeTemplateId: 1,
    url: null,
    ...change,
  });

  const more = { varies: true, cacheTag: 'project-1', look: async () => true };

  test('are bounded in bytes and number, the oldest are dropped first', () => {
    const cached = createLiveImageCache(() => 0);
    for (let n = 0; n < 100; n++) cached.put(`/${n}`, image(1_000_000), more);
    expect([cached.get('/0'), cached.get('/99')?.age]).toEqual([null, 'fresh']);
    for (let n = 0; n < 25_000; n++) cached.put(`/small/${n}`, image(1), more);
    expect([cached.get('/99'), cached.get('/small/0'), cached.get('/small/24999')?.age]).toEqual([null, null, 'fresh']);
  });

  test('expire, and only images of projects are cached', () => {
    let time = 0;
    const cached = createLiveImageCache(() => time);
    cached.put('/a', image(1), more);
    cached.put('/404', image(1, { status: 404 }), more);
    cached.put('/nobody', image(1, { projectId: null }), more);
    cached.put(`/${'x'.repeat(2_000)}`, image(1), more);
    const ages = [0, 3_000, 60_000].map((at) => {
      time = at;
      return cached.get('/a')?.age;
    });
    expect(ages).toEqual(['fresh', 'stale', 'old']);
    expect([cached.get('/404'), cached.get('/nobody'), cached.get(`/${'x'.repeat(2_000)}`)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
