import type { ChartProps } from './chart.tsx';

interface Props extends Pick<ChartProps, 'days' | 'series'> {
  /** The day under the pointer. */
  at: number;
  middle: (day: number) => number;
  write: (figure: number) => string;
}

/** The figures of the day under the pointer, on the side that has room. */
export function ChartDay({ days, series, at, middle, write }: Props) {
  return (
    <output
      className="pointer-events-none absolute top-0 z-10 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
      style={
        at < days.length / 2 ? { left: `calc(${middle(at)}% + 10px)` } : { right: `calc(${100 - middle(at)}% + 10px)` }
      }
    >
      <span className="block whitespace-nowrap opacity-75">{days[at]}</span>
      {series.map((one) => (
        <span key={one.name} className="block whitespace-nowrap">
          {write(one.values[at] ?? 0)} {one.name}
        </span>
      ))}
    </output>
  );
}
