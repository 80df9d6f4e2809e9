import { CARD } from './card-place.ts';
import type { Guides } from './use-canvas-drag.ts';

/** The lines the dragged element snaps to. */
export function CanvasGuides({ vertical, horizontal }: Guides) {
  return (
    <>
      {vertical != null && (
        <span className="absolute inset-y-0 w-px bg-signal" style={{ left: `${(vertical / CARD.width) * 100}%` }} />
      )}
      {horizontal != null && (
        <span className="absolute inset-x-0 h-px bg-signal" style={{ top: `${(horizontal / CARD.height) * 100}%` }} />
      )}
    </>
  );
}
