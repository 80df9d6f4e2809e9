import clsx from 'clsx';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { designerTexts } from '../../../i18n/project/designer.ts';
import type { LiveImage } from '../../../studio/draw-design.ts';
import type { Studio } from '../../../studio/use-studio.ts';
import { CanvasGuides } from './canvas-guides.tsx';
import { place } from './card-place.ts';
import { CutOutLayer } from './cut-out-layer.tsx';
import { keyAct } from './key-acts.ts';
import { SelectedBox } from './selected-box.tsx';
import { dashedLine } from './two-tone.ts';
import { useCanvasDrag } from './use-canvas-drag.ts';
import type { Selection } from './use-selection.ts';

interface CanvasProps {
  studio: Studio;
  selection: Selection;
  image: LiveImage;
}

/** Overlays the image: what is under the pointer, what is selected, and the handles to change it. */
export function Canvas({ studio, selection, image }: CanvasProps) {
  const texts = useTexts(designerTexts);
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const drag = useCanvasDrag({ surface, studio, selection, image });
  const { cutOut, guides, hovered } = drag;
  const { layer, box, layers, boxOf, nameOf, held } = selection;
  const rootId = layers[0]?.id;
  const isMovable = layer !== null && layer.id !== rootId;

  const pressKey = (event: KeyboardEvent) => {
    if (keyAct(event, { studio, selection, rootId })) event.preventDefault();
  };

  const under = hovered && hovered !== layer?.id && !held ? boxOf(hovered) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a canvas has no element of its own; its layers stand as a list beside it
    <div
      ref={surface}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves and resizes what is chosen
      tabIndex={0}
      aria-label={texts.canvas}
      aria-describedby={helpId}
      onKeyDown={pressKey}
      onPointerDown={(event) => drag.press(event, null)}
      onPointerMove={drag.move}
      onPointerUp={drag.release}
      onPointerCancel={drag.release}
      onPointerLeave={drag.leave}
      className={clsx('absolute inset-0 outline-none', isMovable ? 'touch-none' : 'touch-pan-y')}
    >
      <span id={helpId} className="sr-only">
        {texts.canvasHelp}
      </span>
      <span aria-live="polite" className="sr-only">
        {layer && box
          ? `${nameOf(layer.id)}: ${texts.boxOf(...([box.x, box.y, box.width, box.height].map(Math.round) as [number, number, number, number]))}`
          : ''}
      </span>
      {held && cutOut && (
        <span className="absolute inset-0 overflow-hidden rounded-md">
          <CutOutLayer cutOut={cutOut} at={held} />
        </span>
      )}
      {under && <span className="absolute" style={{ ...place(under), ...dashedLine }} />}
      {guides && <CanvasGuides {...guides} />}
      {layer && box && (
        <SelectedBox id={layer.id} name={nameOf(layer.id)} box={box} isMovable={isMovable} onPressHandle={drag.press} />
      )}
    </div>
  );
}
