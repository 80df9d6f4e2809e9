import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { ChartDays, ChartFigures, niceTicks } from './chart-axes.tsx';
import { ChartPlot } from './chart-plot.tsx';

export interface ChartSeries {
  name: string;
  values: readonly number[];
  tone?: 'signal' | 'ink' | 'faint';
}
interface ChartTexts {
  /** Accessible name of the chart; also the caption of the table for screen readers. */
  caption: string;
  day: string;
}
export interface ChartProps {
  kind?: 'line' | 'bar';
  /** One per day, already formatted. */
  days: readonly string[];
  series: readonly ChartSeries[];
  language: Language;
  /** Height of the plot in px. */
  height?: number;
  texts: ChartTexts;
}

/** Drawn by hand instead of Recharts (about 100 kB gzip): two shapes, complete on the server, no jump on hydration. */
export function Chart({ kind = 'line', days, series, language, height = 220, texts }: ChartProps) {
  const id = useId();
  const { at, handlers } = useChosenDay(days.length);
  const ticks = niceTicks(Math.max(0, ...series.flatMap((one) => one.values)));
  const top = ticks.at(-1) ?? 1;
  const write = (figure: number) => writeNumber(figure, language);
  // Points are in the middle of their day, so that bars and lines share one scale.
  const middle = (day: number) => ((day + 0.5) / Math.max(1, days.length)) * 100;
  const read = (day: number) =>
    `${days[day]}: ${series.map((one) => `${write(one.values[day] ?? 0)} ${one.name}`).join(', ')}`;

  return (
    <figure className="min-w-0">
      <ChartLegend series={series} />
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <ChartFigures {...{ ticks, top, height, write }} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={texts.caption}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(at ?? days.length - 1) + 1}
          aria-valuetext={read(at ?? days.length - 1)}
          aria-readonly
          aria-controls={id}
          {...handlers}
          className="relative min-w-0 rounded-xs outline-offset-4"
          style={{ height }}
        >
          <ChartPlot {...{ kind, series, ticks, top, at, middle }} />
          {at !== null && <ChartDay {...{ days, series, at, middle, write }} />}
        </div>
        <ChartDays {...{ days, middle }} />
      </div>
      <ChartTable {...{ id, days, series, texts, write }} />
    </figure>
  );
}

interface Props extends Pick<ChartProps, 'days' | 'series'> {
  /** The day under the pointer. */
  at: number;
  middle: (day: number) => number;
  write: (figure: number) => string;
}

/** The figures of the day under the pointer, on the side that has room. */
function ChartDay({ days, series, at, middle, write }: Props) {
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

const dots = { signal: 'bg-signal', ink: 'bg-ink', faint: 'bg-ink-faint' };

/** Says which colour is which, if there is more than one. */
function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {series.map((one) => (
        <li key={one.name} className="inline-flex items-center gap-2">
          <span aria-hidden className={clsx('size-2 rounded-full', dots[one.tone ?? 'signal'])} />
          <span className="first-letter:uppercase">{one.name}</span>
        </li>
      ))}
    </ul>
  );
}

interface ChartTableProps extends Pick<ChartProps, 'days' | 'series' | 'texts'> {
  id: string;
  write: (figure: number) => string;
}

/** The same figures for screen readers. */
function ChartTable({ id, days, series, texts, write }: ChartTableProps) {
  return (
    <table id={id} className="sr-only">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {series.map((one) => (
            <th key={one.name} scope="col">
              {one.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, row) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map((one) => (
              <td key={one.name}>{write(one.values[row] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day under the pointer or selected with the arrow keys; null otherwise. */
function useChosenDay(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const day = Math.floor(((event.clientX - box.left) / box.width) * count);
    setAt(Math.min(count - 1, Math.max(0, day)));
  };
  const step = (event: KeyboardEvent) => {
    const now = at ?? count - 1;
    const last = count - 1;
    const targets = new Map([
      ['ArrowLeft', now - 1],
      ['ArrowRight', now + 1],
      ['Home', 0],
      ['End', last],
    ]);
    const next = targets.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, next)));
  };
  const handlers = {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: () => setAt(null),
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setAt(count - 1),
    onBlur: () => setAt(null),
    onKeyDown: step,
  };
  return { at, handlers };
}
