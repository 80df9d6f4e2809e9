import clsx from 'clsx';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import { sizeClassTexts, sizeOfPage } from '#domain/audit/emulation/size-class.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { fixesOf } from '#web/components/page-audit/fixes-of.ts';
import { Counter } from '#web/components/ui/counter.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

// The height stays while the page is read: the cards below do not move.
const lineClass =
  'grid min-h-44 content-center items-center gap-x-8 gap-y-3 border-line border-y py-4 md:min-h-28 md:grid-cols-[12rem_1fr_1fr]';

/** The score, what the cards show, and the one thing to do first. */
export function SummaryLine({ view }: { view: PagePreview | null }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  if (!view) {
    return (
      <div className={lineClass}>
        <Skeleton shape="block" width="6rem" height="2.75rem" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton width="70%" height="1.25rem" />
      </div>
    );
  }
  const [first] = fixesOf(view.issues);
  const largest = sizeOfPage(view.platforms, view.tags);
  const size = largest === 'none' ? null : sizeClassTexts[largest][language];
  return (
    <div className={lineClass}>
      <p className="flex items-baseline gap-2">
        <Counter
          value={view.score}
          language={language}
          className={clsx('font-[640] font-display text-5xl tracking-tight', scoreColours[scoreBandOf(view.score)])}
        />
        <span className="text-ink-soft text-sm">{texts.outOf}</span>
      </p>
      <div>
        <p className="text-pretty font-[550]">{view.verdict}</p>
        {(view.capped ?? size) && <p className="mt-1 text-pretty text-ink-soft text-sm">{view.capped ?? size}</p>}
      </div>
      <p className="text-pretty text-sm">
        {first ? (
          <>
            <span className="block text-ink-faint">{texts.mostImportant}</span>
            <a href={`#issue-${first.id}`} onClick={() => unfold(first.id)} className="text-link">
              {first.text}
            </a>
            {first.gain && <span className="block text-good">{first.gain.text}</span>}
          </>
        ) : (
          <span className="text-good">{texts.nothingToFix}</span>
        )}
      </p>
    </div>
  );
}

function unfold(id: string) {
  const issue = document.getElementById(`issue-${id}`);
  if (issue instanceof HTMLDetailsElement) issue.open = true;
}
