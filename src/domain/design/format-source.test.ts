import { describe, expect, test } from 'vitest';
import { fillTemplate } from '#domain/template/fill-template.ts';
import { readHtml } from '#domain/template/read-html.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { movedBy, withHidden, withIds } from './edit-element.ts';
import { formatSource, readable } from './format-source.ts';
import { layersOf } from './layers.ts';

const wide = 'position:relative;display:flex;flex-direction:column;justify-content:center;width:100%;height:100%';

describe('formatting', () => {
  test('gives boxes, branches and long styles their own lines', () => {
    const source = `<div data-id="card" style="${wide};">{% assign size = 3 %}{% if image %}<img src="{{ image }}">{% else %}<p>No “{{ title }}”</p>{% endif %}<!-- end --></div>`;
    expect(formatSource(source)).toBe(`<div
  data-id="card"
  style="
    position:relative;
    display:flex;
    flex-direction:column;
    justify-content:center;
    width:100%;
    height:100%;
  "
>
  {% assign size = 3 %}
  {% if image %}
    <img src="{{ image }}">
  {% else %}
    <p>No “{{ title }}”</p>
  {% endif %}
  <!-- end -->
</div>`);
  });

  test.each([
    ['text beside elements', '<div>Now <b>new</b> and <b>good</b></div>'],
    ['lines of text', '<p><span>a</span><span>b</span></p>'],
    ['words of the page beside boxes', '<div><p>a</p>{{ title }}<p>b</p></div>'],
    ['Liquid that writes', '<div><p>a</p>{% echo title %}</div>'],
    ['raw', '<div><p>a</p>{% raw %} {{ x }} {% endraw %}</div>'],
  ])('leaves %s alone', (_, source) => {
    expect(formatSource(source)).toBe(source);
  });

  test.each([
    '<div><p>a</div>',
    '<div',
    '<p>a</p></div>',
    '{% if a %}<p>a</p>',
    '<div>{% if a %}</div>{% endif %}',
    '',
  ])('leaves incomplete markup alone: %s', (source) => {
    expect(formatSource(source)).toBe(source);
  });

  test('draws the same card: conditions in styles, breaks, empty branches, white space', () => {
    for (const source of [
      `<div style="${wide};{% if a %}color:red;{% endif %}">{% if b %}<p>b</p>{% endif %}<br>  <p> c </p></div>`,
      `<div style="${wide};{% if b %}color:red{% else %}color:blue{% endif %}"><p style="${wide}">{% if a %}{{ a }}, {% endif %}d</p></div>`,
      `<div {% if a %}dir="rtl"{% endif %} style="${wide}"><p>x <i>y</i> z</p><section>  </section></div>`,
    ]) {
      for (const data of [{}, { a: 'A & B' }, { b: '<b>' }]) {
        expect(cardOf(formatSource(source), data)).toEqual(cardOf(source, data));
      }
    }
  });

  test('only very long lines are formatted; own lines stay letter for letter', () => {
    const own = `<div\n style="${wide}">\n\n<p>x</p></div>`;
    expect(readable(own)).toBe(own);
    for (const { name, html } of baseTemplates) {
      const shown = readable(withIds(html));
      expect([name, Math.max(...shown.split('\n').map((line) => line.length)) < 260]).toEqual([name, true]);
      expect([name, formatSource(shown)]).toEqual([name, shown]);
      expect(layersOf(shown)).toEqual(layersOf(withIds(html)));
    }
  });
});

test('what the designer does keeps the lines of a style, and leaves no trace when it is taken back', () => {
  const source = formatSource(`<div data-id="a" style="${wide};"></div>`);
  const moved = movedBy(source, 'a', 4, 5);
  expect(moved).toContain('    height:100%;\n    translate:4px 5px;\n  "');
  expect(movedBy(moved, 'a', -4, -5)).toBe(source);
  const hidden = withHidden(source, 'a', true);
  expect(hidden).toContain('    height:100%;\n    display:none;\n  "');
  expect(layersOf(hidden)[0]?.hidden).toBe(true);
  expect(withHidden(hidden, 'a', false)).toBe(source);
});

function cardOf(html: string, data: object) {
  const filled = fillTemplate(html, data);
  return filled.ok ? readHtml(filled.html) : filled;
}
