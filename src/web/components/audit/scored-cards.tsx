import { useLanguage } from '#web/i18n/language.tsx';
import { PreviewGrid } from '#web/previews/preview-grid.tsx';
import { Score } from './score.tsx';
import type { PlatformView } from './views.ts';

interface ScoredCardsProps {
  platforms: readonly PlatformView[];
  surroundings?: boolean;
}

/** One page on every platform, each with its score; for pages that show the checks elsewhere. */
export function ScoredCards({ platforms, surroundings }: ScoredCardsProps) {
  return (
    <PreviewGrid
      language={useLanguage()}
      surroundings={surroundings}
      cards={platforms.map(({ card }) => card)}
      scores={Object.fromEntries(
        platforms.map(({ platform, score }) => [platform, <Score key={platform} score={score} />]),
      )}
    />
  );
}
