import clsx from 'clsx';
import type { ChartSeries } from './chart.tsx';

const dots = { signal: 'bg-signal', ink: 'bg-ink', faint: 'bg-ink-faint' };

/** Says which colour is which, if there is more than one. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
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
