import { expect, test } from 'vitest';
import { assetsTexts } from '#web/i18n/project/assets.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { nameAsset } from './asset-tile.tsx';

test.each([
  ['brand', 'Markenfarbe'],
  ['brand-2', 'Markenfarbe 2'],
  ['logo', 'Logo'],
  ['Sommer', 'Sommer'],
  ['brand-new', 'brand-new'],
])('%s is called %s', (name, expected) => {
  expect(nameAsset(name, textsIn(assetsTexts, 'de'))).toBe(expected);
});
