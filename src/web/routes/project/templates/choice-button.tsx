import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Check, LoaderCircle } from '#web/components/ui/icons.tsx';

interface ChoiceButtonProps {
  /** Spoken; begins with the words that are seen. */
  label: string;
  words: string;
  isLive: boolean;
  /** Several may be live: a box to tick instead of one choice. */
  isMany: boolean;
  busy: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** The image. */
  children: ReactNode;
}

/** An image with the words that say what a click on it does: no design goes live because somebody wanted a closer look. */
export function ChoiceButton({ label, words, isLive, isMany, busy, disabled, onClick, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isLive}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'group block w-full overflow-hidden rounded-lg border text-left transition-[border-color,box-shadow] duration-150',
        isLive ? 'border-good ring-1 ring-good' : 'border-line hover:border-ink',
      )}
    >
      {children}
      <span
        className={clsx(
          'flex h-10 items-center gap-2.5 border-line border-t px-3 font-[550] text-sm',
          isLive ? 'bg-good-soft text-good' : 'bg-surface text-ink-soft group-hover:text-ink',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'grid size-4.5 shrink-0 place-items-center border',
            isMany ? 'rounded-sm' : 'rounded-full',
            isLive ? 'border-good bg-good text-paper' : 'border-line-strong',
          )}
        >
          {busy ? (
            <LoaderCircle className="size-3.5 animate-spin" />
          ) : (
            isLive && <Check className="size-3" strokeWidth={3.5} />
          )}
        </span>
        <span className="truncate">{words}</span>
      </span>
    </button>
  );
}
