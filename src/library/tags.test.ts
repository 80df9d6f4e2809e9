import { expect, test } from 'vitest';
import { isVersion, readLivePath } from '#domain/images/image-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { forNext, forNuxt, forReactRouter, type LinkbildPage, linkbildTags, toHtml } from './tags.ts';

const uuid = '0b7e5a1c-9d2f-4c3b-8a6e-1f2d3c4b5a69';
const vase = {
  project: `https://images.example/${uuid}`,
  pageUrl: 'https://shop.example/vase',
  title: 'Vase',
  version: '7',
};
const imageOf = (page: Partial<LinkbildPage>) =>
  linkbildTags({ ...vase, ...page }).find(
    ({ attributes }) => 'property' in attributes && attributes.property === 'og:image',
  )?.attributes.content;
const versionOf = (version: LinkbildPage['version']) =>
  readLivePath(imageOf({ version })?.split(`${uuid}/`)[1] ?? '')?.version ?? '';

test('writes the same tags as the code for sites without npm', () => {
  expect(toHtml(linkbildTags(vase)).split('\n')).toEqual([
    `<meta name="linkbild" content="${uuid}">`,
    `<meta property="og:image" content="https://images.example/${uuid}/7/vase.jpg">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:alt" content="Vase">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="https://images.example/${uuid}/7/vase.jpg">`,
  ]);
});

test.each<[string, Partial<LinkbildPage>, string]>([
  ['a path', { pageUrl: '/vase' }, `https://images.example/${uuid}/7/vase.jpg`],
  ['a URL object', { pageUrl: new URL('https://shop.example/a/b') }, `https://images.example/${uuid}/7/a/b.jpg`],
  ['the home page', { pageUrl: 'https://shop.example' }, `https://images.example/${uuid}/7/index.jpg`],
  ['a folder', { pageUrl: '/blog/' }, `https://images.example/${uuid}/7/blog/index.jpg`],
  ['query and fragment', { pageUrl: '/vase?utm=1#top' }, `https://images.example/${uuid}/7/vase.jpg`],
  [
    'signs that need encoding',
    { pageUrl: '/größe "m"' },
    `https://images.example/${uuid}/7/gr%C3%B6%C3%9Fe%20%22m%22.jpg`,
  ],
  ['an encoded path', { pageUrl: '/gr%C3%B6%C3%9Fe' }, `https://images.example/${uuid}/7/gr%C3%B6%C3%9Fe.jpg`],
  ['another host before the path', { pageUrl: '//shop.example/vase' }, `https://images.example/${uuid}/7/vase.jpg`],
  [
    'both parts of the project',
    { project: { imagesUrl: 'http://a.example/images', uuid } },
    `http://a.example/images/${uuid}/7/vase.jpg`,
  ],
  [
    'slashes at the end',
    { project: { imagesUrl: 'http://a.example/images//', uuid } },
    `http://a.example/images/${uuid}/7/vase.jpg`,
  ],
  ['a project with a slash', { project: `http://a.example:81/${uuid}/` }, `http://a.example:81/${uuid}/7/vase.jpg`],
])('reads %s', (_what, page, url) => {
  expect(imageOf(page)).toBe(url);
});

test.each<[string, LinkbildPage['version'], string]>([
  ['a number', 1731800000, '1731800000'],
  ['a name', 'a1_B-2', 'a1_B-2'],
  ['a date', new Date('2026-11-16T12:00:00Z'), new Date('2026-11-16T12:00:00Z').getTime().toString(36)],
  ['nothing', undefined, '1'],
  ['a date that is none', new Date('soon'), '1'],
  ['a list of nothing', [null, ''], '1'],
])('uses %s as the version', (_what, version, name) => {
  expect(versionOf(version)).toBe(name);
});

test.each<[string, LinkbildPage['version']]>([
  ['a title and a price', ['Vase', '12,99 €', null]],
  ['an ISO date', '2026-11-16T12:00:00.000Z'],
  ['a word the address uses itself', 'og'],
  ['a very long text', 'x'.repeat(500)],
  ['a path', '../../other'],
])('hashes %s to a version that can be read back', (_what, version) => {
  expect(isVersion(versionOf(version))).toBe(true);
  expect(versionOf(version)).toBe(versionOf(version));
});

test('gives prices that differ in a sign only different versions', () => {
  expect(versionOf('12,99')).not.toBe(versionOf('12.99'));
  expect(versionOf(['Vase', '12,99'])).not.toBe(versionOf(['Vase', '1299']));
  expect(versionOf(['a', 'b'])).not.toBe(versionOf(['ab', '']));
});

test.each<[string, Partial<LinkbildPage>, RegExp]>([
  ['a project without its id', { project: 'https://images.example' }, /project has to be.*https:\/\/images\.example/],
  ['a project that is no address', { project: 'my-shop' }, /project has to be/],
  ['a script as the project', { project: `javascript:alert(1)/${uuid}` }, /project has to be/],
  ['an unset project', { project: undefined as never }, /project has to be/],
  ['an unset id', { project: { imagesUrl: 'https://images.example', uuid: undefined as never } }, /project has to be/],
  ['a page without host and slash', { pageUrl: 'vase' }, /pageUrl has to be.*"vase"/],
  ['an unset page', { pageUrl: undefined as never }, /pageUrl has to be.*""/],
  ['a page that is no web page', { pageUrl: 'mailto:a@shop.example' }, /pageUrl has to be/],
])('rejects %s and says what was expected', (_what, page, message) => {
  expect(() => linkbildTags({ ...vase, ...page })).toThrow(message);
});

test('escapes what would leave its attribute, and a reader gets the title back', () => {
  const title = `Vase "Ada" & <b>'co'</b>`;
  const html = toHtml(linkbildTags({ ...vase, title, pageUrl: "/it's" }));
  expect(html).not.toMatch(/<b>|"Ada"/);
  const [image] = extractMeta({ body: new TextEncoder().encode(html), url: 'https://shop.example/' }).og.images;
  expect(image).toMatchObject({ url: `https://images.example/${uuid}/7/it's.jpg`, alt: title });
});

test('describes the image by alt where that is given, and not at all where both are empty', () => {
  expect(toHtml(linkbildTags({ ...vase, alt: 'A blue vase' }))).toContain('content="A blue vase"');
  expect(toHtml(linkbildTags({ ...vase, title: '' }))).not.toContain('og:image:alt');
});

test('gives Next.js its metadata', () => {
  const url = `https://images.example/${uuid}/7/vase.jpg`;
  expect(forNext(linkbildTags(vase))).toEqual({
    openGraph: { images: [{ url, width: 1200, height: 630, type: 'image/jpeg', alt: 'Vase' }] },
    twitter: { card: 'summary_large_image', images: [url] },
    other: { linkbild: uuid },
  });
  expect(forNext(linkbildTags({ ...vase, title: '' })).openGraph.images[0]).not.toHaveProperty('alt');
});

test('gives Nuxt and React Router one descriptor for each tag', () => {
  const tags = linkbildTags(vase);
  expect(forReactRouter(tags)).toHaveLength(tags.length);
  expect(forReactRouter(tags)[1]).toEqual({
    property: 'og:image',
    content: `https://images.example/${uuid}/7/vase.jpg`,
  });
  expect(forNuxt(tags)).toEqual({ meta: forReactRouter(tags) });
});
