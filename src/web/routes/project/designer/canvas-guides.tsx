import { CARD } from './card-place.ts';
import { guideLine } from './two-tone.ts';
import type { Guides } from './use-canvas-drag.ts';

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
