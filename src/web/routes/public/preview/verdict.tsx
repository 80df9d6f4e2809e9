import clsx from 'clsx';
import { largestOf, sizeClassTexts } from '#domain/audit/emulation/size-class.ts';
import { Fold } from '../../../components/audit/accordion.tsx';
import { PlatformBars } from '../../../components/audit/platform-bars.tsx';
import { scoreBandOf, scoreColours } from '../../../components/audit/score-colours.ts';
import { Counter } from '../../../components/ui/counter.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts, verdictTexts } from '../../../i18n/public/preview.ts';
import type { PageView } from './page-view.ts';

/** The score, what it means in a sentence, and what it is made of. */
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
  const verdict = scoreBandOf(view.score);
  const size = largestOf(view.platforms.map(({ card }) => card.imageSize));
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
      {size !== 'none' && <p className="mt-2 text-ink-soft">{sizeClassTexts[size][language]}</p>}
      {view.issues[0] && <p className="mt-2 text-ink-soft">{view.issues[0].text}</p>}
      <Fold
        className="mt-6 border-line border-y"
        summaryClass="py-3 text-sm"
        summary={<span className="font-[550]">{texts.scoreMade}</span>}
      >
        <p className="text-ink-soft text-sm">{texts.scoreMean(view.platforms.length)}</p>
        <PlatformBars className="mt-2 pb-4" platforms={view.platforms} hrefOf={(platform) => `#platform-${platform}`} />
      </Fold>
    </div>
  );
}
