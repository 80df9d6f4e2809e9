import clsx from 'clsx';
import type { ChartProps, ChartSeries } from './chart.tsx';

interface PlotProps extends Required<Pick<ChartProps, 'kind' | 'series'>> {
  ticks: readonly number[];
  top: number;
  /** The day under the pointer. */
  at: number | null;
  /** Centre of a day in percent of the width. */
  middle: (day: number) => number;
}

const strokes = { signal: 'stroke-signal', ink: 'stroke-ink', faint: 'stroke-ink-faint' };
const fills = { signal: 'bg-signal', ink: 'bg-ink', faint: 'bg-ink-faint' };

export function ChartPlot(props: PlotProps) {
  const { kind, series, ticks, top, at, middle } = props;
  return (
    <>
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden
          className={clsx('absolute inset-x-0 h-px', tick === 0 ? 'bg-line-strong/60' : 'bg-line')}
          style={{ bottom: `${(tick / top) * 100}%` }}
        />
      ))}
      {at !== null && kind === 'line' && (
        <span aria-hidden className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${middle(at)}%` }} />
      )}
      {kind === 'bar' ? <Bars {...props} /> : <Lines {...props} />}
      {kind === 'line' &&
        at !== null &&
        series.map((one) => (
          <span
            key={one.name}
            aria-hidden
            className={clsx(
              'absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-paper',
              fills[one.tone ?? 'signal'],
            )}
            style={{ left: `${middle(at)}%`, bottom: `${((one.values[at] ?? 0) / top) * 100}%` }}
          />
        ))}
    </>
  );
}

// The drawing is stretched to its box; `non-scaling-stroke` keeps the line thin.
function Lines({ series, top, middle }: PlotProps) {
  const points = (one: ChartSeries) =>
    one.values.map((value, day) => `${middle(day).toFixed(3)},${(100 - (value / top) * 100).toFixed(3)}`);
  const [first] = series;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      {first && series.length === 1 && first.values.length > 1 && (
        <path
          d={`M${middle(0)},100 L${points(first).join(' L')} L${middle(first.values.length - 1)},100 Z`}
          className="fill-signal-soft opacity-70"
        />
      )}
      {series.map((one) => (
        <polyline
          key={one.name}
          points={points(one).join(' ')}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className={strokes[one.tone ?? 'signal']}
        />
      ))}
    </svg>
  );
}

function Bars({ series, top, at }: PlotProps) {
  const days = Math.max(0, ...series.map((one) => one.values.length));
  return (
    <div aria-hidden className="absolute inset-0 flex items-end">
      {Array.from({ length: days }, (_, day) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a day is its identity
          key={day}
          className={clsx(
            'flex h-full min-w-0 flex-1 justify-center transition-opacity duration-150',
            at !== null && at !== day && 'opacity-40',
          )}
        >
          <div className="flex h-full w-[72%] max-w-8 items-end gap-px">
            {series.map((one) => (
              <span
                key={one.name}
                className={clsx('min-w-0 flex-1 rounded-t-xs', fills[one.tone ?? 'signal'])}
                style={{ height: `${((one.values[day] ?? 0) / top) * 100}%` }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
