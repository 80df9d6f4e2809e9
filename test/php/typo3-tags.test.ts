import { describe, expect, test } from 'vitest';
import { liveImageUrl } from '#domain/images/image-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { judgeTags } from '#domain/site/judge-tags.ts';
import { typo3Files } from '#io/integrations/php-files.ts';
import { project } from './php.ts';
import { startTypo3, type Typo3Double } from './start-typo3.ts';

// The tags that the extension leaves on a page, judged as Linkbild judges every page.

const pages = [
  { uid: 1, pid: 0, slug: '/' },
  { uid: 7, pid: 1, slug: '/products/vase' },
  { uid: 8, pid: 1, slug: '/produkte/vase', l10n_parent: 7, sys_language_uid: 1 },
  { uid: 9, pid: 1, slug: '/news' },
];
const vase = { uid: 7, title: 'Vase "Anna" & <b>', tstamp: 100, SYS_LASTCHANGED: 300 };
const url = 'https://site.example/products/vase';
/** What EXT:seo, TypoScript and plugins have set before. */
const tagsBefore = [
  ['property', 'og:title', 'Vase', []],
  ['property', 'og:image', 'https://site.example/seo.jpg', { width: 800, height: 800, alt: 'Old' }],
  ['property', 'og:image', 'https://site.example/second.jpg', []],
  ['name', 'twitter:card', 'summary', []],
  ['name', 'twitter:image', 'https://site.example/twitter.jpg', []],
];
const imageOf = (path: string, version: string) =>
  liveImageUrl(project.imagesUrl, { projectUuid: project.projectUuid, path, version });

const { ask, php } = startTypo3();

const cases = ([12, 13] as const).flatMap((version) => [true, false].map((seo) => ({ version, seo })));

const withProject = async (siteUrl: string) => {
  const files = await typo3Files({ ...project, siteUrl, linkbildUrl: 'https://linkbild.example' });
  php().write('/linkbild/project.php', files.get('linkbild/project.php') ?? '');
};

const reader =
  ({ version, seo }: (typeof cases)[number]) =>
  async (input: object, double: Typo3Double = {}) => {
    const { html, cacheTags } = await ask<{ html: string; cacheTags: string[] }>(
      'tags',
      { version, seo, rows: { pages }, ...double },
      { page: vase, url, tagsBefore, ...input },
    );
    const meta = extractMeta({
      body: new TextEncoder().encode(`<!doctype html><html><head><meta charset="utf-8">${html}</head></html>`),
      url,
      contentType: 'text/html; charset=utf-8',
    });
    return { html, cacheTags, meta, judged: judgeTags(meta, project) };
  };

describe.each(cases)('in TYPO3 $version, with EXT:seo: $seo', (typo3) => {
  const read = reader(typo3);

  test('a page has one image, ours, in place of all others; its other tags stay', async () => {
    const { html, meta, judged, cacheTags } = await read({});
    expect(judged).toMatchObject({ ok: true, state: 'ours' });
    expect(meta.og.images).toMatchObject([
      { url: imageOf('/products/vase', '300'), width: 1200, height: 630, alt: vase.title },
    ]);
    expect(meta.twitter).toMatchObject({ card: 'summary_large_image' });
    expect(meta.og.title).toBe('Vase');
    expect(html).toContain(`<meta name="linkbild" content="${project.projectUuid}">`);
    expect(html).not.toContain('.example/seo.jpg');
    expect(cacheTags).toEqual(['linkbild']);
  });

  test('a later change on the page is a new version', async () => {
    const { meta } = await read({ register: { SYS_LASTCHANGED: 301 } });
    expect(meta.og.images[0]?.url).toBe(imageOf('/products/vase', '301'));
  });

  test('a translated page has its own path', async () => {
    const { meta } = await read({ language: 1, url: 'https://site.example/de/produkte/vase' });
    expect(meta.og.images[0]?.url).toBe(imageOf('/de/produkte/vase', '300'));
  });

  test('an image of the editors takes the place of ours, alone', async () => {
    const file = { url: '/fileadmin/own.png', width: 1500, height: 800, mime_type: 'image/png', alternative: 'Anna' };
    const { meta, judged } = await read(
      { page: { ...vase, tx_linkbild_image: 1 } },
      { files: { 'pages:tx_linkbild_image:7': [file] } },
    );
    expect(judged.state).toBe('other');
    expect(meta.og.images).toMatchObject([
      { url: 'https://site.example/fileadmin/own.png', width: 1500, height: 800, alt: 'Anna' },
    ]);
    expect(meta.twitter.images.map(({ url }) => url)).toEqual(['https://site.example/fileadmin/own.png']);
  });

  const untouched = 'https://site.example/seo.jpg';
  test.each([
    ['the page is switched off', { page: { ...vase, tx_linkbild_off: 1 } }, {}],
    ['the site is switched off in its settings', {}, { settings: { 'linkbild.enabled': false } }],
    ['the site is switched off in its configuration', {}, { configuration: { linkbild_enabled: 0 } }],
    ['nothing is connected', {}, { registry: {} }],
    ['the file of the editors is gone', { page: { ...vase, tx_linkbild_image: 1 } }, {}],
    ['it is the backend', { applicationType: 2 }, {}],
  ])('tags stay as they are where %s', async (_, input, double) => {
    const { meta, html } = await read(input, double);
    expect(meta.og.images[0]?.url).toBe(untouched);
    expect(html).not.toContain('linkbild');
  });

  test('cached pages are renewed by connecting: they have the cache tag before', async () => {
    expect((await read({}, { registry: {} })).cacheTags).toEqual(['linkbild']);
  });

  test('image address and project can come from settings, without a connection', async () => {
    const values = { imagesUrl: project.imagesUrl, projectUuid: project.projectUuid };
    const prefixed = (prefix: string) => Object.fromEntries(Object.entries(values).map(([k, v]) => [prefix + k, v]));
    const bySettings = await read({}, { registry: {}, settings: prefixed('linkbild.') });
    const byConfiguration = await read({}, { registry: {}, configuration: prefixed('linkbild_') });
    expect([bySettings.judged.state, byConfiguration.judged.state]).toEqual(['ours', 'ours']);
  });
});

test('a copy from Linkbild shows its project’s images before it is connected, on the site of the project', async () => {
  const read = reader({ version: 13, seo: true });
  const states = [];
  for (const siteUrl of ['https://www.site.example/', "https://other.example/it's"]) {
    await withProject(siteUrl);
    states.push((await read({}, { registry: {} })).judged.state);
  }
  php().remove('/linkbild/project.php');
  expect(states).toEqual(['ours', 'other']);
});

describe.each(cases)('news in TYPO3 $version, with EXT:seo: $seo', (typo3) => {
  const read = reader(typo3);
  const news = {
    page: { uid: 9, title: 'News', tstamp: 5 },
    url: 'https://site.example/news/kiln?utm=1',
    arguments: { tx_news_pi1: { news: '4', action: 'detail', controller: 'News' } },
  };
  const newsRows = [
    { uid: 4, title: 'A new kiln', tstamp: 900 },
    { uid: 5, title: 'Ein neuer Ofen', tstamp: 950, l10n_parent: 4, sys_language_uid: 1 },
  ];
  const withNews = { extensions: ['news'], rows: { pages, tx_news_domain_model_news: newsRows } };

  test('a news record has its own path, title and time of change', async () => {
    const { meta, judged } = await read(news, withNews);
    expect(judged.state).toBe('ours');
    expect(meta.og.images).toMatchObject([{ url: imageOf('/news/kiln', '900'), alt: 'A new kiln' }]);
    const german = await read({ ...news, language: 1, url: 'https://site.example/de/news/ofen' }, withNews);
    expect(german.meta.og.images).toMatchObject([{ url: imageOf('/de/news/ofen', '950'), alt: 'Ein neuer Ofen' }]);
  });

  test('a translation that is only a draft in a workspace is not shown', async () => {
    const draft = { uid: 6, l10n_parent: 4, sys_language_uid: 1, t3ver_wsid: 2, title: 'Entwurf', tstamp: 999 };
    const rows = { pages, tx_news_domain_model_news: [...newsRows.filter(({ uid }) => uid === 4), draft] };
    const { meta } = await read(
      { ...news, language: 1, url: 'https://site.example/de/news/kiln' },
      { ...withNews, rows },
    );
    expect(meta.og.images).toMatchObject([{ url: imageOf('/de/news/kiln', '900'), alt: 'A new kiln' }]);
  });

  test.each([
    ['without a route of its own', { url: 'https://site.example/news?tx_news_pi1[news]=4' }, withNews],
    ['without EXT:news', { url: 'https://site.example/news/kiln' }, { ...withNews, extensions: [] }],
    ['that is hidden', {}, { ...withNews, rows: { pages, tx_news_domain_model_news: [{ uid: 4, hidden: 1 }] } }],
    ['that is no number', { arguments: { tx_news_pi1: 'x' } }, withNews],
  ])('a news record %s leaves the page its image', async (_, input, double) => {
    const { meta } = await read({ ...news, ...input }, double);
    expect(meta.og.images).toMatchObject([{ url: imageOf('/news', '5'), alt: 'News' }]);
  });
});
