import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type CaseId, caseIds, cases } from './cases.ts';
import { createShopTest } from './shop.fixture.ts';

const { shop, get, textOf } = await createShopTest();
/** The contents of all meta tags of a name. */
const tag = (html: string, key: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`, 'g'))].map(
    (match) => match[1] ?? '',
  );
const imageOf = (html: string) => (tag(html, 'og:image')[0] ?? '').replaceAll('&amp;', '&');
const fileOf = async (html: string) => Buffer.from(await (await get(imageOf(html))).arrayBuffer());
const alternatives = (html: string, needle: string) => html.split(needle).length - 1;

/** What the page of a case must look like. */
const proofs: Record<CaseId, (html: string, answer: Response, path: string) => void | Promise<void>> = {
  perfect: async (html) => {
    const { width, height, format } = await sharp(await fileOf(html)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await fileOf(html)).length).toBeLessThan(300_000);
    expect([tag(html, 'og:image:alt'), tag(html, 'twitter:image')].flat()).toHaveLength(2);
  },
  'theme-default': (html) => expect([tag(html, 'og:image').length, tag(html, 'twitter:image').length]).toEqual([1, 0]),
  square: async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1600, height: 1600 }),
  portrait: async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1080, height: 1620 }),
  'http-image': (html) => {
    expect(imageOf(html)).toMatch(/^http:\/\/cdn\.halm-und-ton\.example\//);
    expect(tag(html, 'og:image:secure_url')).toHaveLength(1);
  },
  'huge-image': async (html) => {
    const file = await fileOf(html);
    expect(file.length).toBeGreaterThan(1_000_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 3000, height: 2000 });
  },
  'tiny-image': async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 180, height: 180 }),
  'webp-image': async (html) => expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ format: 'webp' }),
  'svg-image': async (html) => expect((await get(imageOf(html))).headers.get('content-type')).toBe('image/svg+xml'),
  'three-images': (html) => expect(tag(html, 'og:image')).toHaveLength(3),
  'app-doubles': (html) => {
    expect([tag(html, 'og:title').length, tag(html, 'og:image').length]).toEqual([2, 2]);
    expect(html.lastIndexOf('og:image"')).toBeGreaterThan(
      html.indexOf('BEGIN app block: shopify://apps/share-cards-pro'),
    );
  },
  'summary-card': (html) => expect(tag(html, 'twitter:card')).toEqual(['summary']),
  'labelled-data': (html) =>
    expect([tag(html, 'twitter:label1'), tag(html, 'twitter:data1')]).toEqual([['Price'], ['€98.00']]),
  'name-attribute': (html) =>
    expect([html.includes('name="og:title"'), html.includes('property="og:')]).toEqual([true, false]),
  'no-image': (html) => expect(tag(html, 'og:image')).toEqual([]),
  japanese: (html) => expect(tag(html, 'og:title')[0]).toContain('松の茶碗'),
  emoji: (html) => expect(tag(html, 'og:title')[0]).toContain('☀️🍋'),
  'long-title': (html) => expect(tag(html, 'og:title')[0]?.length).toBeGreaterThan(150),
  'generic-logo': async (html) => {
    expect(imageOf(html)).toContain('pad_color=fff');
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1200, height: 628 });
  },
  'relative-image': (html) => expect(imageOf(html)).toMatch(/^\/cdn\//),
  'late-tags': (html) => expect(html.indexOf('og:title')).toBeGreaterThan(350_000),
  'no-description': (html) =>
    expect([html.includes('name="description"'), html.includes('og:description')]).toEqual([false, false]),
  'wrong-size': async (html) => {
    expect([tag(html, 'og:image:width'), tag(html, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 640, height: 640 });
  },
  entities: async (html) => {
    expect(tag(html, 'og:title').join()).toMatch(/&(?:amp|ndash|#\d+|#x[\dA-F]+);/);
    const german = await textOf('/de/pages/workshop');
    for (const entity of ['&auml;', '&amp;', '&ndash;', '&#xDF;'])
      expect(tag(german, 'og:title').join() + tag(german, 'og:description').join()).toContain(entity);
  },
  'body-tags': (html) => expect(html.indexOf('og:title')).toBeGreaterThan(html.indexOf('<body')),
  'other-url': (html) => expect(html).toContain(`content="${shop.url}/pages/about"`),
  'missing-image': async (html) => expect((await get(imageOf(html))).status).toBe(404),
  'guarded-image': async (html) => {
    expect((await get(imageOf(html), { 'user-agent': 'facebookexternalhit/1.1' })).status).toBe(403);
    expect((await get(imageOf(html), { 'user-agent': 'Mozilla/5.0' })).status).toBe(200);
  },
  'windows-1252': async (_html, answer, path) => {
    expect(answer.headers.get('content-type')).toContain('windows-1252');
    // Once more: as text, the body of the answer was decoded as UTF-8.
    const text = new TextDecoder('windows-1252').decode(await (await get(path)).arrayBuffer());
    expect(text).toContain('Töpferei für große Krüge – ab 39 €');
  },
  moved: (_html, answer) => expect(answer.headers.get('location')).toBe('/products/dune-vase'),
  loop: async (_html, answer) => {
    expect((await get(answer.headers.get('location') ?? '')).headers.get('location')).toBe('/pages/loop');
  },
  slow: async (html, _answer, path) => {
    expect(tag(html, 'og:title')).toEqual(['Slow craft']);
    const started = performance.now();
    await get(`${path}?ms=300`);
    expect(performance.now() - started).toBeGreaterThan(290);
  },
  busy: (_html, answer) => expect(answer.headers.get('retry-after')).toBe('30'),
  challenge: (html, answer) =>
    expect([html.includes('Just a moment'), answer.headers.get('cf-mitigated')]).toEqual([true, 'challenge']),
  forbidden: (_html, answer) => expect(answer.headers.get('cf-mitigated')).toBeNull(),
  broken: (html) => expect(tag(html, 'og:title')).toEqual([]),
  noindex: (html) => expect(tag(html, 'robots')).toEqual(['noindex']),
  password: (html, answer, path) => {
    if (path === '/closed') expect(answer.headers.get('location')).toBe('/password');
    else
      expect([answer.headers.get('x-robots-tag'), html.includes('value="storefront_password"')]).toEqual([
        'nofollow',
        true,
      ]);
  },
  'not-found': (html) => expect([tag(html, 'og:title').length, tag(html, 'og:image').length]).toEqual([1, 1]),
  'old-app-traces': (html) => {
    expect(alternatives(html, 'the associated app was uninstalled')).toBe(2);
    expect(html).toContain('Failed to render app block');
  },
};

describe('cases', () => {
  test.each(cases.map((entry) => [entry.path, entry.id, entry] as const))(
    '%s shows the case %s',
    async (path, id, entry) => {
      const answer = await get(id === 'slow' ? `${path}?ms=20` : path);
      expect(answer.status).toBe(entry.status ?? 200);
      await proofs[id](await answer.text(), answer, path);
    },
  );

  test('every kind of case has a page', () => {
    expect(caseIds.filter((id) => !cases.some((entry) => entry.id === id))).toEqual([]);
  });
});
