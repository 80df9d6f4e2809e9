import type { ReactNode } from 'react';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import type { PreviewTheme } from './preview-figure.tsx';
import { gridTexts } from './texts.ts';

interface PreviewSkeletonProps {
  platform: PlatformId;
  language: Language;
  theme?: PreviewTheme;
  caption?: ReactNode;
}

/** Reserves a card's space, on its platform's background, until the card is there. */
export function PreviewSkeleton({ platform, language, theme = 'light', caption }: PreviewSkeletonProps) {
  return (
    <figure className="pv-figure" data-platform={platform} aria-busy="true">
      <figcaption>{caption}</figcaption>
      <div
        className={`pv pv-${platform} pv-skeleton`}
        data-theme={theme}
        role="img"
        aria-label={gridTexts.loading[language]}
      >
        <div className="pv-scene pv-skeleton-scene" aria-hidden="true" inert>
          <div className="pv-skeleton-head">
            <span className="pv-skeleton-avatar" />
            <span className="pv-skeleton-lines">
              <span style={{ width: '46%' }} />
              <span style={{ width: '28%' }} />
            </span>
          </div>
          <span className="pv-skeleton-picture" />
          <span className="pv-skeleton-lines">
            <span style={{ width: '88%' }} />
            <span style={{ width: '64%' }} />
            <span style={{ width: '34%' }} />
          </span>
        </div>
      </div>
    </figure>
  );
}
