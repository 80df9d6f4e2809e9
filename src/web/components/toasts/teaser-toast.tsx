import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '#web/components/ui/button.tsx';
import { X } from '#web/components/ui/icons.tsx';
import { TEASER_DELAY_MS, TEASER_MS } from '#web/constants.ts';

export interface TeaserToastProps {
  title: string;
  description?: string;
  href?: string;
  linkText?: string;
  image?: ReactNode;
  /** Shown once per visit under this name; without it every time. */
  onceKey?: string;
  texts: { close: string };
}

/** A quiet hint in the corner: appears after 700 ms, leaves after 5 s, waits while hovered or focused. */
export function TeaserToast({ title, description, href, linkText, image, onceKey, texts }: TeaserToastProps) {
  const [shown, setShown] = useState<'not-yet' | 'shown' | 'gone'>('not-yet');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (onceKey && shown === 'not-yet' && wasShown(onceKey)) setShown('gone');
  }, [onceKey, shown]);
  useEffect(() => {
    if (shown === 'gone' || (shown === 'shown' && held)) return;
    const timer = setTimeout(
      () => setShown(shown === 'not-yet' ? 'shown' : 'gone'),
      shown === 'not-yet' ? TEASER_DELAY_MS : TEASER_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, held]);
  if (shown !== 'shown') return null;
  return (
    <aside
      aria-label={title}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-20 z-50 flex animate-rise items-start gap-4 rounded-lg border border-line bg-surface p-4 pr-2 shadow-float sm:right-auto sm:bottom-6 sm:left-6 sm:w-96"
    >
      {image}
      <div className="min-w-0 flex-1 text-sm" role="status">
        <p className="font-[550] text-ink">{title}</p>
        {description && <p className="mt-0.5 text-ink-soft">{description}</p>}
        {href && (
          <a href={href} className="mt-2 inline-block text-link font-[550]">
            {linkText}
          </a>
        )}
      </div>
      <IconButton label={texts.close} size="sm" className="-mt-1.5" onClick={() => setShown('gone')}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </aside>
  );
}

/** Whether this visit has seen it; stores it if not. A browser without storage shows it each time. */
function wasShown(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be disabled.
  }
  return false;
}
