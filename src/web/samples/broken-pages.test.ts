import { expect, test } from 'vitest';
import { type CheckId, checkIds } from '#domain/audit/checks/check-id.ts';
import { wrongAndRight } from './broken-pages.ts';

/** What these find is not seen on one card: it needs other pages, time, or another reader. */
const unseen: CheckId[] = [
  'isDynamicImage',
  'twitterData1',
  'twitterData2',
  'isRequestedPage',
  'isFilledByServer',
  'getsSamePage',
  'hasFewRedirects',
  'hasRightCharset',
  'hasLastingImageUrl',
  'hasFastImage',
  'hasSafeFileSize',
  'hasNoDuplicateTags',
  'usesPropertyAttribute',
  'hasAltText',
  'allowsLargeImage',
];

test.each(['en', 'de'] as const)('every check that a card shows has a wrong and a right card, in %s', (language) => {
  const without = checkIds.filter((id) => wrongAndRight(id, language) === null);
  expect(without).toEqual(unseen);
});

test('the cards show the mistake and its repair', () => {
  const image = wrongAndRight('hasOgImage', 'en');
  expect([image?.wrong.image, image?.right.image?.url]).toEqual([null, '/samples/teapot-en.webp']);
  const title = wrongAndRight('hasTitle', 'de');
  expect(title?.right.title).toBe('Teekanne Obstgarten');
  expect(title?.wrong.title).not.toBe('Teekanne Obstgarten');
});
