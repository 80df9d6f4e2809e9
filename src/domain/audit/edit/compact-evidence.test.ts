import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { compactEvidence } from './compact-evidence.ts';

test('is judged like the whole page', () => {
  const whole = page({ 'og:title': ['A', 'B'], 'og:description': 'D'.repeat(900), 'twitter:card': 'summary' });
  expect(auditPage(compactEvidence(whole))).toEqual(auditPage(whole));
});

test('has a bounded size whatever the page says', () => {
  const tag = (n: number) => `<meta property="og:title" content="${'x'.repeat(3_000)}${n}">`;
  const alternate = (n: number) => `<link rel="alternate" hreflang="l${n}" href="/${n}">`;
  const html = `<head>${Array.from({ length: 2_000 }, (_, n) => tag(n) + alternate(n)).join('')}</head>`;
  const body = new TextEncoder().encode(html);
  const meta = extractMeta({ body, url: 'https://shop.example/', contentType: 'text/html', details: true });
  const size = JSON.stringify(compactEvidence({ ...page(), meta })).length;
  expect(size).toBeLessThan(300_000);
});
