import { expect, test } from 'vitest';
import { contrast, type Rgb, readColour } from '#domain/template/colours.ts';
import type { StudioDesign } from '#web/studio/design.ts';
import { zoomStep } from './canvas-tools.tsx';
import { tones } from './card-place.ts';
import { readJson } from './code-view.tsx';
import { clipped, withClip } from './element-acts.ts';

const design = (html: string, elements: Record<string, unknown>): StudioDesign =>
  ({
    name: 'One',
    type: 'html',
    html,
    style: { elements },
    data: {},
    selectedVariant: 'Base',
  }) as unknown as StudioDesign;

test('a pasted element takes its style options along, those of its parts too', () => {
  const from = design(
    '<div data-id="card"><div data-id="box"><p data-id="price">9</p></div><p data-id="other">x</p></div>',
    {
      box: { rounded: 'rounded-lg' },
      price: { textColor: '#ff0000' },
      other: { textColor: '#00ff00' },
    },
  );
  const clip = clipped(from, { id: 'box', kind: 'box' }, { x: 10.4, y: 20, width: 300, height: 50 });
  if (!clip) throw new Error('nothing clipped');
  expect(Object.keys(clip.elements)).toEqual(['box', 'price']);
  const next = withClip(design('<div data-id="card"><p data-id="price-1">1</p></div>', {}), clip);
  expect(next?.id).toBe('box-1');
  expect(next?.design.html).toContain(
    'position:absolute;left:10px;top:20px;margin:0;width:300px;height:50px;translate:24px 24px',
  );
  expect(next?.design.style).toMatchObject({
    elements: { 'box-1': { rounded: 'rounded-lg' }, 'price-2': { textColor: '#ff0000' } },
  });
});

test.each([
  [0.62, 1, 0.75],
  [0.62, -1, 0.5],
  [1, 1, 1.5],
  [1, -1, 0.75],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('from a scale of %d one step by %i is %d', (scale, by, next) => {
  expect(zoomStep(scale, by)).toBe(next);
});

test('on every colour one of both lines has a contrast of at least 3', () => {
  const steps = Array.from({ length: 18 }, (_, step) => step * 15);
  const [light, dark] = [tones.light, tones.dark].map((tone) => readColour(tone) ?? [0, 0, 0]) as [Rgb, Rgb];
  const worst = Math.min(
    ...steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps.map((blue) => Math.max(contrast(light, [red, green, blue]), contrast(dark, [red, green, blue]))),
      ),
    ),
  );
  expect(worst).toBeGreaterThan(3);
});

test.each([
  ['', { ok: true, value: {} }],
  ['{ "a": 1 }', { ok: true, value: { a: 1 } }],
  ['[1]', { ok: false, line: 1, isObject: false }],
  ['{\n  "a": 1\n  "b": 2\n}', { ok: false, line: 3, isObject: true }],
  ['{\n  "a": 1', { ok: false, line: 2, isObject: true }],
])('%j', (text, read) => {
  expect(readJson(text)).toEqual(read);
});
