import clsx from 'clsx';
import { useId } from 'react';

export interface ProgressBarProps {
  /** Says what is happening: "Reading pages". */
  label: string;
  /** Beside the label: "12 of 40 pages". */
  text?: string;
  /** Between 0 and max; null while the progress is unknown. */
  value: number | null;
  max?: number;
  tone?: 'signal' | 'good' | 'bad';
  className?: string;
}

const grounds = { signal: 'bg-signal', good: 'bg-good', bad: 'bg-bad' };

export function ProgressBar({ label, text, value, max = 100, tone = 'signal', className }: ProgressBarProps) {
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value / max));
  return (
    <div className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="text-ink">
          {label}
        </span>
        {text && <span className="figures text-ink-faint">{text}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className={clsx(
            'h-full origin-left rounded-full transition-[width] duration-500 ease-standard',
            grounds[tone],
            share === null && 'w-1/3 animate-pass',
          )}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
