// Boxes on the canvas: which one was clicked, how a handle resizes one, and what it snaps to. All in image pixels.
import type { Box, MeasuredElement } from '#domain/template/text/measured-element.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** Smaller boxes could not be grabbed again. */
const MIN_PX = 8;

/** The smallest box under a point; among equals the one painted last. Hidden boxes have no size and are never hit. */
export function elementAt(
  elements: readonly MeasuredElement[],
  x: number,
  y: number,
): (MeasuredElement & { id: string }) | null {
  let found: (MeasuredElement & { id: string }) | null = null;
  for (const element of elements) {
    const { id, width, height } = element;
    const isInside = x >= element.x && x <= element.x + width && y >= element.y && y <= element.y + height;
    if (id === null || !isInside || width * height === 0) continue;
    if (!found || width * height <= found.width * found.height) found = { ...element, id };
  }
  return found;
}

export function resizedBox(box: Box, handle: Handle, dx: number, dy: number, keepRatio = false): Box {
  const [west, north] = [handle.includes('w'), handle.includes('n')];
  const [east, south] = [handle.includes('e'), handle.includes('s')];
  let width = Math.max(MIN_PX, box.width + (east ? dx : west ? -dx : 0));
  let height = Math.max(MIN_PX, box.height + (south ? dy : north ? -dy : 0));
  if (keepRatio && box.width > 0 && box.height > 0) {
    const scale = Math.max(east || west ? width / box.width : 0, north || south ? height / box.height : 0);
    [width, height] = [box.width * scale, box.height * scale];
  }
  return {
    x: west ? box.x + box.width - width : box.x,
    y: north ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

export interface Snapped {
  dx: number;
  dy: number;
  /** Guide lines: where the box is aligned with something. */
  vertical: number | null;
  horizontal: number | null;
}

const edges = (start: number, size: number) => [start, start + size / 2, start + size];

/** How far to move a box so that an edge or its centre aligns with another box or the card. */
export function snapped(box: Box, others: readonly Box[], tolerance: number): Snapped {
  const nearest = (own: number[], theirs: number[]) => {
    let best: { by: number; line: number } | null = null;
    for (const line of theirs) {
      for (const edge of own) {
        const by = line - edge;
        if (Math.abs(by) <= tolerance && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
      }
    }
    return best;
  };
  const across = nearest(
    edges(box.x, box.width),
    others.flatMap(({ x, width }) => edges(x, width)),
  );
  const down = nearest(
    edges(box.y, box.height),
    others.flatMap(({ y, height }) => edges(y, height)),
  );
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    vertical: across?.line ?? null,
    horizontal: down?.line ?? null,
  };
}

/** The same for a box that a handle resizes: only the edges that follow the handle move. */
export function snappedHandle(
  box: Box,
  handle: Handle,
  others: readonly Box[],
  tolerance: number,
): Pick<Snapped, 'vertical' | 'horizontal'> & { box: Box } {
  const edge = (start: number, size: number, isStart: boolean, isEnd: boolean) =>
    isStart ? { at: start, size: 0 } : isEnd ? { at: start + size, size: 0 } : null;
  const across = edge(box.x, box.width, handle.includes('w'), handle.includes('e'));
  const down = edge(box.y, box.height, handle.includes('n'), handle.includes('s'));
  const moved = snapped({ x: across?.at ?? 0, y: down?.at ?? 0, width: 0, height: 0 }, others, tolerance);
  const [dx, dy] = [across ? moved.dx : 0, down ? moved.dy : 0];
  return {
    box: resizedBox(box, handle, dx, dy),
    vertical: across ? moved.vertical : null,
    horizontal: down ? moved.horizontal : null,
  };
}

/** The box around several of the same name, such as the images of a loop. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
