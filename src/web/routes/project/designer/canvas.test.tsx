import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CanvasGuides } from './canvas.tsx';

const draw = (vertical: number | null, horizontal: number | null) =>
  [...renderToStaticMarkup(<CanvasGuides {...{ vertical, horizontal }} />).matchAll(/(left|top):([\d.]+%)/g)].map(
    ([, side, at]) => `${side} ${at}`,
  );

test.each([
  ['in the middle of the image', 600, 315, ['left 50%', 'top 50%']],
  ['at its left edge', 0, null, ['left 0%']],
  ['at no other element', null, null, []],
] as const)('the lines to which a dragged element snaps are on the canvas: %s', (_, vertical, horizontal, lines) => {
  expect(draw(vertical, horizontal)).toEqual(lines);
});
