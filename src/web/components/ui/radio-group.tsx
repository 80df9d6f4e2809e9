import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldErrors, FieldHint, fieldIds, OptionRow } from './field.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}
export interface RadioGroupProps<Value extends string> {
  /** Islands pass their own. */
  id?: string;
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  errors?: readonly string[];
  className?: string;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { id: givenId, legend, name, options, value, defaultValue, onChange, hint, errors, className } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset className={clsx('min-w-0', className)} {...fieldIds(id, { hint, errors })}>
      <legend className="mb-2.5 font-[550] text-ink text-sm">{legend}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <OptionRow
            key={option.value}
            id={`${id}-${option.value}`}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            control={
              <input
                id={`${id}-${option.value}`}
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue, onChange: () => onChange?.(option.value) }
                  : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
                className={clsx(
                  'size-4.5 appearance-none rounded-full border bg-surface transition-[border-width,border-color] duration-150',
                  'checked:border-[5px] checked:border-signal hover:border-ink disabled:opacity-45',
                  errors?.length ? 'border-bad' : 'border-line-strong',
                )}
              />
            }
          />
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
      <FieldHint id={id} hint={hint} />
    </fieldset>
  );
}
