import { useId } from 'react';
import { Field, type FieldFrame, inputClass } from './field.tsx';

export interface PlainSelectProps extends FieldFrame {
  name: string;
  defaultValue: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own: light, good for long lists on phones, and the form works without scripts. */
export function PlainSelect({ name, defaultValue, options, ...frame }: PlainSelectProps) {
  const id = useId();
  return (
    <Field id={id} {...frame}>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className={`${inputClass(Boolean(frame.errors?.length))} h-10`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
