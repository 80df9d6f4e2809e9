import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { PlatformCaption } from '../../../components/audit/platform-caption.tsx';
import { PlatformReasons } from '../../../components/audit/platform-reasons.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { PreviewSkeleton } from '../../../previews/preview-skeleton.tsx';
import { gridTexts } from '../../../previews/texts.ts';
import type { PageView } from './page-view.ts';
import type { Shown } from './shown.ts';
import '../../../previews/preview-grid.css';
import '../../../components/audit/platform-cards.css';

/** As many as a wide window shows side by side. */
const FIRST_ROW = 3;

interface PlatformCardsProps {
  view: PageView | null;
  /** The same page, rendered a moment later: what is not in the first row, and what is folded. */
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
                  <PlatformCaption result={result} isScored={isScored}>
                    {lateView && <PlatformReasons result={result} imageType={view.imageType} />}
                  </PlatformCaption>
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
