import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { type ChoiceFrame, fieldIds, OptionRow } from './field.tsx';

export interface SwitchProps extends ChoiceFrame, Omit<ComponentProps<'input'>, 'className' | 'type' | 'disabled'> {}

/** A checkbox that takes effect at once; a switch for assistive technology. */
export function Switch({ label, hint, errors, className, ...input }: SwitchProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <OptionRow
      {...{ id, label, hint, errors, className }}
      disabled={input.disabled}
      control={
        <span className="relative inline-flex">
          <input
            {...input}
            id={id}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its checked state by itself
            role="switch"
            {...fieldIds(id, { hint, errors })}
            className={clsx(
              'peer h-5 w-9 appearance-none rounded-full border bg-sunken transition-colors duration-150',
              'checked:border-signal checked:bg-signal hover:border-ink disabled:opacity-45',
              errors?.length ? 'border-bad' : 'border-line-strong',
            )}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-3 rounded-full bg-ink-soft transition-[translate,background-color] duration-200 ease-standard peer-checked:translate-x-4 peer-checked:bg-on-signal"
          />
        </span>
      }
    />
  );
}
