import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { elementAt, type Handle, handles, resizedBox, snapped } from '#domain/design/boxes.ts';
import type { Box } from '#domain/template/measured-element.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { designerTexts } from '../../../i18n/project/designer.ts';
import type { StudioDesign } from '../../../studio/design.ts';
import { useElementName } from '../../../studio/element-name.ts';
import type { LiveImage } from '../../../studio/use-live-image.ts';
import type { Studio } from '../../../studio/use-studio.ts';
import { draggedHandle, moved } from './element-acts.ts';
import { keyAct } from './key-acts.ts';
import type { Selection } from './use-selection.ts';

const CARD = { x: 0, y: 0, width: 1200, height: 630 };
/** On the screen, not in the image: the hand is as steady on a small canvas as on a large one. */
const SNAP_PX = 5;
/** A click with a slight movement is still a click. */
const DRAG_FROM_PX = 3;

interface CanvasProps {
  studio: Studio;
  selection: Selection;
  image: LiveImage;
}

interface Drag {
  id: string;
  handle: Handle | null;
  startX: number;
  startY: number;
  scale: number;
  box: Box;
  design: StudioDesign;
  others: Box[];
  isMoving: boolean;
}

const place = ({ x, y, width, height }: Box) => ({
  left: `${(x / CARD.width) * 100}%`,
  top: `${(y / CARD.height) * 100}%`,
  width: `${(width / CARD.width) * 100}%`,
  height: `${(height / CARD.height) * 100}%`,
});

/** Overlays the image: what is under the pointer, what is selected, and the handles to change it. */
export function Canvas({ studio, selection, image }: CanvasProps) {
  const texts = useTexts(designerTexts);
  const nameOf = useElementName();
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [ghost, setGhost] = useState<Box | null>(null);
  const [guides, setGuides] = useState<{ vertical: number | null; horizontal: number | null } | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const { design, change, settle } = studio;
  const { layer, box, layers, boxOf } = selection;
  const rootId = layers[0]?.id;

  const pointOf = (event: PointerEvent) => {
    const rect = surface.current?.getBoundingClientRect();
    const scale = rect ? CARD.width / rect.width : 1;
    return { scale, x: (event.clientX - (rect?.left ?? 0)) * scale, y: (event.clientY - (rect?.top ?? 0)) * scale };
  };

  const press = (event: PointerEvent, handle: Handle | null) => {
    if (event.button !== 0) return;
    const { x, y, scale } = pointOf(event);
    const hit = handle ? null : elementAt(image.elements, x, y);
    // Pressing inside the selection grabs it, even if a smaller, unselected element is there.
    const id = handle ? layer?.id : (hit?.id ?? null);
    surface.current?.focus({ preventScroll: true });
    if (!id) return selection.choose(null);
    const isInside = box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    const held = handle === null && layer && layer.id !== rootId && isInside && event.shiftKey ? layer.id : id;
    selection.choose(held);
    const from = boxOf(held);
    if (!from || held === rootId) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    const others = layers.filter((one) => one.id !== held).flatMap((one) => boxOf(one.id) ?? []);
    drag.current = {
      id: held,
      handle,
      startX: event.clientX,
      startY: event.clientY,
      scale,
      box: from,
      design,
      others: [CARD, ...others],
      isMoving: false,
    };
  };

  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) {
      const { x, y } = pointOf(event);
      setHovered(elementAt(image.elements, x, y)?.id ?? null);
      return;
    }
    const [pixelsX, pixelsY] = [event.clientX - now.startX, event.clientY - now.startY];
    if (!now.isMoving && Math.hypot(pixelsX, pixelsY) < DRAG_FROM_PX) return;
    now.isMoving = true;
    const [dx, dy] = [pixelsX * now.scale, pixelsY * now.scale];
    if (now.handle) {
      const to = resizedBox(now.box, now.handle, dx, dy, event.shiftKey);
      const { handle } = now;
      setGhost(to);
      change(() => draggedHandle(now.design, now.id, handle, now.box, to), `resize ${now.startX} ${now.startY}`);
      return;
    }
    // Shift locks the direction of the larger movement.
    const [alongX, alongY] = event.shiftKey ? (Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy]) : [dx, dy];
    const target = { ...now.box, x: now.box.x + alongX, y: now.box.y + alongY };
    const snap = event.ctrlKey || event.metaKey ? null : snapped(target, now.others, SNAP_PX * now.scale);
    const [x, y] = [alongX + (snap?.dx ?? 0), alongY + (snap?.dy ?? 0)];
    setGhost({ ...now.box, x: now.box.x + x, y: now.box.y + y });
    setGuides(snap);
    change(() => moved(now.design, now.id, x, y), `move ${now.startX} ${now.startY}`);
  };

  const release = () => {
    if (drag.current?.isMoving) settle();
    drag.current = null;
    setGhost(null);
    setGuides(null);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (keyAct(event, { studio, selection, rootId })) event.preventDefault();
  };

  const shown = ghost ?? box;
  const under = hovered && hovered !== layer?.id && !ghost ? boxOf(hovered) : null;
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
      onPointerDown={(event) => press(event, null)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={() => setHovered(null)}
      className={clsx('absolute inset-0 outline-none', layer && layer.id !== rootId ? 'touch-none' : 'touch-pan-y')}
    >
      <span id={helpId} className="sr-only">
        {texts.canvasHelp}
      </span>
      <span aria-live="polite" className="sr-only">
        {layer && box
          ? `${nameOf(layer.id)}: ${texts.boxOf(...([box.x, box.y, box.width, box.height].map(Math.round) as [number, number, number, number]))}`
          : ''}
      </span>
      {under && <span className="absolute border border-signal/70 border-dashed" style={place(under)} />}
      {guides?.vertical != null && (
        <span
          className="absolute inset-y-0 w-px bg-signal"
          style={{ left: `${(guides.vertical / CARD.width) * 100}%` }}
        />
      )}
      {guides?.horizontal != null && (
        <span
          className="absolute inset-x-0 h-px bg-signal"
          style={{ top: `${(guides.horizontal / CARD.height) * 100}%` }}
        />
      )}
      {layer && shown && (
        <span
          data-chosen={layer.id}
          className={clsx('absolute outline-2 outline-signal', layer.id !== rootId && 'cursor-move')}
          style={place(shown)}
        >
          <span className="absolute bottom-full left-0 mb-1 max-w-48 truncate rounded-xs bg-signal px-1.5 text-2xs text-on-signal">
            {nameOf(layer.id)}
          </span>
          {layer.id !== rootId &&
            handles.map((handle) => (
              <span
                key={handle}
                data-handle={handle}
                onPointerDown={(event) => press(event, handle)}
                className={clsx('absolute grid size-5 place-items-center', handlePlaces[handle])}
              >
                <span className="size-2.5 rounded-xs border border-signal bg-white" />
              </span>
            ))}
        </span>
      )}
    </div>
  );
}

const handlePlaces: Record<Handle, string> = {
  nw: '-top-2.5 -left-2.5 cursor-nwse-resize',
  n: '-top-2.5 left-1/2 -translate-x-1/2 cursor-ns-resize',
  ne: '-top-2.5 -right-2.5 cursor-nesw-resize',
  e: 'top-1/2 -right-2.5 -translate-y-1/2 cursor-ew-resize',
  se: '-right-2.5 -bottom-2.5 cursor-nwse-resize',
  s: '-bottom-2.5 left-1/2 -translate-x-1/2 cursor-ns-resize',
  sw: '-bottom-2.5 -left-2.5 cursor-nesw-resize',
  w: 'top-1/2 -left-2.5 -translate-y-1/2 cursor-ew-resize',
};
