import { expect, test } from 'vitest';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { describeSitemapProblem } from './sitemap.ts';

test('every problem of a sitemap is one sentence with one mark at its end', () => {
  for (const reason of [...Object.keys(pageFailureTexts), 'bad-xml', 'too-slow', 'never heard of']) {
    const { en, de } = describeSitemapProblem({ sitemap: 'https://shop.example/sitemap.xml', reason });
    for (const text of [en, de]) expect(text, reason).toMatch(/^Sitemap \/sitemap\.xml: .*[^.?!][.?!]$/);
  }
});
