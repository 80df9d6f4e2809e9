import clsx from 'clsx';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { scoreColours } from './score-colours.ts';

/** A platform's score beside its name. */
export function Score({ score }: { score: number }) {
  const texts = useTexts(previewTexts);
  return (
    <span className={clsx('figures font-[640] font-display text-lg', scoreColours[scoreBandOf(score)])}>
      <span aria-hidden>{score}</span>
      <span className="sr-only">{texts.points(score)}</span>
    </span>
  );
}
