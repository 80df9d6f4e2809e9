import type { ReactNode } from 'react';
import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/preview.ts';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { PreviewSkeleton } from '../../../previews/preview-skeleton.tsx';
import { gridTexts } from '../../../previews/texts.ts';
import { Fold } from './fold.tsx';
import type { PageView, PlatformView } from './page-view.ts';
import { PlatformReasons } from './platform-reasons.tsx';
import { Score } from './score.tsx';
import type { Shown } from './shown.ts';
import '../../../previews/preview-grid.css';
import './platform-cards.css';

/** As many as a wide window shows side by side. */
const FIRST_ROW = 3;

interface PlatformCardsProps {
  view: PageView | null;
  /** The same page, drawn a moment later: what is not in the first row, and what is folded. */
  lateView: PageView | null;
  shown: Shown;
  isScored: boolean;
  isBusy: boolean;
}

/** All platforms side by side. Not PreviewGrid: here a card's own line unfolds to its reasons and checks. */
export function PlatformCards({ view, lateView, shown, isScored, isBusy }: PlatformCardsProps) {
  const language = useLanguage();
  const resultIn = (from: PageView | null, id: PlatformId) => from?.platforms.find(({ platform }) => platform === id);
  const platforms = isBusy || view === null ? platformIds : view.platforms.map(({ platform }) => platform);
  return (
    <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
      {platforms.map((platform, at) => {
        const result = resultIn(at < FIRST_ROW ? view : lateView, platform);
        return (
          <li key={platform} id={`platform-${platform}`} className="pv-cell scroll-mt-24">
            {result && view ? (
              <PlatformPreview
                {...shown}
                card={result.card}
                language={language}
                switches
                caption={
                  <Caption result={result} isScored={isScored}>
                    {lateView && <PlatformReasons result={result} imageType={view.imageType} />}
                  </Caption>
                }
              />
            ) : (
              <PreviewSkeleton
                {...{ platform, language }}
                theme={shown.theme}
                caption={<span className="flex h-9 items-center font-[550]">{platformNames[platform]}</span>}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CaptionProps {
  result: PlatformView;
  isScored: boolean;
  children: ReactNode;
}

function Caption({ result, isScored, children }: CaptionProps) {
  const texts = useTexts(previewTexts);
  return (
    <Fold
      summaryClass="h-9"
      summary={
        <>
          <span className="font-[550]">{platformNames[result.platform]}</span>
          {result.platform === 'skype' && <span className="text-ink-faint text-xs">{texts.discontinued}</span>}
          <span className="ml-auto">
            {isScored ? <Score score={result.score} /> : <Skeleton width="1.5rem" height="1rem" />}
          </span>
        </>
      }
    >
      {children}
    </Fold>
  );
}
