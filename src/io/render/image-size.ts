import type { DrawError } from './processes/render-job.ts';

const DEFAULT_SIZE = { width: 1200, height: 630 } as const;
const MAX_SIDE_PX = 2400;

interface Size {
  width: number;
  height: number;
}

/** The requested size, with defaults for missing values; or why it cannot be drawn. */
export function sizeOf({
  width = DEFAULT_SIZE.width,
  height = DEFAULT_SIZE.height,
}: Partial<Size>): ({ ok: true } & Size) | DrawError {
  if (isSide(width) && isSide(height)) return { ok: true, width, height };
  return { ok: false, reason: 'too-large', detail: `${width}x${height}` };
}

const isSide = (side: number) => Number.isInteger(side) && side >= 16 && side <= MAX_SIDE_PX;
