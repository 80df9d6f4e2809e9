import clsx from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { textOfElement } from '#domain/design/element-text.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import type { LiveImage } from '#web/studio/draw-design.ts';
import type { Studio } from '#web/studio/use-studio.ts';
import { CARD, dashedLine, guideLine, place } from './card-place.ts';
import { keyAct } from './key-acts.ts';
import { SelectedBox } from './selected-box.tsx';
import { TextOnCanvas } from './text-on-canvas.tsx';
import { type Guides, useCanvasDrag } from './use-canvas-drag.ts';
import type { LiftedElement } from './use-cut-out.ts';
import type { Selection } from './use-selection.ts';

interface CanvasProps {
  studio: Studio;
  selection: Selection;
  image: LiveImage;
  /** How many pages a typed text would stand on. */
  pageCount: number;
  /** Keys of the screen around it; true if one was handled. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Overlays the image: what is under the pointer, what is selected, and the handles to change it. */
export function Canvas({ studio, selection, image, pageCount, onKey }: CanvasProps) {
  const texts = useTexts(designerTexts);
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const drag = useCanvasDrag({ surface, studio, selection, image });
  const { cutOut, guides, hovered } = drag;
  const { layer, box, layers, boxOf, nameOf, held } = selection;
  const rootId = layers[0]?.id;
  const isMovable = layer !== null && layer.id !== rootId;

  const [edited, setEdited] = useState<string | null>(null);
  const editable = (id: string | null | undefined) =>
    id && textOfElement(studio.design.html, id) !== null && boxOf(id) ? id : null;
  const pressKey = (event: KeyboardEvent) => {
    if (edited) return;
    const word = event.key === 'Enter' ? editable(layer?.id) : null;
    if (word) setEdited(word);
    if (word || onKey(event) || keyAct(event, { studio, selection, rootId })) event.preventDefault();
  };
  const editedBox = edited ? boxOf(edited) : null;

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
      onDoubleClick={() => setEdited(editable(layer?.id))}
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
      {layer && box && !editedBox && (
        <SelectedBox id={layer.id} name={nameOf(layer.id)} box={box} isMovable={isMovable} onPressHandle={drag.press} />
      )}
      {edited && editedBox && (
        <TextOnCanvas
          key={edited}
          id={edited}
          box={editedBox}
          {...{ studio, pageCount }}
          onDone={() => {
            setEdited(null);
            surface.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

/** The lines the dragged element snaps to. */
export function CanvasGuides({ vertical, horizontal }: Guides) {
  return (
    <>
      {vertical != null && (
        <span className="absolute inset-y-0 w-px" style={{ ...guideLine, left: `${(vertical / CARD.width) * 100}%` }} />
      )}
      {horizontal != null && (
        <span
          className="absolute inset-x-0 h-px"
          style={{ ...guideLine, top: `${(horizontal / CARD.height) * 100}%` }}
        />
      )}
    </>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** The dragged element alone, where and as large as its frame is. Until it is cut out, only the frame moves. */
function CutOutLayer({ cutOut: { drawn, from }, at }: { cutOut: LiftedElement; at: Box }) {
  if (!drawn) return null;
  const translate = `${percent((at.x - from.x) / CARD.width)} ${percent((at.y - from.y) / CARD.height)}`;
  return (
    <>
      <img src={drawn.behind} alt="" draggable={false} className="absolute inset-0 size-full" />
      <span
        aria-hidden
        data-lifted="element"
        ref={(place) => place?.replaceChildren(drawn.element)}
        className="absolute inset-0 *:size-full"
        style={{
          translate,
          scale: `${at.width / (from.width || 1)} ${at.height / (from.height || 1)}`,
          transformOrigin: `${percent(from.x / CARD.width)} ${percent(from.y / CARD.height)}`,
        }}
      />
    </>
  );
}
