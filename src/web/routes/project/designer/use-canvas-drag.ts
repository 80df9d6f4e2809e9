import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { elementAt, type Handle, resizedBox, snapped, snappedHandle } from '#domain/design/boxes.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import type { StudioDesign } from '#web/studio/design.ts';
import type { LiveImage } from '#web/studio/draw-design.ts';
import type { Studio } from '#web/studio/use-studio.ts';
import { CARD } from './card-place.ts';
import { draggedHandle, moved } from './element-acts.ts';
import { useCutOut } from './use-cut-out.ts';
import type { Selection } from './use-selection.ts';

/** In pixels of the screen, not of the image: a hand is equally steady on a small and a large canvas. */
const SNAP_PX = 5;
/** A click with a slight movement is still a click. */
const DRAG_FROM_PX = 3;

interface CanvasDragOptions {
  surface: RefObject<HTMLDivElement | null>;
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
  /** How far it has been moved. */
  offset: { x: number; y: number } | null;
  /** Text is drawn again while it is resized; anything else is stretched in the browser and drawn once at the end. */
  isStretched: boolean;
  size: Box | null;
}

/** Where the lines are that the dragged element snaps to. */
export interface Guides {
  vertical: number | null;
  horizontal: number | null;
}

/** The pointer on the canvas: it selects what it presses, then moves or resizes it. */
export function useCanvasDrag({ surface, studio, selection, image }: CanvasDragOptions) {
  const drag = useRef<Drag | null>(null);
  const lifted = useCutOut(studio);
  const [guides, setGuides] = useState<Guides | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const { design, change, settle } = studio;
  const { layer, box, layers, boxOf, held: ghost, hold } = selection;
  const rootId = layers[0]?.id;

  const settling = useSettling({ image, design, onShown: lifted.drop, hold });

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
    const isSettling = ghost !== null && held === layer?.id;
    const from = isSettling ? ghost : boxOf(held);
    if (!from || held === rootId) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    if (!isSettling) hold(null);
    settling.stop();
    const isStretched = handle !== null && layers.find(({ id: one }) => one === held)?.kind !== 'text';
    if (handle && !isStretched) lifted.drop();
    else if (!isSettling || isStretched) lifted.lift(held, from, image);
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
      offset: null,
      isStretched,
      size: null,
    };
  };

  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) {
      const { x, y } = pointOf(event);
      const under = elementAt(image.elements, x, y)?.id ?? null;
      setHovered(under);
      lifted.prepare(under === rootId ? null : under, image);
      return;
    }
    const [pixelsX, pixelsY] = [event.clientX - now.startX, event.clientY - now.startY];
    if (!now.isMoving && Math.hypot(pixelsX, pixelsY) < DRAG_FROM_PX) return;
    now.isMoving = true;
    const [dx, dy] = [pixelsX * now.scale, pixelsY * now.scale];
    if (now.handle) {
      const { handle } = now;
      const { to, lines } = resizedBy(now, handle, dx, dy, event);
      hold(to);
      setGuides(lines);
      now.size = to;
      if (!now.isStretched)
        change(() => draggedHandle(now.design, now.id, handle, now.box, to), `resize ${now.startX} ${now.startY}`);
      return;
    }
    const { offset, lines } = draggedBy(now, dx, dy, event);
    hold({ ...now.box, x: now.box.x + offset.x, y: now.box.y + offset.y });
    setGuides(lines);
    now.offset = offset;
  };

  const release = () => {
    const now = drag.current;
    drag.current = null;
    setGuides(null);
    if (!now) return;
    settling.start();
    if (!now.isMoving) return;
    const { offset, handle, size } = now;
    if (handle && size && now.isStretched) change(() => draggedHandle(now.design, now.id, handle, now.box, size));
    if (offset) change(() => moved(now.design, now.id, offset.x, offset.y));
    settle();
  };

  return { cutOut: ghost ? lifted.cutOut : null, guides, hovered, press, move, release, leave: () => setHovered(null) };
}

/** Ctrl: without snapping. Shift keeps the proportions, which a snapped edge would not. */
function resizedBy({ box, others, scale }: Drag, handle: Handle, dx: number, dy: number, keys: PointerEvent) {
  const free = resizedBox(box, handle, dx, dy, keys.shiftKey);
  const isFree = keys.shiftKey || keys.ctrlKey || keys.metaKey;
  const lines = isFree ? null : snappedHandle(free, handle, others, SNAP_PX * scale);
  return { to: lines?.box ?? free, lines };
}

/** Shift locks the direction of the larger movement. */
function draggedBy({ box, others, scale }: Drag, dx: number, dy: number, keys: PointerEvent) {
  const [alongX, alongY] = keys.shiftKey ? (Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy]) : [dx, dy];
  const target = { ...box, x: box.x + alongX, y: box.y + alongY };
  const lines = keys.ctrlKey || keys.metaKey ? null : snapped(target, others, SNAP_PX * scale);
  return { offset: { x: alongX + (lines?.dx ?? 0), y: alongY + (lines?.dy ?? 0) }, lines };
}

interface Settling {
  image: LiveImage;
  design: StudioDesign;
  hold: Selection['hold'];
  /** Stable: an effect depends on it. */
  onShown: () => void;
}

/** Frame and element stay where they were dropped until the image shows them there. */
function useSettling({ image, design, hold, onShown }: Settling) {
  const [isReleased, setReleased] = useState(false);
  const isShown = isReleased && image.html === design.html;
  useEffect(() => {
    if (!isShown) return;
    hold(null);
    setReleased(false);
    onShown();
  }, [isShown, hold, onShown]);
  return { start: () => setReleased(true), stop: () => setReleased(false) };
}
