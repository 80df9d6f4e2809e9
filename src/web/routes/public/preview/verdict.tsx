import clsx from 'clsx';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Counter } from '../../../components/ui/counter.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts, verdictTexts } from '../../../i18n/preview.ts';
import { Fold } from './fold.tsx';
import type { PageView } from './page-view.ts';
import { barColours, scoreColours, verdictOf } from './tone.ts';

/** The number, what it means in a sentence, and what it is made of. */
export function Verdict({ view }: { view: PageView | null }) {
  const texts = useTexts(previewTexts);
  const verdicts = useTexts(verdictTexts);
  const language = useLanguage();
  if (!view) {
    return (
      <div>
        <Skeleton shape="block" width="8rem" height="5.5rem" />
        <Skeleton className="mt-6" width="80%" height="1.5rem" />
        <Skeleton className="mt-3" width="60%" height="1.5rem" />
      </div>
    );
  }
  const verdict = verdictOf(view.score);
  return (
    <div>
      <p className="flex items-baseline gap-3">
        <Counter
          value={view.score}
          language={language}
          className={clsx('font-[640] font-display text-6xl tracking-tight', scoreColours[verdict])}
        />
        <span className="text-ink-soft">{texts.outOf}</span>
      </p>
      <p className="mt-5 text-balance font-[550] text-xl">{verdicts[verdict]}</p>
      {view.issues[0] && <p className="mt-2 text-ink-soft">{view.issues[0].text}</p>}
      <Fold
        className="mt-6 border-line border-y"
        summaryClass="py-3 text-sm"
        summary={<span className="font-[550]">{texts.scoreMade}</span>}
      >
        <p className="text-ink-soft text-sm">{texts.scoreMean(view.platforms.length)}</p>
        <ul className="mt-2 pb-4">
          {view.platforms.map(({ platform, score }) => (
            <li key={platform}>
              <a
                href={`#platform-${platform}`}
                className="grid grid-cols-[8.5rem_1fr_1.75rem] items-center gap-3 py-1 text-sm hover:text-signal"
              >
                <span className="truncate">{platformNames[platform]}</span>
                <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
                  <span
                    className={clsx('block h-full rounded-full', barColours[verdictOf(score)])}
                    style={{ width: `${score}%` }}
                  />
                </span>
                <span className="figures text-right">{score}</span>
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
