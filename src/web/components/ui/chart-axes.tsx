import clsx from 'clsx';
import { labelledDays } from './chart-scale.ts';

interface FiguresProps {
  ticks: readonly number[];
  top: number;
  height: number;
  write: (figure: number) => string;
}

/** The figures left of the plot, each at its height. */
export function ChartFigures({ ticks, top, height, write }: FiguresProps) {
  return (
    <div aria-hidden className="figures relative w-9 text-right text-ink-faint text-xs" style={{ height }}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 translate-y-1/2 leading-none"
          style={{ bottom: `${(tick / top) * 100}%` }}
        >
          {write(tick)}
        </span>
      ))}
    </div>
  );
}

/** The days below the plot, as many as fit. */
export function ChartDays({ days, middle }: { days: readonly string[]; middle: (day: number) => number }) {
  return (
    <div aria-hidden className="figures relative col-start-2 mt-2.5 h-4 text-ink-faint text-xs">
      {labelledDays(days.length, 6).map((day) => (
        <span
          key={day}
          className={clsx(
            'absolute whitespace-nowrap leading-none max-sm:nth-last-[even]:hidden',
            day === days.length - 1 ? 'right-0' : '-translate-x-1/2',
          )}
          style={day === days.length - 1 ? undefined : { left: `${middle(day)}%` }}
        >
          {days[day]}
        </span>
      ))}
    </div>
  );
}
