import { Button, IconButton } from '#web/components/ui/button.tsx';
import { CircleHelp, Minus, Plus } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import type { Zoom } from './use-zoom.ts';

/** Below the canvas: how large it is shown, and what every key does. */
export function CanvasTools({ zoom, onHelp }: { zoom: Zoom; onHelp: () => void }) {
  const texts = useTexts(designerTexts);
  return (
    <div className="-mt-2 hidden items-center gap-1 lg:flex">
      <IconButton size="sm" label={texts.zoomOut} onClick={zoom.smaller}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <Button size="sm" variant="quiet" className="figures min-w-20" onClick={zoom.fit} label={texts.zoomFit}>
        {zoom.zoom === 'fit' ? texts.fit : `${zoom.zoom * 100} %`}
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
