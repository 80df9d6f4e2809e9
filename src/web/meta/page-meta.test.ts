import { describe, expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { errorMeta } from './private-meta.ts';

const root = { siteUrl: 'https://linkbild.example', imagesUrl: 'https://linkbild.example/images' };
const at = (pathname: string, id: string, params: Record<string, string> = {}) => ({
  location: { pathname, search: '', hash: '', state: null, key: '' } as never,
  params,
  matches: [
    { id: 'root', pathname: '/', params: {}, meta: [], loaderData: root },
    { id, pathname, params, meta: [], loaderData: null },
  ] as never,
});
const page = { title: 'Title', description: 'Words' };
const hrefOf = (tags: object[], hrefLang: string) =>
  (tags.find((tag) => 'hrefLang' in tag && tag.hrefLang === hrefLang) as { href: string } | undefined)?.href;
const contentOf = (tags: object[], name: string) =>
  (tags.find((tag) => Object.values(tag).includes(name)) as { content?: string; href?: string } | undefined)?.content;

describe('pageMeta', () => {
  test('names both languages and itself', () => {
    const tags = pageMeta(at('/de/impressum', 'de/imprint'), page);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://linkbild.example/de/impressum' });
    expect(hrefOf(tags, 'en')).toBe('https://linkbild.example/imprint');
    expect(hrefOf(tags, 'de')).toBe('https://linkbild.example/de/impressum');
    expect(hrefOf(tags, 'x-default')).toBe('https://linkbild.example/imprint');
    expect(contentOf(tags, 'og:locale')).toBe('de_DE');
  });

  test('keeps the parameters of the URL', () => {
    const tags = pageMeta(at('/audit/demo', 'en/audit', { projectSlug: 'demo' }), page);
    expect(hrefOf(tags, 'de')).toBe('https://linkbild.example/de/audit/demo');
  });

  test('falls back to the default og image', () => {
    const tags = pageMeta(at('/onepager', 'en/onepager'), page);
    expect(contentOf(tags, 'og:image')).toMatch(
      /^https:\/\/linkbild\.example\/images\/site\/[0-9a-f]{10}\/default-en\.jpg$/,
    );
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  });

  test('a page with an address in its query has it in og:url, and may have an image of its own', () => {
    const query = `?${new URLSearchParams({ url: 'https://shop.example/a?b=c&d' })}`;
    const image = { path: `/site/preview/en.jpg${query}`, alt: 'An image' };
    const tags = pageMeta(at('/preview', 'en/preview'), { ...page, query, image });
    expect(contentOf(tags, 'og:url')).toBe(
      'https://linkbild.example/preview?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%26d',
    );
    expect(contentOf(tags, 'og:image')).toBe(`https://linkbild.example/images/site/preview/en.jpg${query}`);
    expect(contentOf(tags, 'twitter:image')).toBe(contentOf(tags, 'og:image'));
    expect(contentOf(tags, 'og:image:alt')).toBe('An image');
  });

  test('sets noindex only if the page asks for it', () => {
    expect(contentOf(pageMeta(at('/why', 'en/why'), page), 'robots')).toBeUndefined();
    expect(contentOf(pageMeta(at('/why', 'en/why'), { ...page, noindex: true }), 'robots')).toBe('noindex');
  });
});

test.each([
  [{ status: 404 }, '/de/x', 'Diese Seite wurde nicht gefunden · Linkbild'],
  [{ status: 403 }, '/x', 'You don’t have access to this page · Linkbild'],
  [new Error('Broken'), '/x', 'Something went wrong · Linkbild'],
])('the title of an error page: %o', (error, pathname, title) => {
  expect(errorMeta({ error, location: at(pathname, '').location })).toContainEqual({ title });
});
