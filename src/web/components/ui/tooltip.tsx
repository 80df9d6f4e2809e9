import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';

export interface TooltipProps {
  content: ReactNode;
  /** The element it explains; must be focusable, or it is not reachable by keyboard. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={children} aria-describedby={open ? id : undefined} delay={250} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup
            id={id}
            role="tooltip"
            className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
