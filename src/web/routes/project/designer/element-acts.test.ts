import { expect, test } from 'vitest';
import type { StudioDesign } from '#web/studio/design.ts';
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
