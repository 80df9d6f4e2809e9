import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { page } from '#domain/audit/page.fixture.ts';
import type { Language } from '#domain/language.ts';
import { describeAudit } from './describe-audit.ts';
import { describeCheck } from './describe-check.ts';
import { sizeFact } from './figures.ts';
import { groupLimits } from './group-limits.ts';
import { isPartOfSite, pagesOf, pagesRead } from './pages-read.ts';
import { verdictOf, verdictOfSite } from './verdict.ts';

test('nothing is said about an image that is not there', () => {
  const { platforms } = describeAudit(auditPage(page({ 'og:image': null }, '', { imageType: 'none' })), 'en');
  const failing = platforms.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'));
  const words = failing.map(({ text }) => text);
  expect(words).toContain('Needs an image: The preview image is under 600 KB.');
  expect(words).toContain('Needs an image: There is only one preview image.');
  expect(words.join()).not.toMatch(/is over 600|multiple preview images|will be cropped|is used as/);
});

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

test('platforms with the same limit share a line, in order', () => {
  const limits = [
    { platform: 'whatsapp', text: '600 KB' },
    { platform: 'slack', text: '1 MB' },
    { platform: 'telegram', text: '600 KB' },
  ] as const;
  expect(groupLimits(limits, ({ text }) => text)).toEqual([
    { platforms: ['whatsapp', 'telegram'], text: '600 KB' },
    { platforms: ['slack'], text: '1 MB' },
  ]);
});

test.each([
  [20, 68, '20 of 68 pages', '20 von 68 Seiten', true],
  [68, 68, '68 pages', '68 Seiten', false],
  [20, null, '20 pages', '20 Seiten', false],
  [1, 1, '1 page', '1 Seite', false],
  [1, 2, '1 of 2 pages', '1 von 2 Seiten', true],
])('%i pages of %s', (pagesPlanned, pagesKnown, en, de, isPart) => {
  const read = { pagesPlanned, pagesKnown };
  expect([pagesRead(read, 'en'), pagesRead(read, 'de'), isPartOfSite(read)]).toEqual([en, de, isPart]);
});

test('a fault names the pages it touches', () => {
  expect([pagesOf(4, 50, 'en'), pagesOf(1, 1, 'de')]).toEqual(['4 of 50 pages', '1 von 1 Seite']);
});

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

// What failed is also listed below "The same fix covers:", where an order would read as if it were the fault.
const failing = Object.values(checks).map(({ id }) => ({
  id,
  text: describeCheck({ id, outcome: 'fail', facts: {} }, 'whatsapp').text,
}));

test.each(failing)('$id says what is wrong, not what to do', ({ text }) => {
  expect(text.de).not.toMatch(/^\p{Lu}\p{L}*n Sie /u);
  expect(text.en).not.toMatch(/^(Add|Change|Give|Make|Move|Put|Remove|Replace|Save|Set|Use) /);
});
