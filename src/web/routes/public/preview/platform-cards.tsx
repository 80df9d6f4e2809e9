import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
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

interface PlatformCardsProps {
  view: PageView | null;
  shown: Shown;
  isScored: boolean;
  isBusy: boolean;
}

/** All platforms side by side. Not PreviewGrid: here a card's own line unfolds to its reasons and checks. */
export function PlatformCards({ view, shown, isScored, isBusy }: PlatformCardsProps) {
  const language = useLanguage();
  const byPlatform = new Map(view?.platforms.map((each) => [each.platform, each]));
  const platforms = isBusy ? platformIds : platformIds.filter((id) => byPlatform.has(id));
  return (
    <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
      {platforms.map((platform) => {
        const result = byPlatform.get(platform);
        return (
          <li key={platform} id={`platform-${platform}`} className="pv-cell scroll-mt-24">
            {result && view ? (
              <PlatformPreview
                {...shown}
                card={result.card}
                language={language}
                switches
                caption={<Caption result={result} imageType={view.imageType} isScored={isScored} />}
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
  imageType: AuditSubPageType;
  isScored: boolean;
}

function Caption({ result, imageType, isScored }: CaptionProps) {
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
      <PlatformReasons result={result} imageType={imageType} />
    </Fold>
  );
}
