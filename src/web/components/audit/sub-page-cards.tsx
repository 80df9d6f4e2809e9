import type { PlatformResult } from '#contract/entities/described-audit.ts';
import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { MorePlatforms } from '#web/previews/more-platforms.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { PlatformCaption, PlatformReasons } from './platform-reasons.tsx';

export interface SubPageCardsProps {
  platforms: readonly PlatformResult[];
  imageType: AuditSubPageType;
}

/** One page on every platform; each card's line unfolds to its reasons and checks. */
export function SubPageCards({ platforms, imageType }: SubPageCardsProps) {
  const language = useLanguage();
  const ids = platforms.map(({ platform }) => platform);
  const cell = (id: PlatformId) => {
    const result = platforms.find(({ platform }) => platform === id);
    return result && <Cell key={id} {...{ result, imageType, language }} />;
  };
  return (
    <div className="grid min-w-0 gap-9">
      <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
        {ids.filter(isCounted).map(cell)}
      </ul>
      <MorePlatforms ids={ids.filter((id) => !isCounted(id))} {...{ language, cell }} />
    </div>
  );
}

interface CellProps {
  result: PlatformResult;
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
