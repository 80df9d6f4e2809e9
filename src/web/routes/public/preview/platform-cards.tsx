import { memo, Suspense } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import { isCounted, type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { PlatformCaption, PlatformReasons } from '#web/components/audit/platform-reasons.tsx';
import type { Shown } from '#web/components/page-audit/shown.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { MorePlatforms } from '#web/previews/more-platforms.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { PreviewSkeleton } from '#web/previews/preview-skeleton.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { DownloadButton } from './download/download-button.tsx';

/** As many as a wide window shows side by side. */
const FIRST_ROW = 3;

export interface PlatformCardsProps {
  view: PagePreview | null;
  /** The same page, rendered a moment later: what is not in the first row, and what is folded. */
  lateView: PagePreview | null;
  shown: Shown;
  isScored: boolean;
  isBusy: boolean;
  /** Those that look different since somebody edited; null: nobody did. */
  changed: readonly PlatformId[] | null;
}

/** Those of the score side by side, the others folded at the end. Drawn again only if a card changed. */
export const PlatformCards = memo(function PlatformCards(props: PlatformCardsProps) {
  const { view, isBusy } = props;
  const language = useLanguage();
  const platforms = isBusy || view === null ? platformIds : view.platforms.map(({ platform }) => platform);
  // Each on its own: the browser wakes them one after the other and stays responsive.
  const cell = (id: PlatformId, at: number) => (
    <Suspense key={id}>
      <Cell id={id} isFirst={isCounted(id) && at < FIRST_ROW} {...props} />
    </Suspense>
  );
  return (
    <div className="grid min-w-0 content-start gap-9">
      <ul className="pv-grid preview-cards" aria-label={gridTexts.label[language]}>
        {platforms.filter(isCounted).map(cell)}
      </ul>
      <MorePlatforms
        ids={platforms.filter((id) => !isCounted(id))}
        language={language}
        cell={(id) => cell(id, Number.POSITIVE_INFINITY)}
      />
    </div>
  );
});

/** Not a cell of PreviewGrid: here a card's own line unfolds to its reasons and checks. */
function Cell(props: PlatformCardsProps & { id: PlatformId; isFirst: boolean }) {
  const { id, isFirst, view, lateView, shown, isScored, changed } = props;
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const { theme, device } = shown;
  const result = (isFirst ? view : lateView)?.platforms.find(({ platform }) => platform === id);
  return (
    <li id={`platform-${id}`} className="pv-cell relative scroll-mt-24">
      {result && view ? (
        <PlatformPreview
          {...{ theme, device, language }}
          card={result.card}
          switches
          caption={
            <PlatformCaption
              result={result}
              isScored={isScored}
              mark={changed?.includes(id) ? texts.changedCard : null}
            >
              {lateView && <PlatformReasons result={result} imageType={view.imageType} />}
            </PlatformCaption>
          }
        />
      ) : (
        <PreviewSkeleton
          platform={id}
          {...{ theme, language }}
          caption={<span className="flex h-9 items-center font-[550]">{platformNames[id]}</span>}
        />
      )}
      {result && <DownloadButton id={id} shown={shown} />}
    </li>
  );
}
