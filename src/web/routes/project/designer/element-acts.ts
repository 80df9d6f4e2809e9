import type { Handle } from '#domain/design/boxes.ts';
import {
  duplicated,
  markupOf,
  movedBy,
  pasted,
  resizedTo,
  withHidden,
  withoutElement,
} from '#domain/design/edit-element.ts';
import { withStyle } from '#domain/design/inline-style.ts';
import { type Layer, reordered } from '#domain/design/layers.ts';
import { readStyle } from '#domain/template/design-of.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { type StudioDesign, withOption } from '#web/studio/design.ts';

/**
 * The designer's actions on an element, as changes of the whole design: a manual size replaces one of the style
 * options.
 */

export const moved = (design: StudioDesign, id: string, dx: number, dy: number): StudioDesign => ({
  ...design,
  html: movedBy(design.html, id, dx, dy),
});

export function resized(design: StudioDesign, id: string, size: { width?: number; height?: number }): StudioDesign {
  const withoutWidth = size.width === undefined ? design.style : withOption(design.style, id, 'width', undefined);
  const style = size.height === undefined ? withoutWidth : withOption(withoutWidth, id, 'height', undefined);
  return { ...design, style, html: resizedTo(design.html, id, size) };
}

/** A handle changes only its own sides; from the left or the top the element moves as well. */
export function draggedHandle(design: StudioDesign, id: string, handle: Handle, from: Box, to: Box): StudioDesign {
  const isAcross = /[we]/.test(handle) || to.width !== from.width;
  const isDown = /[ns]/.test(handle) || to.height !== from.height;
  const next = resized(design, id, {
    ...(isAcross ? { width: to.width } : {}),
    ...(isDown ? { height: to.height } : {}),
  });
  return moved(next, id, to.x - from.x, to.y - from.y);
}

export const hidden = (design: StudioDesign, id: string, isHidden: boolean): StudioDesign => ({
  ...design,
  html: withHidden(design.html, id, isHidden),
});

export const ordered = (design: StudioDesign, id: string, direction: 'raise' | 'lower'): StudioDesign => ({
  ...design,
  html: reordered(design.html, id, direction),
});

export const removed = (design: StudioDesign, id: string): StudioDesign => ({
  ...design,
  html: withoutElement(design.html, id),
});

/** The copy takes the style options of the original along. */
export function copied(design: StudioDesign, id: string): { design: StudioDesign; id: string } | null {
  const copy = duplicated(design.html, id);
  if (!copy) return null;
  const elements = readStyle(design.style).elements ?? {};
  const own = Object.hasOwn(elements, id) ? elements[id] : undefined;
  const style = own ? { ...design.style, elements: { ...elements, [copy.id]: own } } : design.style;
  return { design: { ...design, html: copy.html, style }, id: copy.id };
}

const px = (value: number) => `${Math.round(value)}px`;

/** An element on the clipboard, with the style options of everything in it. */
export interface Clip {
  markup: string;
  elements: Record<string, unknown>;
}

/** Nothing lays it out where it is pasted, so it keeps its own place and size. Text can still grow downwards. */
export function clipped(design: StudioDesign, { id, kind }: Pick<Layer, 'id' | 'kind'>, box: Box): Clip | null {
  const source = markupOf(design.html, id);
  if (source === null) return null;
  const markup = withStyle(source, id, {
    position: 'absolute',
    left: px(box.x),
    top: px(box.y),
    right: null,
    bottom: null,
    translate: null,
    margin: '0',
    width: px(box.width),
    ...(kind === 'text' ? {} : { height: px(box.height) }),
  });
  const elements = readStyle(design.style).elements ?? {};
  const own = Object.entries(elements).filter(([name]) => markup.includes(`data-id="${name}"`));
  return { markup, elements: Object.fromEntries(own) };
}

/** Also from another template: the options go along under the new names. */
export function withClip(design: StudioDesign, clip: Clip): { design: StudioDesign; id: string } | null {
  const copy = pasted(design.html, clip.markup);
  if (!copy) return null;
  const elements = { ...(readStyle(design.style).elements ?? {}) };
  for (const [name, options] of Object.entries(clip.elements)) {
    const fresh = copy.ids.get(name);
    if (fresh) elements[fresh] = options as (typeof elements)[string];
  }
  return { design: { ...design, html: copy.html, style: { ...design.style, elements } }, id: copy.id };
}
