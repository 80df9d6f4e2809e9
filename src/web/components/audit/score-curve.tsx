import clsx from 'clsx';

const [WIDTH, HEIGHT, EDGE] = [96, 32, 3];

/** The score over time, as a line the height of a word; decorates the figure beside it. */
export function ScoreCurve({ scores, className }: { scores: readonly number[]; className?: string }) {
  if (scores.length < 2) return null;
  const x = (at: number) => EDGE + (at / (scores.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (score: number) => HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={clsx('overflow-visible', className)}>
      <polyline
        points={scores.map((score, at) => `${x(at).toFixed(1)},${y(score).toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink-faint"
      />
      <circle cx={x(scores.length - 1)} cy={y(scores.at(-1) ?? 0)} r="2.5" className="fill-signal" />
    </svg>
  );
}
