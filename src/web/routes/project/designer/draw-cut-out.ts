import { cutOut } from '#domain/design/cut-out.ts';
import { withStyle } from '#domain/design/inline-style.ts';
import type { DrawRequest } from '../../../studio/draw-design.ts';
import { drawDesign } from '../../../studio/draw-design.ts';
import { CARD } from './card-place.ts';

/** An element lifted off the image: it can be moved in the browser, without a new image for every step. */
export interface CutOut {
  /** The image without it. */
  behind: string;
  /** Only the element, as large as the image. */
  element: HTMLCanvasElement;
}

/** `translate` changes nothing but the element, so one image without it is enough for a whole drag. */
export async function drawCutOut(
  request: DrawRequest,
  id: string,
  shown: string,
  signal: AbortSignal,
): Promise<CutOut | null> {
  const design = { ...request.design, html: withStyle(request.design.html, id, { opacity: '0' }) };
  const { src: behind } = await drawDesign({ ...request, design, stream: 'cut-out' }, signal);
  const [canvas, context] = [canvasOf(), canvasOf()].map((one) => one.getContext('2d', { willReadFrequently: true }));
  if (!canvas || !context) return null;
  const [own, other] = [await pixelsOf(canvas, shown), await pixelsOf(context, behind)];
  cutOut(own.data, other.data, own.data);
  canvas.putImageData(own, 0, 0);
  return { behind, element: canvas.canvas };
}

function canvasOf(): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: CARD.width, height: CARD.height });
}

async function pixelsOf(context: CanvasRenderingContext2D, src: string): Promise<ImageData> {
  const image = new Image();
  image.src = src;
  await image.decode();
  context.drawImage(image, 0, 0, CARD.width, CARD.height);
  return context.getImageData(0, 0, CARD.width, CARD.height);
}
