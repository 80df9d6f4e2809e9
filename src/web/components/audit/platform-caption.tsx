import type { ReactNode } from 'react';
import type { PlatformResult } from '#contract/entities/described-audit.ts';
import { platformNames, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';
import { Score } from './score.tsx';

export interface PlatformCaptionProps {
  result: Pick<PlatformResult, 'platform' | 'score'>;
  isScored?: boolean;
  /** A word beside the name. */
  mark?: string | null;
  /** Unfolds below the line: reasons and checks. */
  children: ReactNode;
}

/** The line above a platform's card: name and score, can be unfolded. */
export function PlatformCaption({ result, isScored = true, mark = null, children }: PlatformCaptionProps) {
  const texts = useTexts(previewTexts);
  const standing = standingOf(result.platform);
  return (
    <Accordion
      summaryClass="h-9"
      summary={
        <>
          <span className="font-[550]">{platformNames[result.platform]}</span>
          {(standing === 'closed' || standing === 'undocumented') && (
            <span className="text-ink-faint text-xs">
              {standing === 'closed' ? texts.discontinued : texts.undocumented}
            </span>
          )}
          {mark && <Badge tone="info">{mark}</Badge>}
          <span className="ml-auto">
            {isScored ? <Score score={result.score} /> : <Skeleton width="1.5rem" height="1rem" />}
          </span>
        </>
      }
    >
      {children}
    </Accordion>
  );
}
