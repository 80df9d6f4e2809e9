import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { isoOf, type Language } from '#domain/language.ts';
import { ChartPlot } from './chart-plot.tsx';
import { labelledDays, niceTicks } from './chart-scale.ts';

export interface ChartSeries {
  name: string;
  values: readonly number[];
  tone?: 'signal' | 'ink' | 'faint';
}
interface ChartTexts {
  /** Spoken name of the chart; also the caption of the table that screen readers get. */
  caption: string;
  day: string;
}
export interface ChartProps {
  kind?: 'line' | 'bar';
  /** One a day, already written as a person reads it. */
  days: readonly string[];
  series: readonly ChartSeries[];
  language: Language;
  /** Height of the plot in px. */
  height?: number;
  texts: ChartTexts;
}

const dots = { signal: 'bg-signal', ink: 'bg-ink', faint: 'bg-ink-faint' };

/** Drawn by hand instead of Recharts (about 100 kB gzip): two shapes, complete on the server, no jump on hydration. */
export function Chart({ kind = 'line', days, series, language, height = 220, texts }: ChartProps) {
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const ticks = niceTicks(Math.max(0, ...series.flatMap((one) => one.values)));
  const top = ticks.at(-1) ?? 1;
  const write = (figure: number) => figure.toLocaleString(isoOf[language]);
  // Points sit in the middle of their day, so that bars and lines share one scale.
  const middle = (day: number) => ((day + 0.5) / Math.max(1, days.length)) * 100;
  const read = (day: number) =>
    `${days[day]}: ${series.map((one) => `${write(one.values[day] ?? 0)} ${one.name}`).join(', ')}`;

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const day = Math.floor(((event.clientX - box.left) / box.width) * days.length);
    setAt(Math.min(days.length - 1, Math.max(0, day)));
  };
  const step = (event: KeyboardEvent) => {
    const now = at ?? days.length - 1;
    const last = days.length - 1;
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

  return (
    <figure className="min-w-0">
      {series.length > 1 && (
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {series.map((one) => (
            <li key={one.name} className="inline-flex items-center gap-2">
              <span aria-hidden className={clsx('size-2 rounded-full', dots[one.tone ?? 'signal'])} />
              {one.name}
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
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
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(null)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(days.length - 1)}
          onBlur={() => setAt(null)}
          onKeyDown={step}
          className="relative min-w-0 rounded-xs outline-offset-4"
          style={{ height }}
        >
          <ChartPlot {...{ kind, series, ticks, top, at, middle }} />
          {at !== null && (
            <output
              className="pointer-events-none absolute top-0 z-10 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
              style={
                at < days.length / 2
                  ? { left: `calc(${middle(at)}% + 10px)` }
                  : { right: `calc(${100 - middle(at)}% + 10px)` }
              }
            >
              <span className="block whitespace-nowrap opacity-75">{days[at]}</span>
              {series.map((one) => (
                <span key={one.name} className="block whitespace-nowrap">
                  {write(one.values[at] ?? 0)} {one.name}
                </span>
              ))}
            </output>
          )}
        </div>
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
      </div>
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
    </figure>
  );
}
