import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CALL_TO_ACTION_MINIMISE_PX } from '#web/constants.ts';

export interface FloatingCallToActionProps {
  /** Id of the element the bar belongs to; no element, no bar. */
  anchorId: string;
  /** Id of the bar's target: the bar hides while it is in view. */
  untilId?: string;
  text: string;
  href: string;
  buttonText: string;
}

/**
 * Appears when its anchor leaves the view, stays at the bottom of the page, and after another 200 px only its button
 * remains.
 */
export function FloatingCallToAction({ anchorId, untilId, text, href, buttonText }: FloatingCallToActionProps) {
  const [state, setState] = useState<'absent' | 'full' | 'small'>('absent');
  useEffect(() => {
    const look = () => {
      const anchor = document.getElementById(anchorId);
      if (!anchor) return setState('absent');
      const until = untilId ? document.getElementById(untilId)?.getBoundingClientRect() : undefined;
      const { bottom } = anchor.getBoundingClientRect();
      const isReached = until !== undefined && until.top < innerHeight && until.bottom > 0;
      if (bottom > 0 || isReached) return setState('absent');
      setState(bottom < -CALL_TO_ACTION_MINIMISE_PX ? 'small' : 'full');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [anchorId, untilId]);
  if (state === 'absent') return null;
  return (
    <aside
      aria-label={text}
      className={clsx(
        'fixed bottom-4 z-30 flex animate-rise items-center rounded-lg border border-line bg-surface p-2 shadow-float sm:bottom-6',
        state === 'full'
          ? 'inset-x-4 justify-between gap-6 pl-5 sm:inset-x-auto sm:left-1/2 sm:-translate-x-1/2'
          : 'right-4 sm:right-6',
      )}
    >
      {state === 'full' && <p className="font-[550] text-sm">{text}</p>}
      <ButtonLink href={href} variant="signal">
        {buttonText}
      </ButtonLink>
    </aside>
  );
}
