import { expect, test } from 'vitest';
import { designOf, readStyle } from './design-of.ts';

const template = {
  html: '<div></div>',
  style: { elements: { title: { textSize: 'text-xl' } }, css: 'p{}' },
  data: { title: 'By hand' },
  appearance: { primaryColor: '#123456', logoUrl: 7 },
  variants: [
    { name: 'Base', style: {}, data: { theme: 'light' } },
    {
      name: 'Dark',
      style: { elements: { title: { textSize: 'text-sm', font: 'font-oswald' } } },
      data: { theme: 'dark' },
    },
  ],
  selectedVariant: 'Dark',
};

test('manual changes override the chosen variant, and both override the project', () => {
  expect(designOf(template, { theme: 'brand', vat: 'incl.' })).toEqual({
    html: '<div></div>',
    style: { elements: { title: { textSize: 'text-xl', font: 'font-oswald' } }, css: 'p{}' },
    data: { theme: 'dark', vat: 'incl.', title: 'By hand' },
    appearance: { primaryColor: '#123456' },
  });
  expect(designOf({ ...template, selectedVariant: 'Gone' }).data).toMatchObject({ theme: 'light' });
});

test.each([null, 5, 'x', [], { elements: 5, grid: 'x', css: 7 }, { elements: { a: null }, css: ' ' }])(
  'a style that is %j is ignored',
  (style) => expect(Object.values(readStyle(style).elements?.a ?? {})).toEqual([]),
);
