import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAuditPages, pagePriority } from './audit-pages.ts';

describe('audit pages', () => {
  test.each([
    ['/', 0],
    [`${'/'.repeat(20)}products/a`, 1],
    ['/de', 0],
    ['/de/', 0],
    ['/products/a', 1],
    ['/collections/c/products/a', 1],
    ['/de-at/products/a', 1],
    ['/product/a', 1],
    ['/collections/a', 2],
    ['/pages/a', 3],
    ['/blogs/a/b', 4],
    ['/blog/a', 4],
    ['/impressum', 5],
  ])('priority of %s is %i', (path, priority) => {
    expect(pagePriority(`https://a.example${path}`)).toBe(priority);
  });

  const page = (path: string, lastModifiedAt?: string) => ({
    url: `https://a.example${path}`,
    ...(lastModifiedAt ? { lastModifiedAt } : {}),
  });
  const pages = [
    page('/blogs/n/1'),
    page('/products/old', '2026-01-01'),
    page('/products/new', '2026-03-01'),
    page('/de'),
    page('/'),
    page('/products/mid', '2026-02-01'),
    page('/collections/a'),
    page('/pages/a'),
    page('/collections/b'),
  ];
  const paths = (list: { url: string }[]) => list.map((entry) => entry.url.slice('https://a.example'.length));

  test('home first, then the kinds in turn', () => {
    expect(paths(chooseAuditPages(pages, 7))).toEqual([
      '/',
      '/products/new',
      '/collections/a',
      '/pages/a',
      '/blogs/n/1',
      '/de',
      '/products/mid',
    ]);
  });

  test('pages of the audit before are kept while they are there, whatever is newer', () => {
    const before = chooseAuditPages(pages, 3);
    const read = new Set(before.map(({ url }) => url));
    const later = [...pages, page('/products/brand-new', '2027-01-01')].map((one) => ({
      ...one,
      wasRead: read.has(one.url),
    }));
    expect(paths(chooseAuditPages(later, 3))).toEqual(paths(before));
    const gone = later.filter(({ url }) => !url.endsWith('/products/new'));
    expect(paths(chooseAuditPages(gone, 3))).toEqual(['/', '/products/brand-new', '/collections/a']);
  });

  test('pages without a known word are spread over the parts of the site', () => {
    const parts = ['/lamps/a', '/lamps/b', '/lamps/c', '/about', '/vases/a'].map((path) => page(path));
    expect(paths(chooseAuditPages(parts, 3))).toEqual(['/about', '/lamps/a', '/vases/a']);
  });

  test('handles a site of 150,000 pages of one kind', () => {
    const many = Array.from({ length: 150_000 }, (_, at) => page(`/products/${at}`));
    expect(chooseAuditPages(many, 20)).toHaveLength(20);
  });

  test('the same choice in any order, never more than the limit, no page twice', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pages, { minLength: pages.length }),
        fc.integer({ min: 0, max: 12 }),
        (shuffled, limit) => {
          const chosen = paths(chooseAuditPages([...shuffled, ...shuffled], limit));
          expect(chosen).toEqual(paths(chooseAuditPages(pages, limit)));
          expect(new Set(chosen).size).toBe(Math.min(limit, pages.length));
        },
      ),
    );
  });
});
