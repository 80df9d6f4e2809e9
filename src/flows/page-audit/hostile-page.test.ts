import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { compactEvidence } from '#domain/audit/edit/compact-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { largeBlocksBeforeLateTags } from '#domain/audit/late-tags.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import { pageLinks } from '#domain/crawl/page-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { detectShopApps } from '#domain/shop-apps/detect-shop-apps.ts';
import { readPageKind } from '#domain/shop-apps/page-kind.ts';
import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { readBrand } from '#domain/site/brand.ts';
import { isAllowed, parseRobots } from '#io/fetch/site-files/robots.ts';
import { SitemapParser } from '#io/fetch/site-files/sitemap-parser.ts';
import { pageOf, pageParts, robotsFiles, sitemaps, somePages } from '../../../test/corpus/hostile-pages.ts';
import { linear } from '../../../test/measured.ts';

// What a stranger writes costs time in proportion to its length, and whatever a page repeats, its evidence and its audit
// stay small.

const url = 'https://example.com/products/mug';
const work = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Everything that is done to a page. Returns milliseconds of work, and characters of evidence and audit. */
function read(html: string) {
  const body = Buffer.from(html);
  const start = work();
  const meta = extractMeta({ body, url, contentType: 'text/html', details: true });
  extractMeta({ body, url, contentType: 'text/html' });
  const bulk = largeBlocksBeforeLateTags(meta, body);
  const bare = { url, finalUrl: url, status: 200, meta, images: {}, imageType: 'none' as const, redirects: [], bulk };
  const evidence = withImageType(bare, ['https://images.example']);
  const audit = withFixes(auditPage(evidence), evidence);
  describeAudit(audit, 'en');
  tagReportOf(evidence);
  compactEvidence(evidence);
  pageLinks(html, url, 'https://example.com/');
  detectShopApps(html);
  readPageKind({ html, headers: {}, url });
  detectPageType({ url, html });
  readBrand(html, meta);
  const ms = work() - start;
  return {
    ms,
    evidence: JSON.stringify(meta).length,
    judged: JSON.stringify(audit).length,
  };
}

/** A page of the largest size takes a few hundred; what is not linear takes minutes. */
const MAX_MS = 2_500;
const MAX_CHARACTERS = 3_000_000;

read(pageOf('<title>x</title>'));

test.each(Object.keys(pageParts))('%s: takes little time and gives little evidence', linear, (name) => {
  for (const size of [20_000, 200_000, 3_500_000]) {
    const { ms, evidence, judged } = read(pageOf(pageParts[name]?.(size) ?? ''));
    expect(ms, `${size} characters`).toBeLessThan(MAX_MS);
    expect(evidence).toBeLessThan(MAX_CHARACTERS);
    expect(judged).toBeLessThan(MAX_CHARACTERS);
  }
});

test('pages of several such parts take little time and give little evidence', { ...linear, timeout: 120_000 }, () => {
  for (const { name, html } of somePages()) {
    const { ms, evidence, judged } = read(html);
    expect(ms, name).toBeLessThan(MAX_MS);
    expect(Math.max(evidence, judged), name).toBeLessThan(MAX_CHARACTERS);
  }
});

test('an element with thousands of keys is listed with the first of them', () => {
  const html = pageOf(
    `<meta property="og:title ${'a:b '.repeat(10)}${Array.from({ length: 4_000 }, (_, n) => `a:${n}`).join(' ')}" content="x">`,
  );
  const { tags, og } = extractMeta({ body: Buffer.from(html), url });
  expect(og.title).toBe('x');
  expect(tags.length).toBeLessThanOrEqual(16);
  expect(Math.max(...tags.map(({ writtenKey = '' }) => writtenKey.length))).toBeLessThanOrEqual(200);
});

test.each(Object.keys(sitemaps))('a sitemap of %s: read in time', linear, (name) => {
  const text = sitemaps[name]?.(1_000_000) ?? '';
  const start = work();
  const parser = new SitemapParser();
  for (let at = 0; at < text.length; at += 65_536) parser.write(text.slice(at, at + 65_536));
  parser.end();
  expect(work() - start).toBeLessThan(MAX_MS);
});

test.each(Object.keys(robotsFiles))('robots.txt of %s: read and asked in time', linear, (name) => {
  const start = work();
  const robots = parseRobots(robotsFiles[name]?.(512_000) ?? '');
  for (let page = 0; page < 20; page++) isAllowed(robots, 'LinkbildBot/1.0', `/${'a'.repeat(2_000)}${page}`);
  expect(work() - start).toBeLessThan(MAX_MS);
});
