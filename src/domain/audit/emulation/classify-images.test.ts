import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { classifyImages, retype } from './classify-images.ts';

test('the same image on three pages makes each of them generic, as if judged together from the start', () => {
  const audits = [1, 2, 3].map((n) => auditPage(page({}, '1200x630', { url: `https://www.example.com/${n}` })));
  const typed = classifyImages(audits, []);
  expect(typed.map(({ imageType }) => imageType)).toEqual(['generic', 'generic', 'generic']);
  const atOnce = auditPage(page({}, '1200x630', { url: 'https://www.example.com/1', imageType: 'generic' }));
  expect(typed[0]?.score).toEqual(atOnce.score);
  expect(typed[0]?.platforms[0]?.checks.filter(({ outcome }) => outcome === 'fail')).toEqual(
    atOnce.platforms[0]?.checks.filter(({ outcome }) => outcome === 'fail'),
  );
});

test('a page whose type does not change stays as it is', () => {
  const audit = auditPage(page());
  expect(retype(audit, 'static')).toBe(audit);
});
