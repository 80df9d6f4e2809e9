import clsx from 'clsx';
import type { Audit } from '#contract/entities/audit.ts';
import { HowFar } from '../../../components/audit/how-far.tsx';
import { ImageTypes } from '../../../components/audit/image-types.tsx';
import { ScoreBreakdown } from '../../../components/audit/score-breakdown.tsx';
import { scoreBandOf, scoreColours } from '../../../components/audit/score-colours.ts';
import { Counter } from '../../../components/ui/counter.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { noChange, ScoreChange } from '../audits/score-change.tsx';

/** The score, a sentence about it, and what it is made of. */
export function SiteVerdict({ audit, score }: { audit: Audit; score: number }) {
  const language = useLanguage();
  const verdict = scoreBandOf(score);
  return (
    <div>
      <p className="flex items-baseline gap-3">
        <Counter
          value={score}
          language={language}
          className={clsx('font-[640] font-display text-6xl tracking-tight', scoreColours[verdict])}
        />
        <span className="text-ink-soft">{useTexts(previewTexts).outOf}</span>
        <ScoreChange {...(audit.change ?? noChange)} />
      </p>
      <p className="mt-5 text-balance font-[550] text-xl">{audit.verdict?.[language]}</p>
      {audit.capped && <p className="mt-2 max-w-text text-ink-soft text-sm">{audit.capped[language]}</p>}
      <HowFar audit={audit} className="mt-2 mb-8 text-ink-soft text-sm" />
      <ImageTypes types={audit.types} />
      <div className="mt-8">
        <ScoreBreakdown score={score} parts={audit.scoreParts} />
      </div>
    </div>
  );
}
