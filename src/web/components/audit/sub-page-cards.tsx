import type { AuditSubPageType } from '#domain/enumerations.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { PlatformPreview } from '../../previews/platform-preview.tsx';
import { gridTexts } from '../../previews/texts.ts';
import { PlatformCaption } from './platform-caption.tsx';
import { PlatformReasons } from './platform-reasons.tsx';
import type { PlatformView } from './views.ts';
import '../../previews/preview-grid.css';
import './platform-cards.css';

export interface SubPageCardsProps {
  platforms: readonly PlatformView[];
  imageType: AuditSubPageType;
}

/** One page on every platform; each card's line unfolds to its reasons and checks. */
export function SubPageCards({ platforms, imageType }: SubPageCardsProps) {
  const language = useLanguage();
  return (
    <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
      {platforms.map((result) => (
        <li key={result.platform} id={`platform-${result.platform}`} className="pv-cell scroll-mt-24">
          <PlatformPreview
            card={result.card}
            language={language}
            switches
            caption={
              <PlatformCaption result={result}>
                <PlatformReasons result={result} imageType={imageType} />
              </PlatformCaption>
            }
          />
        </li>
      ))}
    </ul>
  );
}
