import { expect, test } from 'vitest';
import type { CardBox, Declarations } from '#domain/template/card-node.ts';
import { unwrapOuterBox } from '#io/render/draw-card.ts';
import { sizedPhotos } from './sized-photos.ts';

const src = 'https://shop.example/photo.jpg';
const fixed = { objectFit: 'cover', width: '560px', height: '630px', flexShrink: '0' };
const cardWith = (photo: Declarations, card: Declarations = {}, tw?: string): CardBox => ({
  type: 'container',
  style: { display: 'flex', ...card },
  children: [{ type: 'image', src, style: photo, ...(tw ? { tw } : {}) }],
});

test.each<[string, CardBox, string[], string | null]>([
  ['a box of its own size', cardWith(fixed), [], '560x630'],
  ['placed by coordinates', cardWith({ ...fixed, flexShrink: '1', position: 'absolute', left: '0' }), [], '560x630'],
  ['parts of a pixel are rounded up', cardWith({ ...fixed, width: '99.5px' }), [], '100x630'],
  ['it may shrink for its neighbours', cardWith({ ...fixed, flexShrink: '1' }), [], null],
  ['in a line of text', cardWith(fixed, { display: 'block' }), [], null],
  ['shown whole', cardWith({ ...fixed, objectFit: 'contain' }), [], null],
  ['another part is shown', cardWith({ ...fixed, objectPosition: 'top' }), [], null],
  ['a percentage of its parent', cardWith({ ...fixed, width: '100%' }), [], null],
  ['larger than any card', cardWith({ ...fixed, width: '4000px' }), [], null],
  ['enlarged by a parent', cardWith(fixed, { transform: 'scale(2)' }), [], null],
  ['enlarged by a class', cardWith(fixed, {}, 'scale-150'), [], null],
  ['a style sheet may say anything', cardWith(fixed), ['img { object-fit: fill }'], null],
])('%s', (_, root, css, size) => {
  const { root: tree, sized, whole } = sizedPhotos(root, css, [src]);
  expect(tree.children[0]).toMatchObject({ src: size ? `${size} ${src}` : src });
  expect([...sized.keys()]).toEqual(size ? [`${size} ${src}`] : []);
  expect([...whole]).toEqual(size ? [] : [src]);
});

test('a photo that is also a background is passed whole as well', () => {
  const root = cardWith(fixed, { backgroundImage: `url(${src})` });
  const { sized, whole } = sizedPhotos(root, [], [src]);
  expect([sized.size, [...whole]]).toEqual([1, [src]]);
});

const whole = { width: '100%', height: '100%', overflow: 'hidden', backgroundColor: '#fdf6f7' };
const fitToSheet = (style: Declarations): CardBox => ({
  type: 'container',
  preset: { display: 'flex', backgroundColor: '#ffffff' },
  children: [{ type: 'container', style, children: [] }],
});

test.each<[string, Declarations, string[], { hasPaper: boolean; clips: boolean }]>([
  ['a card with a colour', whole, [], { hasPaper: false, clips: false }],
  ['seen through', { ...whole, backgroundColor: '#ffffff80' }, [], { hasPaper: true, clips: false }],
  ['round corners', { ...whole, borderRadius: '40px' }, [], { hasPaper: true, clips: true }],
  ['smaller than the image', { ...whole, width: '600px' }, [], { hasPaper: true, clips: true }],
  ['turned', { ...whole, transform: 'rotate(3deg)' }, [], { hasPaper: true, clips: true }],
  ['with a style sheet', whole, ['div { margin: 9px }'], { hasPaper: true, clips: true }],
])('the outermost box: %s', (_, style, css, { hasPaper, clips }) => {
  const { preset, children } = unwrapOuterBox(fitToSheet(style), css);
  expect(preset?.backgroundColor).toBe(hasPaper ? '#ffffff' : undefined);
  expect(children[0]?.style?.overflow).toBe(clips ? 'hidden' : undefined);
});
