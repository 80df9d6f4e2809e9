import { useCallback, useEffect, useRef, useState } from 'react';
import { cutOut } from '#domain/design/cut-out.ts';
import { withStyle } from '#domain/design/inline-style.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { type DrawRequest, drawDesign, type LiveImage } from '#web/studio/draw-design.ts';
import type { Studio } from '#web/studio/use-studio.ts';
import { CARD } from './card-place.ts';

export interface LiftedElement {
  /** Where it was in the image it was taken from. */
  from: Box;
  src: string;
  /** Null until the image without it is here. */
  drawn: CutOut | null;
}

interface Prepared {
  id: string;
  src: string;
  drawing: Promise<CutOut | null>;
}
/** A pointer that only crosses the image asks for nothing. */
const REST_MS = 80;

/** Lifts an element off the image when it is pressed, so that it follows the pointer without waiting for the server. */
export function useCutOut({ design, page, bar: { templateId } }: Studio) {
  const [cutOut, setCutOut] = useState<LiftedElement | null>(null);
  const running = useRef<AbortController | null>(null);
  const prepared = useRef<Prepared | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setCutOut(null);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      drop();
    },
    [drop],
  );
  const draw = (id: string, src: string, signal: AbortSignal) =>
    drawCutOut({ templateId, design, subPageId: page?.id ?? null }, id, src, signal);
  /** The pointer rests on an element: it will come off at once when it is dragged. */
  const prepare = (id: string | null, { src }: LiveImage) => {
    const isKnown = prepared.current?.id === id && prepared.current?.src === src;
    if (isKnown && id !== null) return;
    clearTimeout(waiting.current);
    prepared.current = null;
    if (id === null) return;
    waiting.current = setTimeout(() => {
      prepared.current = { id, src, drawing: draw(id, src, new AbortController().signal).catch(() => null) };
    }, REST_MS);
  };
  const lift = (id: string, from: Box, { src }: LiveImage) => {
    drop();
    const own = new AbortController();
    running.current = own;
    setCutOut({ from, src, drawn: null });
    const ready = prepared.current;
    clearTimeout(waiting.current);
    (ready?.id === id && ready.src === src ? ready.drawing : draw(id, src, own.signal)).then(
      (drawn) => {
        if (!own.signal.aborted) setCutOut({ from, src, drawn });
      },
      // Only its frame moves.
      () => null,
    );
  };
  return { cutOut, lift, drop, prepare };
}

/** An element lifted off the image: it can be moved in the browser, without a new image for every step. */
export interface CutOut {
  /** The image without it. */
  behind: string;
  /** Only the element, as large as the image. */
  element: HTMLCanvasElement;
}

/** `translate` changes nothing but the element, so one image without it is enough for a whole drag. */
async function drawCutOut(
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
