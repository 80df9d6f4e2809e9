import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { verdictOf } from './verdict.ts';

test('the verdict names platforms that pick an image from the page by themselves', () => {
  const body = '<img src="https://e.com/first.jpg" width="600" height="400">';
  const verdict = verdictOf(auditPage(page({ 'og:image': null }, '', { imageType: 'none', body })));
  expect(verdict.en).toMatch(/^Shows no image of its own on any of the \d platforms\. Facebook and LinkedIn pick one /);
  expect(verdict.de).toMatch(/ein eigenes Bild\. Facebook und LinkedIn suchen sich eines auf der Seite aus\./);
});
