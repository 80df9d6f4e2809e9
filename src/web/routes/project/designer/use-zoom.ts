import { useRef, useState } from 'react';
import { CARD } from './card-place.ts';

const steps = [0.5, 0.75, 1, 1.5, 2, 3];

/** The next step from a scale, which may lie between two of them. */
export const zoomStep = (scale: number, by: 1 | -1): number => {
  const next = by > 0 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01);
  return next ?? (by > 0 ? (steps.at(-1) ?? 1) : (steps[0] ?? 1));
};

/** `fit`: as wide as there is room. Otherwise the image has this scale, and its frame scrolls. */
export function useZoom() {
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const frame = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) =>
    setZoom((now) => zoomStep(now === 'fit' ? (frame.current?.clientWidth ?? CARD.width) / CARD.width : now, by));
  return {
    zoom,
    frame,
    width: zoom === 'fit' ? '100%' : `${zoom * CARD.width}px`,
    larger: () => step(1),
    smaller: () => step(-1),
    fit: () => setZoom('fit'),
  };
}
export type Zoom = ReturnType<typeof useZoom>;
