import { standingOf } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { ClosedPlatforms } from './closed-platforms.tsx';
import { PlatformCaption } from './platform-caption.tsx';
import { PlatformReasons } from './platform-reasons.tsx';
import type { PlatformView } from './views.ts';

export interface SubPageCardsProps {
  platforms: readonly PlatformView[];
  imageType: AuditSubPageType;
}

/** One page on every platform; each card's line unfolds to its reasons and checks. */
export function SubPageCards({ platforms, imageType }: SubPageCardsProps) {
  const language = useLanguage();
  const closed = platforms.filter(({ platform }) => standingOf(platform) === 'closed');
  const cell = (result: PlatformView) => <Cell key={result.platform} {...{ result, imageType, language }} />;
  return (
    <div className="grid min-w-0 gap-9">
      <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
        {platforms.filter((result) => !closed.includes(result)).map(cell)}
      </ul>
      <ClosedPlatforms ids={closed.map(({ platform }) => platform)}>{closed.map(cell)}</ClosedPlatforms>
    </div>
  );
}

interface CellProps {
  result: PlatformView;
  imageType: AuditSubPageType;
  language: Language;
}

function Cell({ result, imageType, language }: CellProps) {
  return (
    <li id={`platform-${result.platform}`} className="pv-cell scroll-mt-24">
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
  );
}
