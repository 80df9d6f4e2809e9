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
