import { describe, expect, test } from 'vitest';
import { withIds } from './edit-element.ts';
import { layerNames } from './layer-names.ts';
import { layersOf } from './layers.ts';

const named = (html: string) => {
  const source = withIds(html);
  return [...layerNames(source, layersOf(source)).values()];
};
const words = (text: string) => ({ kind: 'words', words: text });
const known = (word: string) => ({ kind: 'known', word });

describe('a layer is called by what it shows', () => {
  test.each([
    ['its words', '<p>Free  shipping &amp; returns</p>', words('Free shipping & returns')],
    [
      'its words, if a person replaced a field by them',
      `<h1 data-id="title">{{ 'Sale!' | fit: 3 }}</h1>`,
      words('Sale!'),
    ],
    ['long words, cut', `<p>${'ten words '.repeat(9)}</p>`, words('ten words ten words ten words ten words…')],
    ['its field', '<p>{{ compareAtPrice }}</p>', known('compare-at-price')],
    ['the first field of several', '<p>From {{ price }} ({{ currency }})</p>', known('price')],
    [
      'the field of both branches',
      '<p>{% if a %}{{ title | clip: 3 }}{% else %}{{ title }}{% endif %}</p>',
      known('title'),
    ],
    ['the words of branches', '<p>{% if a %}New{% endif %}</p>', words('New')],
    ['a logo', '<img src="{{ logo }}">', known('logo')],
    ['an image of the page', '<img src="{{ images[1] }}">', known('image')],
    ['an image of its own', '<img src="https://a.example/b.png">', known('image')],
    ['a shape', '<div style="width:3px"></div>', known('shape')],
    ['what a person called it', '<div data-id="my-badge"></div>', known('my-badge')],
  ])('%s', (_, html, name) => {
    expect(named(html)).toEqual([name]);
  });

  test('a group by what is inside, at any depth', () => {
    expect(
      named('<div><div><img src="{{ logo }}"></div><div><p>{{ price }}</p><p>Now</p></div><div></div></div>')[0],
    ).toEqual({ kind: 'group', parts: [known('logo'), known('price')], hasMore: true });
    expect(named('<div><div></div></div>')).toEqual([
      { kind: 'group', parts: [known('shape')], hasMore: false },
      known('shape'),
    ]);
  });
});
