import { describe, expect, test } from 'vitest';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { elementAt, resizedBox, snapped, snappedHandle } from './boxes.ts';
import {
  duplicated,
  inserted,
  markupOf,
  movedBy,
  offsetOf,
  pasted,
  resizedTo,
  withAttribute,
  withHidden,
  withIds,
  withoutElement,
} from './edit-element.ts';
import { textOfElement, withText } from './element-text.ts';
import { changed, redone, settled, startHistory, undone } from './history.ts';
import { changedStyle } from './inline-style.ts';
import { layersOf, reordered, topFirst } from './layers.ts';
import { elementsIn, elementsNamed, readSource } from './source-tree.ts';

const title = `{% assign size = title | fit: 512, 4, 68, 36, "bold", font %}<h1 data-id="title" style="width:512px;font-size:{{ size }}px;color:{{ c.text }}">{{ title | clip: 512, size, 4, "bold" | hyphenate: 512, size }}</h1>`;
const card = `<div data-id="card" style="display:flex">{% if image %}<img data-id="photo" src="{{ image }}">{% else %}<div data-id="photo">x</div>{% endif %}<div><p data-id="a">Hello &amp; more</p>\n${title}</div></div>`;

describe('source tree', () => {
  test('of every base template closes each element and finds its names', () => {
    for (const { name, html } of baseTemplates) {
      const elements = elementsIn(readSource(html));
      const ids = html.match(/data-id="/g)?.length;
      expect([name, elements.filter(({ id }) => id !== null).length]).toEqual([name, ids]);
      for (const { tag, closeStart, end, openEnd } of elements) {
        const closing = html.slice(closeStart, end);
        expect([name, tag, closing]).toEqual([name, tag, end === openEnd ? '' : `</${tag}>`]);
      }
    }
  });

  test('parses incomplete markup as far as possible', () => {
    for (const broken of [
      '<div',
      '<div style="',
      '<div data-id="a',
      '{% if x',
      '<p>a</div></p>',
      '{{ a',
      '</',
      '<<p>',
    ]) {
      expect(() => layersOf(broken)).not.toThrow();
      expect(() => movedBy(broken, 'a', 1, 1)).not.toThrow();
    }
  });
});

test.each([
  ['color:red', { left: '3px' }, 'color:red;left:3px'],
  ['color:red;', { color: 'blue' }, 'color:blue'],
  ['color:red;width:{{ w | fit: 1, "a;b" }}px', { color: null }, 'width:{{ w | fit: 1, "a;b" }}px'],
  ["{% if a != 'x' %}color:red;{% endif %}", { color: 'blue' }, "{% if a != 'x' %}color:red;{% endif %};color:blue"],
  ['background:url("a;b")', { color: 'blue' }, 'background:url("a;b");color:blue'],
  ['', { color: 'blue' }, 'color:blue'],
])('style %j with %j', (style, change, result) => {
  expect(changedStyle(style, change)).toBe(result);
});

describe('editing', () => {
  test('moves every branch of a condition, adds up, and leaves no trace when moved back [2.46]', () => {
    const moved = movedBy(movedBy(card, 'photo', 10, 4.4), 'photo', 5, -8);
    expect(elementsNamed(moved, 'photo').map(({ attributes }) => attributes.style?.value)).toEqual([
      'translate:15px -4px',
      'translate:15px -4px',
    ]);
    expect(offsetOf(moved, 'photo')).toEqual({ x: 15, y: -4 });
    const heading = movedBy(movedBy(card, 'title', 7, 7), 'title', -7, -7);
    expect(heading).toBe(card);
  });

  test('a new width also changes the text that is fitted to it', () => {
    const wider = resizedTo(card, 'title', { width: 600 });
    expect(wider).toContain('title | fit: 600, 4');
    expect(wider).toContain('clip: 600, size, 4, "bold" | hyphenate: 600');
    expect(wider).toContain('width:600px');
    expect(resizedTo('<div data-id="a" style="flex:1">x</div>', 'a', { height: 20.4 })).toBe(
      '<div data-id="a" style="height:20px;flex:none">x</div>',
    );
  });

  test('hides and shows without losing the display value', () => {
    const hidden = withHidden(card, 'card', true);
    expect(hidden).toContain('style="display:flex;display:none"');
    expect(layersOf(hidden)[0]?.hidden).toBe(true);
    expect(withHidden(hidden, 'card', false)).toBe(card);
    expect(withHidden(withHidden(card, 'photo', true), 'photo', false)).toBe(card);
  });

  test('names unnamed elements, and only once', () => {
    const named = withIds(card);
    expect(layersOf(named).map(({ id, depth }) => [id, depth])).toEqual([
      ['card', 0],
      ['photo', 1],
      ['group-1', 1],
      ['a', 2],
      ['title', 2],
    ]);
    expect(withIds(named)).toBe(named);
  });

  test('copies with new names, inserts on top, deletes', () => {
    const copy = duplicated(card, 'title');
    expect(copy?.id).toBe('title-1');
    expect(copy?.html.match(/assign size/g)).toHaveLength(2);
    expect(offsetOf(copy?.html ?? '', 'title-1')).toEqual({ x: 24, y: 24 });
    expect(inserted(card, '<b></b>')).toMatch(/<b><\/b><\/div>$/);
    expect(layersOf(withoutElement(card, 'photo')).map(({ id }) => id)).toEqual(['card', 'a', 'title']);
    expect(withAttribute(card, 'photo', 'src', 'https://a/"b"')).toContain('src="https://a/&quot;b&quot;"');
  });
});

describe('text', () => {
  test.each([
    ['title', { kind: 'field', field: 'title' }],
    ['a', { kind: 'words', words: 'Hello & more' }],
    ['card', null],
  ])('of %s', (id, text) => {
    expect(textOfElement(card, id)).toEqual(text);
  });

  test('custom words are fitted like the field before, and can be switched back to it', () => {
    const own = withText(card, 'title', { kind: 'words', words: 'Say "hi" {{ now }}' });
    expect(own).toContain(`assign size = 'Say "hi" { { now } }' | fit: 512`);
    expect(own).toContain(`{{ 'Say "hi" { { now } }' | clip: 512`);
    expect(textOfElement(own, 'title')).toEqual({ kind: 'words', words: 'Say "hi" { { now } }' });
    expect(withText(own, 'title', { kind: 'field', field: 'title' })).toBe(card);
  });

  test('plain words become a field and stay escaped', () => {
    expect(textOfElement(withText(card, 'a', { kind: 'field', field: 'price' }), 'a')).toEqual({
      kind: 'field',
      field: 'price',
    });
    expect(withText(card, 'a', { kind: 'words', words: '<b> & ' })).toContain('>&lt;b&gt; &amp; <');
    expect(textOfElement(withText(card, 'a', { kind: 'mixed', source: 'From {{ price }}' }), 'a')?.kind).toBe('mixed');
  });
});

describe('layers', () => {
  test('swap places together with what depends on them', () => {
    const raised = reordered(card, 'photo', 'raise');
    expect(raised.indexOf('{% if image %}')).toBeGreaterThan(raised.indexOf('assign size'));
    expect(reordered(raised, 'photo', 'lower')).toBe(card);
    const lowered = reordered(card, 'title', 'lower');
    expect(lowered.indexOf('assign size')).toBeLessThan(lowered.indexOf('Hello'));
    expect(reordered(card, 'card', 'raise')).toBe(card);
    expect(layersOf(card).find(({ id }) => id === 'photo')).toMatchObject({ canLower: false, canRaise: true });
  });
});

test('history undoes and redoes whole steps, not single letters', () => {
  let history = startHistory('');
  for (const word of ['a', 'ab', 'abc']) history = changed(history, word, 'title');
  history = changed(settled(history), 'abcd', 'title');
  expect(undone(history).present).toBe('abc');
  expect(undone(undone(history)).present).toBe('');
  expect(undone(undone(undone(history))).present).toBe('');
  expect(redone(undone(history)).present).toBe('abcd');
  expect(redone(changed(undone(history), 'x')).present).toBe('x');
});

describe('boxes', () => {
  const box = { x: 100, y: 100, width: 200, height: 100 };
  test.each([
    ['se', 20, 10, false, { x: 100, y: 100, width: 220, height: 110 }],
    ['nw', 20, 10, false, { x: 120, y: 110, width: 180, height: 90 }],
    ['e', 20, 10, false, { x: 100, y: 100, width: 220, height: 100 }],
    ['w', 500, 0, false, { x: 292, y: 100, width: 8, height: 100 }],
    ['se', 100, 0, true, { x: 100, y: 100, width: 300, height: 150 }],
  ] as const)('%s by %i, %i', (handle, dx, dy, keepRatio, result) => {
    expect(resizedBox(box, handle, dx, dy, keepRatio)).toEqual(result);
  });

  test('a click selects the smallest box, and among equals the upper one', () => {
    const at = (id: string | null, more: object = {}) => ({ id, lines: [], ...box, ...more });
    const elements = [at('card', { x: 0, y: 0, width: 1200, height: 630 }), at('a'), at('b'), at(null, { width: 5 })];
    expect(elementAt(elements, 150, 150)?.id).toBe('b');
    expect(elementAt(elements, 50, 50)?.id).toBe('card');
    expect(elementAt(elements, 1300, 50)).toBeNull();
  });

  test('snaps to nearby edges and centres', () => {
    const canvas = { x: 0, y: 0, width: 1200, height: 630 };
    expect(snapped({ x: 497, y: 300, width: 200, height: 100 }, [canvas], 6)).toEqual({
      dx: 3,
      dy: 0,
      vertical: 600,
      horizontal: null,
    });
  });
});

test('the list of layers begins with what is in front, and a group stands above what it holds', () => {
  const html =
    '<div data-id="card"><p data-id="low">a</p><div data-id="box"><p data-id="under">b</p><p data-id="over">c</p></div><p data-id="high">d</p></div>';
  const layers = layersOf(html);
  expect(layers.map(({ id }) => id)).toEqual(['card', 'low', 'box', 'under', 'over', 'high']);
  expect(topFirst(layers).map(({ id }) => id)).toEqual(['card', 'high', 'box', 'over', 'under', 'low']);
  for (const { html: base } of baseTemplates) {
    const all = layersOf(withIds(base));
    expect(new Set(topFirst(all))).toEqual(new Set(all));
  }
});

test('an element is pasted into another template with what is assigned for it, under names that are free', () => {
  const markup = markupOf(card, 'title') ?? '';
  expect(markup).toBe(title);
  const into = '<div data-id="card"><h1 data-id="title-1">x</h1></div>';
  const result = pasted(into, markup);
  expect(result?.id).toBe('title-2');
  expect(result?.ids).toEqual(new Map([['title', 'title-2']]));
  expect(result?.html).toContain('{% assign size = title | fit: 512');
  expect(offsetOf(result?.html ?? '', 'title-2')).toEqual({ x: 24, y: 24 });
  expect(layersOf(result?.html ?? '').map(({ id }) => id)).toEqual(['card', 'title-1', 'title-2']);
  expect(pasted(into, 'only words')).toBeNull();
  expect(markupOf(card, 'nobody')).toBeNull();
});

test.each([
  ['e', { x: 100, y: 100, width: 197, height: 50 }, { width: 200, x: 100 }, 300],
  ['w', { x: 103, y: 100, width: 200, height: 50 }, { width: 203, x: 100 }, 100],
  ['e', { x: 100, y: 100, width: 150, height: 50 }, { width: 150, x: 100 }, null],
  ['s', { x: 103, y: 100, width: 197, height: 50 }, { width: 197, x: 103 }, null],
] as const)('an edge that follows the handle %s snaps, the others stay', (handle, box, expected, vertical) => {
  const snap = snappedHandle(box, handle, [{ x: 100, y: 400, width: 200, height: 20 }], 5);
  expect(snap.box).toMatchObject(expected);
  expect(snap.vertical).toBe(vertical);
});
