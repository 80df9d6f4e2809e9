import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { describeAudit } from './describe-audit.ts';

test('nothing is said about an image that is not there', () => {
  const { platforms } = describeAudit(auditPage(page({ 'og:image': null }, '', { imageType: 'none' })), 'en');
  const failing = platforms.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'));
  const words = failing.map(({ text }) => text);
  expect(words).toContain('Needs an image: The preview image is under 600 KB.');
  expect(words).toContain('Needs an image: There is only one preview image.');
  expect(words.join()).not.toMatch(/is over 600|multiple preview images|will be cropped|is used as/);
});
