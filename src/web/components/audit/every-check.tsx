import type { PlatformResult } from '#contract/entities/described-audit.ts';
import { platformNames, standingOf } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { PreviewGrid } from '#web/previews/preview-grid.tsx';
import { PlatformReasons } from './platform-reasons.tsx';
import { Score } from './score.tsx';

export interface EveryCheckProps {
  platforms: readonly PlatformResult[];
  imageType: AuditSubPageType;
}

/** Nobody fixes a page for a platform that has closed. */
const isThere = ({ platform }: PlatformResult): boolean => standingOf(platform) !== 'closed';

/** Every platform's reasons and checks, unfolded, side by side. */
export function AllChecks({ platforms, imageType }: EveryCheckProps) {
  return (
    <div className="gap-x-12 md:columns-2 xl:columns-3 print:columns-3">
      {platforms.filter(isThere).map((result) => (
        <section key={result.platform} className="mb-6 break-inside-avoid">
          <h3 className="flex items-baseline justify-between pb-2 font-[550] font-sans text-base tracking-normal">
            {platformNames[result.platform]}
            <Score score={result.score} />
          </h3>
          <PlatformReasons result={result} imageType={imageType} />
        </section>
      ))}
    </div>
  );
}

interface ScoredCardsProps {
  platforms: readonly PlatformResult[];
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
