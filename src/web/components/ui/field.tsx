import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The frame of every form field: a label above, a hint below, each error as an alert under the field. */
export interface FieldFrame {
  label: ReactNode;
  /** Label for screen readers only, if the surroundings already name the field. */
  labelHidden?: boolean;
  hint?: ReactNode;
  errors?: readonly string[];
  /** A word beside the label, such as "optional". */
  note?: string;
  className?: string;
}

export const fieldIds = (id: string, { hint, errors }: Pick<FieldFrame, 'hint' | 'errors'>) => ({
  'aria-describedby':
    [hint && `${id}-hint`, ...(errors ?? []).map((_, at) => `${id}-error-${at}`)].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': errors?.length ? true : undefined,
});

export const inputClass = (invalid: boolean) =>
  clsx(
    'w-full rounded-md border bg-surface px-3 text-base text-ink placeholder:text-ink-faint sm:text-sm',
    'transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-0',
    'disabled:bg-sunken disabled:text-ink-faint disabled:hover:border-line-strong [&[readonly]]:bg-sunken',
    invalid ? 'border-bad' : 'border-line-strong',
  );

export function FieldErrors({ id, errors }: { id: string; errors?: readonly string[] }) {
  return errors?.map((error, at) => (
    <p key={error} id={`${id}-error-${at}`} role="alert" className="mt-1.5 text-bad text-sm">
      {error}
    </p>
  ));
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-ink-faint text-sm">
      {hint}
    </p>
  );
}

/** Label, control, hint and errors in a column. `id` is the control's. */
export function Field({ id, children, ...frame }: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', frame.className)}>
      <div className={clsx('mb-1.5 flex items-baseline justify-between gap-3', frame.labelHidden && 'sr-only')}>
        <label id={`${id}-label`} htmlFor={id} className="font-[550] text-ink text-sm">
          {frame.label}
        </label>
        {frame.note && <span className="text-ink-faint text-xs">{frame.note}</span>}
      </div>
      {children}
      <FieldErrors id={id} errors={frame.errors} />
      <FieldHint id={id} hint={frame.hint} />
    </div>
  );
}

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
