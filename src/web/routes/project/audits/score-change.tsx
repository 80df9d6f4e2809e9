import clsx from 'clsx';
import { ArrowDown, ArrowUp } from '#web/components/ui/icons.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { scoreChangeTexts } from '../../../i18n/project/score-change.ts';

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
