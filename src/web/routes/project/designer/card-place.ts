import type { Box } from '#domain/template/text/measured-element.ts';

/** The image as a box. */
export const CARD = { x: 0, y: 0, width: 1200, height: 630 };

/** A box of the image as a place on the canvas, whatever its size on the screen. */
export const place = ({ x, y, width, height }: Box) => ({
  left: `${(x / CARD.width) * 100}%`,
  top: `${(y / CARD.height) * 100}%`,
  width: `${(width / CARD.width) * 100}%`,
  height: `${(height / CARD.height) * 100}%`,
});

// Lines over an image of any colour: a light one beside a dark one, of which one always stands out.

export const tones = { light: '#ffffff', dark: '#16130f' } as const;
const { light, dark } = tones;

export const twoToneLine = { boxShadow: `inset 0 0 0 1.5px ${light}, 0 0 0 1.5px ${dark}` };
/** For the card itself, which ends where the image is cut off. */
export const twoToneInside = { boxShadow: `inset 0 0 0 1.5px ${dark}, inset 0 0 0 3px ${light}` };
export const dashedLine = { border: `1px dashed ${light}`, outline: `1px dashed ${dark}`, outlineOffset: '-1px' };
export const guideLine = { backgroundColor: light, boxShadow: `0 0 0 0.5px ${dark}` };
