import clsx from 'clsx';
import type { ReactNode } from 'react';

interface StudioFrameProps {
  bar: ReactNode;
  notices: ReactNode;
  /** Left of the image on a wide screen, below it on a phone. */
  panel: ReactNode;
  stage: ReactNode;
  /** Below the image on a wide screen, at the end on a phone. */
  below?: ReactNode;
  /** On a phone: the image stays visible while scrolling through the fields. */
  isImageSticky?: boolean;
  /** Right of the image; the designer's style panel. */
  aside?: ReactNode;
}

/**
 * The whole window, without the app around it: on a wide screen panel and stage scroll separately, on a phone the image
 * stays visible. What scrolls is also what hidden words (`sr-only`) are placed in; placed in the window, they made it
 * longer than it is.
 */
export function StudioFrame({ bar, notices, panel, stage, below, aside, isImageSticky = false }: StudioFrameProps) {
  return (
    <div className="flex flex-col lg:h-dvh">
      <div className="shrink-0">
        {bar}
        {notices}
      </div>
      <div
        className={clsx(
          'flex min-h-0 flex-1 flex-col lg:grid',
          aside ? 'lg:grid-cols-[15rem_minmax(0,1fr)_19rem]' : panel ? 'lg:grid-cols-[22rem_minmax(0,1fr)]' : '',
        )}
      >
        {panel && (
          <div className="order-2 min-w-0 border-line lg:relative lg:order-1 lg:overflow-y-auto lg:border-r">
            {panel}
          </div>
        )}
        <div data-stage className="min-w-0 bg-sunken max-lg:contents lg:relative lg:order-2 lg:overflow-y-auto">
          <div
            className={clsx(
              'order-1 min-w-0 bg-sunken max-lg:border-line max-lg:border-b',
              isImageSticky && 'max-lg:sticky max-lg:top-0 max-lg:z-10',
            )}
          >
            {stage}
          </div>
          {below && <div className="order-4 min-w-0 bg-sunken">{below}</div>}
        </div>
        {aside && <div className="order-3 min-w-0 border-line lg:relative lg:overflow-y-auto lg:border-l">{aside}</div>}
      </div>
    </div>
  );
}
