import clsx from 'clsx';
import { useId } from 'react';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';
import { ChevronsUpDown } from './icons.tsx';

interface ChoiceProps extends FieldFrame {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  options: readonly { value: string; label: string }[];
}

/**
 * The browser's own select in our style. For lists of plain words: it works in a form without scripts, opens as a
 * phone's own list, and adds nothing, whereas the custom one is a quarter of what an app page may load.
 */
export function Choice({ name, value, defaultValue, onChange, disabled, options, ...frame }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} {...frame}>
      <div className="relative">
        <select
          id={id}
          {...{ name, value, defaultValue, disabled }}
          {...fieldIds(id, frame)}
          onChange={(event) => onChange?.(event.target.value)}
          className={clsx(
            inputClass(Boolean(frame.errors?.length)),
            'h-10 cursor-pointer appearance-none truncate pr-9 disabled:cursor-default',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronsUpDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint" />
      </div>
    </Field>
  );
}
