import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { page } from '#domain/audit/page.fixture.ts';
import type { Language } from '#domain/language.ts';
import { describeAudit } from './describe-audit.ts';
import { sizeFact } from './figures.ts';

test.each<[image: string, id: CheckId, en: string, de: string]>([
  ['1200x630 jpeg 1990000', 'fileSizeOk', '1.9 MB', '1,9 MB'],
  ['1200x900 jpeg 90000', 'hasGoodImageRatio', '1.33:1', '1,33:1'],
])('the advice for an image of %s has its figures as each language writes them', (image, id, en, de) => {
  const evidence = page({ 'twitter:card': 'summary_large_image' }, image);
  const audit = auditPage(evidence);
  const adviceIn = (language: Language) => describeAudit(audit, language).issues.find((one) => one.id === id)?.advice;
  expect(adviceIn('en')).toContain(en);
  expect(adviceIn('de')).toContain(de);
});

test('sizes that older audits stored as words are still read', () => {
  expect(sizeFact({ size: '1954 kB' }, 'en')).toBe('1954 KB');
  expect(sizeFact({}, 'de')).toBe('?');
});
