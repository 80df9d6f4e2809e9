// A card after layout: boxes in pixels of the drawn image.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MeasuredElement extends Box {
  /** data-id, or null for elements without one that hold text. */
  id: string | null;
  /** The lines of text in it, each with its own box; as high as the font's own line. */
  lines: (Box & { text: string })[];
}

/** How far two boxes overlap, in pixels along the shorter axis; 0 if they do not. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? Math.min(across, down) : 0;
}

/** How much of a box is inside an area, 0 to 1. */
export function shareInside(box: Box, area: Box): number {
  const across = Math.min(box.x + box.width, area.x + area.width) - Math.max(box.x, area.x);
  const down = Math.min(box.y + box.height, area.y + area.height) - Math.max(box.y, area.y);
  return across > 0 && down > 0 ? (across * down) / Math.max(1, box.width * box.height) : 0;
}
