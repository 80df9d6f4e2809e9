// Photos cropped to their boxes before Takumi sees them. It rescales an <img> for every card; a photo that fills a box
// of known size is scaled once, cached small, and then only copied into place. A photo with an unknown box stays whole.
import type { CardBox, CardImage, CardNode } from '#domain/template/card-node.ts';

export interface PhotoBox {
  width: number;
  height: number;
}

export interface SizedPhotos {
  root: CardBox;
  /** The name used in the tree → the image it is cropped from. */
  sized: Map<string, { src: string; box: PhotoBox }>;
  /** URLs that are shown some other way, as a background or at their own size. */
  whole: Set<string>;
}

/** The image's box must not depend on the image, shrink for its neighbours, or show another part of it. */
const harmless = new Set([
  ...['objectFit', 'width', 'height', 'borderRadius', 'boxShadow', 'opacity', 'margin', 'alignSelf', 'flexShrink'],
  ...['position', 'left', 'top', 'right', 'bottom', 'zIndex'],
]);
const pixels = /^\d{1,4}(?:\.\d+)?px$/;
const MAX_SIDE_PX = 1600;
/** Styles that show a photo larger than its box. */
const enlarges = /scale|matrix|zoom|perspective|translateZ|rotate[XY3]/i;

export function sizedPhotos(root: CardBox, css: string[], addresses: string[]): SizedPhotos {
  const sized: SizedPhotos['sized'] = new Map();
  const whole = new Set<string>();
  const source = JSON.stringify(root);
  // A style sheet may say anything about any element. The words may also occur in a text: then its photo stays whole.
  const isPlain = css.length === 0 && !enlarges.test(source);
  const walk = (node: CardBox): CardBox => {
    const isInFlex = (node.style?.display ?? node.preset?.display) === 'flex' && node.tw === undefined;
    const children = node.children.map((child): CardNode => {
      if (child.type === 'container') return walk(child);
      if (child.type === 'text') return child;
      const box = isPlain ? boxOf(child, isInFlex) : null;
      if (!box) {
        whole.add(child.src);
        return child;
      }
      const name = `${box.width}x${box.height} ${child.src}`;
      sized.set(name, { src: child.src, box });
      return { ...child, src: name };
    });
    return { ...node, children };
  };
  const tree = walk(root);
  const cut = new Set(Array.from(sized.values(), ({ src }) => src));
  const hasBackgrounds = /url\(/i.test(source);
  for (const src of addresses) if (!cut.has(src) || (hasBackgrounds && isInStyle(root, src))) whole.add(src);
  return { root: tree, sized, whole };
}

function boxOf({ tw, style = {} }: CardImage, isInFlex: boolean): PhotoBox | null {
  const { width = '', height = '', objectFit, flexShrink, position } = style;
  const isFixed = position === 'absolute' || (isInFlex && String(flexShrink) === '0');
  if (!isFixed || objectFit !== 'cover' || tw !== undefined) return null;
  if (!pixels.test(String(width)) || !pixels.test(String(height))) return null;
  if (!Object.keys(style).every((name) => harmless.has(name))) return null;
  const [across, down] = [Math.ceil(Number.parseFloat(String(width))), Math.ceil(Number.parseFloat(String(height)))];
  const isDrawable = Math.min(across, down) > 0 && Math.max(across, down) <= MAX_SIDE_PX;
  return isDrawable ? { width: across, height: down } : null;
}

function isInStyle({ tw = '', style = {}, ...node }: CardNode, src: string): boolean {
  const values = [tw, ...Object.values(style)];
  return (
    values.some((value) => typeof value === 'string' && value.includes(src)) ||
    (node.type === 'container' && node.children.some((child) => isInStyle(child, src)))
  );
}
