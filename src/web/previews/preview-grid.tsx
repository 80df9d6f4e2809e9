import type { ReactNode } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import { isCounted, type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { MorePlatforms } from './more-platforms.tsx';
import { PlatformPreview } from './platform-preview.tsx';
import type { PreviewDevice, PreviewTheme } from './preview-figure.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { gridTexts, platformNotes } from './texts.ts';

export interface PreviewGridProps {
  cards: readonly Card[];
  language: Language;
  /** Which platforms, in this order; all by default. */
  platforms?: readonly PlatformId[];
  /** A platform without a card is still loading (drawn as a skeleton), or omitted. */
  pending?: boolean;
  theme?: PreviewTheme;
  device?: PreviewDevice;
  surroundings?: boolean;
  variant?: number;
  /** Content to the right of a platform's name, such as its score. */
  scores?: Partial<Record<PlatformId, ReactNode>>;
  switches?: boolean;
  /** Every card open, instead of the additional platforms folded at the end. */
  isFlat?: boolean;
}

/**
 * All platforms side by side. Rows rather than true masonry: a card keeps its place while others stream in, and each
 * platform's background fills its cell, so uneven heights leave no holes. Those of the score come first.
 */
export function PreviewGrid({
  cards,
  language,
  platforms = platformIds,
  pending = false,
  scores = {},
  theme,
  device,
  surroundings,
  variant,
  switches = true,
  isFlat = false,
}: PreviewGridProps) {
  const byPlatform = new Map(cards.map((card) => [card.platform, card]));
  const shown = platforms.filter((platform) => pending || byPlatform.has(platform));
  const first = shown.filter((platform) => isFlat || isCounted(platform));
  const cell = (platform: PlatformId) => {
    const card = byPlatform.get(platform);
    const caption = <Caption platform={platform} language={language} score={scores[platform]} />;
    return (
      <li key={platform} className="pv-cell">
        {card ? (
          <PlatformPreview {...{ card, language, theme, device, surroundings, variant, caption, switches }} />
        ) : (
          <PreviewSkeleton {...{ platform, language, theme, caption }} />
        )}
      </li>
    );
  };
  return (
    <>
      <ul className="pv-grid" aria-label={gridTexts.label[language]}>
        {first.map(cell)}
      </ul>
      <div className="pv-more">
        <MorePlatforms ids={shown.filter((platform) => !first.includes(platform))} {...{ language, cell }} />
      </div>
    </>
  );
}

function Caption({ platform, language, score }: { platform: PlatformId; language: Language; score: ReactNode }) {
  return (
    <span className="pv-caption">
      <span className="pv-name">{platformNames[platform]}</span>
      {platformNotes[platform] && <span className="pv-history">{gridTexts.history[language]}</span>}
      <span className="pv-score">{score}</span>
    </span>
  );
}
