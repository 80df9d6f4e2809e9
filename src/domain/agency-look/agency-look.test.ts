import { expect, test } from 'vitest';
import { contrast, readColour } from '#domain/template/colours.ts';
import { accentOf, contactParts, isEmptyLook, noLook } from './agency-look.ts';

const rgb = (colour: string) => readColour(colour) ?? [0, 0, 0];

test.each([
  ['#ffff00', true],
  ['#ffffff', true],
  ['#00e5ff', true],
  ['#ff7b50', true],
  ['#777777', true],
  ['#c8350b', false],
  ['#003366', false],
  ['#000000', false],
])('%s stays readable as text, as a ground and on its own tint', (color, isDarkened) => {
  const accent = accentOf(color);
  if (!accent) throw new Error('no accent');
  for (const ground of ['#ffffff', '#fbfaf7', '#f3f1eb', accent.soft]) {
    expect(contrast(rgb(accent.signal), rgb(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accent.deep), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  }
  const { onDark } = accent;
  for (const ground of ['#151311', '#1d1a17', '#100e0c', '#2a2622', onDark.soft]) {
    expect(contrast(rgb(onDark.signal), rgb(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(onDark.deep), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(rgb('#1e0c05'), rgb(onDark.signal))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb('#f2eee7'), rgb(onDark.soft))).toBeGreaterThanOrEqual(4.5);
  expect(accent.isDarkened).toBe(isDarkened);
});

test('a colour that is readable already is left as it is', () => {
  expect(accentOf('#003366')?.signal).toBe('#003366');
});

test.each(['', 'red', 'url(x)', '#12'])('%j is no colour', (color) => {
  expect(accentOf(color)).toBeNull();
});

test('only what is shown makes a look', () => {
  expect(isEmptyLook({ ...noLook, showsLinkbild: false })).toBe(true);
  expect(isEmptyLook({ ...noLook, footer: 'x' })).toBe(false);
  expect(isEmptyLook({ ...noLook, logo: { key: 'assets/a/b.png', width: 1, height: 1 } })).toBe(false);
});

test('mail addresses in a contact can be clicked', () => {
  expect(contactParts('Studio Nord\nhallo@studio-nord.example, +49 30 1')).toEqual([
    { text: 'Studio Nord\n', email: null },
    { text: 'hallo@studio-nord.example', email: 'hallo@studio-nord.example' },
    { text: ', +49 30 1', email: null },
  ]);
  expect(contactParts('')).toEqual([]);
});
