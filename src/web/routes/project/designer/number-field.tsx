import { useEffect, useState } from 'react';

interface NumberFieldProps {
  label: string;
  /** One letter in the field. */
  mark: string;
  value: number | null;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A whole number that applies when entered; arrow keys count, with Shift in tens. */
export function NumberField({ label, mark, value, disabled, onChange }: NumberFieldProps) {
  const shown = value === null ? '' : String(Math.round(value));
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const apply = (text: string) => {
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(number) && Math.round(number) !== Math.round(value ?? Number.NaN)) {
      onChange(Math.max(-2400, Math.min(2400, Math.round(number))));
    } else setTyped(shown);
  };
  return (
    <label className="relative block">
      <span aria-hidden className="absolute top-0 left-2.5 flex h-9 items-center text-ink-faint text-xs">
        {mark}
      </span>
      <input
        aria-label={label}
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(typed);
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
          if (step === undefined || value === null) return;
          event.preventDefault();
          onChange(Math.round(value) + step * (event.shiftKey ? 10 : 1));
        }}
        className="figures h-9 w-full rounded-md border border-line-strong/60 bg-surface pr-2 pl-7 text-sm hover:border-ink-soft disabled:opacity-45"
      />
    </label>
  );
}
