import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from '#domain/template/measured-element.ts';
import type { LiveImage } from '../../../studio/draw-design.ts';
import type { Studio } from '../../../studio/use-studio.ts';
import { type CutOut, drawCutOut } from './draw-cut-out.ts';

export interface LiftedElement {
  /** Where it was in the image it was taken from. */
  from: Box;
  src: string;
  /** Null until the image without it is here. */
  drawn: CutOut | null;
}

/** Lifts an element off the image when it is pressed, so that it follows the pointer without waiting for the server. */
export function useCutOut({ design, page, bar: { templateId } }: Studio) {
  const [cutOut, setCutOut] = useState<LiftedElement | null>(null);
  const running = useRef<AbortController | null>(null);
  const drop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setCutOut(null);
  }, []);
  useEffect(() => drop, [drop]);
  const lift = (id: string, from: Box, { src }: LiveImage) => {
    drop();
    const own = new AbortController();
    running.current = own;
    setCutOut({ from, src, drawn: null });
    drawCutOut({ templateId, design, subPageId: page?.id ?? null }, id, src, own.signal).then(
      (drawn) => {
        if (!own.signal.aborted) setCutOut({ from, src, drawn });
      },
      // Its part of the image moves instead.
      () => null,
    );
  };
  return { cutOut, lift, drop };
}
