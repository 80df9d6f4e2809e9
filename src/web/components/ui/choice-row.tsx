import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldErrors } from './field.tsx';

/** Control on the left, text on the right: the row of a checkbox, a switch or a radio button. */
export interface ChoiceFrame {
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
  disabled?: boolean;
  className?: string;
}

export function OptionRow({ id, control, ...frame }: ChoiceFrame & { id: string; control: ReactNode }) {
  return (
    <div className={clsx('flex gap-3', frame.className)}>
      <span className="flex h-6 shrink-0 items-center">{control}</span>
      <div className="min-w-0 text-sm">
        {/* The hint stays readable: it also explains the choice to people who may not change it. */}
        <label htmlFor={id} className={clsx('block py-0.5 text-ink', frame.disabled && 'opacity-45')}>
          {frame.label}
        </label>
        {frame.hint && (
          <p id={`${id}-hint`} className="text-ink-faint">
            {frame.hint}
          </p>
        )}
        <FieldErrors id={id} errors={frame.errors} />
      </div>
    </div>
  );
}
