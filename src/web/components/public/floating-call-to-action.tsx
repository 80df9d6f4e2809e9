import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CALL_TO_ACTION_MINIMISE_PX } from '#web/constants.ts';

export interface FloatingCallToActionProps {
  /** Id of the element the bar belongs to; no element, no bar. */
  anchorId: string;
  /** Id of the bar's target: the bar hides while it is in view. */
  untilId?: string;
  /** Id of a link that takes over once it is there: the bar hides beside it, and leads where it does. */
  insteadId?: string;
  text: string;
  href: string;
  buttonText: string;
}

const elementOf = (id: string | undefined) => (id ? document.getElementById(id) : null);

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Appears when its anchor leaves the view, stays at the bottom of the page, and after another 200 px only its button
 * remains.
 */
export function FloatingCallToAction(props: FloatingCallToActionProps) {
  const { anchorId, untilId, insteadId, text } = props;
  const [state, setState] = useState<'absent' | 'full' | 'small'>('absent');
  const [{ href, buttonText }, setTarget] = useState<Pick<FloatingCallToActionProps, 'href' | 'buttonText'>>(props);
  const { href: givenHref, buttonText: givenText } = props;
  useEffect(() => {
    const look = () => {
      const anchor = document.getElementById(anchorId);
      if (!anchor) return setState('absent');
      const { bottom } = anchor.getBoundingClientRect();
      const instead = elementOf(insteadId);
      if (bottom > 0 || isInView(elementOf(untilId)) || isInView(instead)) return setState('absent');
      setTarget(
        instead instanceof HTMLAnchorElement
          ? { href: instead.href, buttonText: instead.textContent }
          : { href: givenHref, buttonText: givenText },
      );
      setState(bottom < -CALL_TO_ACTION_MINIMISE_PX ? 'small' : 'full');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [anchorId, untilId, insteadId, givenHref, givenText]);
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
