import clsx from 'clsx';
import { useId } from 'react';
import { FieldErrors } from './field.tsx';

interface FontChoice<Value extends string> {
  value: Value;
  name: string;
  /** What CSS needs to show it; the page loads the font. */
  family: string;
}
export interface FontPickerProps<Value extends string> {
  legend: string;
  /** Sample text set in each font. */
  sample: string;
  fonts: readonly FontChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name: string;
  errors?: readonly string[];
}

export function FontPicker<Value extends string>(props: FontPickerProps<Value>) {
  const { legend, sample, fonts, value, onChange, name, errors } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550] text-ink text-sm">{legend}</legend>
      <div className="divide-y divide-line rounded-lg border border-line-strong bg-surface">
        {fonts.map((font) => (
          <label
            key={font.value}
            className={clsx(
              'flex cursor-pointer items-center justify-between gap-4 px-4 py-3 transition-colors duration-150 first:rounded-t-lg last:rounded-b-lg hover:bg-hover',
              'has-focus-visible:outline-2 has-focus-visible:outline-signal',
            )}
          >
            <span className="min-w-0">
              <span className="block truncate text-lg text-ink" style={{ fontFamily: font.family }}>
                {sample}
              </span>
              <span className="block text-ink-faint text-xs">{font.name}</span>
            </span>
            <input
              type="radio"
              name={name}
              value={font.value}
              checked={font.value === value}
              onChange={() => onChange(font.value)}
              aria-label={font.name}
              className="size-4.5 shrink-0 appearance-none rounded-full border border-line-strong outline-none transition-[border-width] duration-150 checked:border-[5px] checked:border-signal"
            />
          </label>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
