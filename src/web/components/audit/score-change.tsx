import clsx from 'clsx';
import { ArrowDown, ArrowUp } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { scoreChangeTexts } from '#web/i18n/project/score-change.ts';

export const noChange = { before: null, after: null };

interface ScoreChangeProps {
  before: number | null;
  after: number | null;
  /** Shown where there is nothing to compare: a column of a table wants a dash. */
  none?: string;
}

/** How many points better or worse than before. */
export function ScoreChange({ before, after, none }: ScoreChangeProps) {
  const texts = useTexts(scoreChangeTexts);
  if (before === null || after === null) return none ?? null;
  const points = after - before;
  if (points === 0) return <span className="font-normal font-sans text-ink-faint text-sm">{texts.unchanged}</span>;
  const Arrow = points > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={clsx(
        'figures inline-flex items-center gap-0.5 font-[550] font-sans text-sm tracking-normal',
        points > 0 ? 'text-good' : 'text-bad',
      )}
    >
      <Arrow aria-hidden className="size-3.5" />
      <span aria-hidden>{Math.abs(points)}</span>
      <span className="sr-only">{points > 0 ? texts.better(points) : texts.worse(-points)}</span>
    </span>
  );
}

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
