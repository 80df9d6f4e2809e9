import clsx from 'clsx';

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

/** Round steps from zero to at least `most`, three to five of them: 0, 20, 40, 60. */
export function niceTicks(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Whole things are counted here, so a step is never less than one.
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, at) => Math.round(at * step * 100) / 100);
}

/** Which of `count` days get a label if there is room for `room`: evenly spaced, always including the newest. */
export function labelledDays(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0);
}
