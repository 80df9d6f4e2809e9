import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Check, Minus } from '#web/components/ui/icons.tsx';
import { type ChoiceFrame, fieldIds, OptionRow } from './field.tsx';

export interface CheckboxProps
  extends ChoiceFrame,
    Omit<ComponentProps<'input'>, 'className' | 'type' | 'disabled' | 'ref'> {
  /** Neither on nor off, as above a partly selected list. */
  mixed?: boolean;
}

/** The browser's own checkbox in our style: it works in a plain form without scripts. */
export function Checkbox({ label, hint, errors, mixed = false, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const Mark = mixed ? Minus : Check;
  return (
    <OptionRow
      {...{ id, label, hint, errors, className }}
      disabled={input.disabled}
      control={
        <span className="relative grid place-items-center">
          <input
            {...input}
            ref={box}
            id={id}
            type="checkbox"
            {...fieldIds(id, { hint, errors })}
            className={clsx(
              'peer size-4.5 appearance-none rounded-sm border bg-surface transition-colors duration-150',
              'checked:border-signal checked:bg-signal indeterminate:border-signal indeterminate:bg-signal',
              'hover:border-ink disabled:opacity-45',
              errors?.length ? 'border-bad' : 'border-line-strong',
            )}
          />
          <Mark
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3 text-on-signal peer-checked:block peer-indeterminate:block"
          />
        </span>
      }
    />
  );
}
