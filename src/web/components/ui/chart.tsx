import { useId } from 'react';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { ChartDays, ChartFigures } from './chart-axes.tsx';
import { ChartDay } from './chart-day.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { niceTicks } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { useChosenDay } from './use-chosen-day.ts';

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
