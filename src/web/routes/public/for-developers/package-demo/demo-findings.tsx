import clsx from 'clsx';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { levelTones, scoreColours } from '#web/components/audit/score-colours.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { packageDemoTexts } from '#web/i18n/public/package.ts';
import { levelTexts } from '#web/i18n/public/preview.ts';
import type { Judged } from './judge-html.ts';

/** The result of `audit`: score, issues with advice, and checks that it could not run. */
export function DemoFindings({ judged, hasFailed }: { judged: Judged; hasFailed: boolean }) {
  const texts = useTexts(packageDemoTexts);
  const levels = useTexts(levelTexts);
  return (
    <div className="min-w-0">
      {hasFailed && (
        <p role="alert" className="mb-4 text-bad text-sm">
          {texts.failed}
        </p>
      )}
      <div role="status">
        <p className="flex items-baseline gap-2">
          <span
            data-score
            className={clsx('figures font-[640] font-display text-5xl', scoreColours[scoreBandOf(judged.score)])}
          >
            {judged.score}
          </span>{' '}
          <span className="text-ink-soft text-sm">{texts.outOf}</span>
        </p>
        <p className="mt-2 text-pretty font-[550]">{judged.verdict}</p>
      </div>
      <h3 className="mt-6 text-xl">{texts.issues}</h3>
      {judged.issues.length === 0 ? (
        <p className="mt-2 text-good">{texts.noIssues}</p>
      ) : (
        <ul className="mt-3 grid gap-4">
          {judged.issues.map(({ id, level, text, advice }) => (
            <li key={id} className="grid gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_1fr]">
              <span>
                <Badge tone={levelTones[level]}>{levels[level]}</Badge>
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-[550]">{text}</span>
                {advice && <span className="mt-1 block text-ink-soft text-sm">{advice}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-8 text-xl">{texts.notChecked}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft text-sm">
        {judged.notChecked.map((text) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
