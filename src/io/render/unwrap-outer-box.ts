// The same image for less work: a box that clips its content is drawn on a separate layer. The card's outermost box
// ends where the image ends, so its clipping changes nothing, and neither does the white background beneath it if it
// has a colour of its own. Only a plain box is changed: with a style sheet, classes, or a property not listed here
// everything stays.
import type { CardBox, Declarations } from '#domain/template/card-node.ts';

const harmless = new Set([
  ...['position', 'display', 'width', 'height', 'overflow', 'backgroundColor', 'backgroundImage', 'color'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'textAlign', 'padding', 'gap'],
  ...['flexDirection', 'flexWrap', 'alignItems', 'justifyContent'],
]);

export function unwrapOuterBox(root: CardBox, css: string[]): CardBox {
  const [card, another] = root.children;
  if (css.length > 0 || another || card?.type !== 'container' || card.tw !== undefined) return root;
  const { overflow, ...style }: Declarations = card.style ?? {};
  const { width, height, position = 'relative', backgroundColor = '' } = style;
  if (width !== '100%' || height !== '100%' || position !== 'relative' || overflow !== 'hidden') return root;
  if (!Object.keys(style).every((name) => harmless.has(name))) return root;
  const isOpaque = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(backgroundColor));
  const { backgroundColor: paper, ...preset }: Declarations = root.preset ?? {};
  return { ...root, preset: isOpaque ? preset : (root.preset ?? {}), children: [{ ...card, style }] };
}
