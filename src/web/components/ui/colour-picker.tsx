import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';

interface ColourPickerTexts {
  /** Accessible name of the square that opens the browser's own picker. */
  pick: string;
  /** Accessible name of the row of preset colours. */
  palette: string;
}
export interface ColourPickerProps extends FieldFrame {
  /** #rrggbb */
  value: string;
  onChange: (value: string) => void;
  /** Colours of the project, offered first. */
  palette?: readonly { value: string; name: string }[];
  name?: string;
  disabled?: boolean;
  texts: ColourPickerTexts;
}

export function ColourPicker({ value, onChange, palette = [], name, disabled, texts, ...frame }: ColourPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `#0b6` is a colour on the way to `#0b6e4f`: what is being typed stays as it is.
    if (document.activeElement !== field.current) setTyped(value);
  }, [value]);
  // The browser's field cannot be empty: it would show black.
  const isEmpty = readColour(value) === null;
  return (
    <Field id={id} {...frame}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative w-36">
          {isEmpty && (
            <span
              aria-hidden
              className="no-colour absolute top-1.5 left-1.5 size-7 rounded-sm border border-line-strong/60"
            />
          )}
          <input
            type="color"
            aria-label={texts.pick}
            value={readColour(value) ?? '#000000'}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            className={clsx(
              isEmpty && 'opacity-0 focus-visible:opacity-100',
              'absolute top-1.5 left-1.5 size-7 cursor-pointer appearance-none overflow-hidden rounded-sm border border-line-strong/60 bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0',
            )}
          />
          <input
            ref={field}
            id={id}
            name={name}
            value={typed}
            disabled={disabled}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              const colour = readColour(event.target.value);
              if (colour) onChange(colour);
            }}
            onBlur={() => setTyped(readColour(typed) ?? value)}
            {...fieldIds(id, frame)}
            className={clsx(inputClass(Boolean(frame.errors?.length)), 'figures h-10 pl-11 uppercase')}
          />
        </div>
        {palette.length > 0 && (
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="sr-only">{texts.palette}</legend>
            {palette.map((colour) => (
              <button
                key={colour.value}
                type="button"
                disabled={disabled}
                aria-label={colour.name}
                title={colour.name}
                aria-pressed={readColour(value) === readColour(colour.value)}
                onClick={() => onChange(colour.value)}
                style={{ backgroundColor: colour.value }}
                className="size-7 rounded-sm border border-line-strong/60 ring-ink ring-offset-2 ring-offset-paper aria-pressed:ring-2"
              />
            ))}
          </fieldset>
        )}
      </div>
    </Field>
  );
}

/** `#abc`, `abc`, `#AABBCC` → `#aabbcc`; anything else is invalid. */
export function readColour(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
