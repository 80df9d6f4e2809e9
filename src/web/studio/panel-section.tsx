import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { ChevronDown } from '#web/components/ui/icons.tsx';

interface PanelSectionProps {
  title: string;
  hint?: string;
  open?: boolean;
  children: ReactNode;
  className?: string;
}

/** A part of the panel that can be folded; the browser's own element, so it works without scripts. */
export function PanelSection({ title, hint, open = true, children, className }: PanelSectionProps) {
  return (
    <details open={open} className={clsx('group border-line border-b last:border-b-0', className)}>
      <summary className="flex list-none items-center justify-between gap-3 px-5 py-3.5 font-[550] text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-5 pb-5">
        {hint && <p className="-mt-1 text-ink-faint text-sm">{hint}</p>}
        {children}
      </div>
    </details>
  );
}

interface SegmentsProps<Value extends string> {
  legend: string;
  /** If the surroundings already say it. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A few choices side by side; radio buttons for keyboard and screen reader. */
export function Segments<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-[550] text-ink text-sm'}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex h-8 cursor-pointer items-center gap-2 rounded-md border px-3 text-sm transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-2',
              option.value === value
                ? 'border-ink bg-surface font-[550]'
                : 'border-line text-ink-soft hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
