// Photos cut to their boxes before Takumi sees them. It scales an <img> anew for every card; a photo that fills a box of
// known size is scaled once, kept small, and then only copied into its place. A photo of unknown box stays whole.
import type { CardBox, CardNode, CardPicture } from '#domain/template/card-node.ts';

export interface PhotoBox {
  width: number;
  height: number;
}

export interface SizedPhotos {
  root: CardBox;
  /** The name that stands in the tree → the picture it is cut from. */
  sized: Map<string, { src: string; box: PhotoBox }>;
  /** Addresses that are shown some other way, as a background or at their own size. */
  whole: Set<string>;
}

/** The picture's box must not depend on the picture, nor give way to its neighbours, nor show another part of it. */
const harmless = new Set([
  ...['objectFit', 'width', 'height', 'borderRadius', 'boxShadow', 'opacity', 'margin', 'alignSelf', 'flexShrink'],
  ...['position', 'left', 'top', 'right', 'bottom', 'zIndex'],
]);
const pixels = /^\d{1,4}(?:\.\d+)?px$/;
const LONGEST_SIDE = 1600;
/** What would show a photo larger than its box. */
const enlarges = /scale|matrix|zoom|perspective|translateZ|rotate[XY3]/i;

export function sizedPhotos(root: CardBox, css: string[], addresses: string[]): SizedPhotos {
  const sized: SizedPhotos['sized'] = new Map();
  const whole = new Set<string>();
  // A style sheet may say anything about any element, and so may a class.
  const isPlain = css.length === 0 && !usesStyle(root, (text) => enlarges.test(text));
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
  for (const src of addresses) if (!cut.has(src) || usesStyle(root, (text) => text.includes(src))) whole.add(src);
  return { root: tree, sized, whole };
}

function boxOf({ tw, style = {} }: CardPicture, isInFlex: boolean): PhotoBox | null {
  const { width = '', height = '', objectFit, flexShrink, position } = style;
  const isFixed = position === 'absolute' || (isInFlex && String(flexShrink) === '0');
  if (!isFixed || objectFit !== 'cover' || tw !== undefined) return null;
  if (!pixels.test(String(width)) || !pixels.test(String(height))) return null;
  if (!Object.keys(style).every((name) => harmless.has(name))) return null;
  const [across, down] = [Math.ceil(Number.parseFloat(String(width))), Math.ceil(Number.parseFloat(String(height)))];
  const isDrawable = Math.min(across, down) > 0 && Math.max(across, down) <= LONGEST_SIDE;
  return isDrawable ? { width: across, height: down } : null;
}

function usesStyle(node: CardNode, isMeant: (text: string) => boolean): boolean {
  const own = [node.tw ?? '', ...Object.entries(node.style ?? {}).flat()];
  return (
    own.some((text) => typeof text === 'string' && isMeant(text)) ||
    (node.type === 'container' && node.children.some((child) => usesStyle(child, isMeant)))
  );
}
