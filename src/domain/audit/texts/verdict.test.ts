import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { verdictOf, verdictOfSite } from './verdict.ts';

test('the verdict names platforms that pick an image from the page by themselves', () => {
  const body = '<img src="https://e.com/first.jpg" width="600" height="400">';
  const verdict = verdictOf(auditPage(page({ 'og:image': null }, '', { imageType: 'none', body })));
  expect(verdict.en).toMatch(
    /^Shows no image of its own on any of the \d platforms that count\. Facebook and LinkedIn pick one /,
  );
  expect(verdict.de).toMatch(/ein eigenes Bild\. Facebook und LinkedIn suchen sich eines auf der Seite aus\./);
});

test('the verdict of a site says what its number counts: pages that show no image on any platform', () => {
  const [whole, none] = [auditPage(page()), auditPage(page({ 'og:image': null }, '', { imageType: 'none' }))];
  expect(verdictOfSite([whole, whole, none])).toMatchObject({
    en: expect.stringMatching(/ 1 of 3 pages shows no image on any platform\.$/),
    de: expect.stringMatching(/ 1 von 3 Seiten zeigt auf keiner Plattform ein Bild\.$/),
  });
});

test('a site whose images are set and could not be loaded is not one without images', () => {
  const none = auditPage(page({ 'og:image': null }, '', { imageType: 'none' }));
  const broken = auditPage(page({}, 'blocked', { imageType: 'none' }));
  expect(verdictOfSite([broken, broken])?.en).toBe('Every page names an image, but none of them could be loaded.');
  expect(verdictOfSite([broken, none])?.en).toBe('No page shows an image anywhere.');
  expect(verdictOfSite([none, none])?.en).toBe('No page shows an image anywhere.');
});
