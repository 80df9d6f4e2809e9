import { useRef, useState } from 'react';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { CircleHelp, Minus, Plus } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { CARD } from './card-place.ts';

/** Below the canvas: how large it is shown, and what every key does. */
export function CanvasTools({ zoom, onHelp }: { zoom: Zoom; onHelp: () => void }) {
  const texts = useTexts(designerTexts);
  const shown = zoom.zoom === 'fit' ? texts.fit : `${zoom.zoom * 100} %`;
  return (
    <div className="-mt-2 hidden items-center gap-1 lg:flex">
      <IconButton size="sm" label={texts.zoomOut} onClick={zoom.smaller}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <Button
        size="sm"
        variant="quiet"
        className="figures min-w-20"
        onClick={zoom.fit}
        label={`${shown}: ${texts.zoomFit}`}
      >
        {shown}
      </Button>
      <IconButton size="sm" label={texts.zoomIn} onClick={zoom.larger}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
      <p className="ml-3 min-w-0 flex-1 truncate text-ink-faint text-xs">{texts.canvasHint}</p>
      <IconButton size="sm" label={texts.shortcuts} onClick={onHelp}>
        <CircleHelp aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

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

/** The keys of these tools. */
export const zoomKeys = (zoom: Pick<Zoom, 'larger' | 'smaller' | 'fit'>, openHelp: () => void) =>
  new Map([
    ['+', zoom.larger],
    ['=', zoom.larger],
    ['-', zoom.smaller],
    ['0', zoom.fit],
    ['?', openHelp],
  ]);
