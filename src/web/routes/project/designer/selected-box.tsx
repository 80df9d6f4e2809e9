import clsx from 'clsx';
import type { PointerEvent } from 'react';
import { type Handle, handles } from '#domain/design/boxes.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { place, tones, twoToneInside, twoToneLine } from './card-place.ts';

interface SelectedBoxProps {
  id: string;
  name: string;
  box: Box;
  /** The card itself can be selected, not moved. */
  isMovable: boolean;
  onPressHandle: (event: PointerEvent, handle: Handle) => void;
}

/** As high as the name above an element, in pixels of the image. */
const NAME_PX = 40;

/** The outline of the selected element, its name, and the handles to resize it. */
export function SelectedBox({ id, name, box, isMovable, onPressHandle }: SelectedBoxProps) {
  return (
    <span
      data-chosen={id}
      className={clsx('absolute', isMovable && 'cursor-move')}
      style={{ ...place(box), ...(isMovable ? twoToneLine : twoToneInside) }}
    >
      <span
        className={clsx(
          'absolute left-0 max-w-48 truncate rounded-xs bg-signal px-1.5 text-2xs text-on-signal',
          // Above the image it would be cut off.
          box.y < NAME_PX ? 'top-1 ml-1' : 'bottom-full mb-1.5',
        )}
      >
        {name}
      </span>
      {isMovable &&
        handles.map((handle) => (
          <span
            key={handle}
            data-handle={handle}
            onPointerDown={(event) => onPressHandle(event, handle)}
            className={clsx('absolute grid size-5 place-items-center', handlePlaces[handle])}
          >
            <span className="size-2.5 rounded-xs border bg-white" style={{ borderColor: tones.dark }} />
          </span>
        ))}
    </span>
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
