import clsx from 'clsx';

interface HealthLineProps {
  label: string;
  /** Oldest first; null: not known then. */
  values: readonly (number | null)[];
  isBad: boolean;
}

const WIDTH = 240;
const HEIGHT = 40;

/** The last day as a line; the figure itself stands above it. */
export function HealthLine({ label, values, isBad }: HealthLineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  if (known.length < 2) return <div className="mt-3 h-10" />;
  const most = Math.max(...known.map(({ value }) => value), 1);
  const points = known.map(
    ({ value, at }) =>
      `${((at / (values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={clsx('mt-3 h-10 w-full', isBad ? 'stroke-bad' : 'stroke-ink-faint')}
    >
      <polyline points={points.join(' ')} fill="none" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
