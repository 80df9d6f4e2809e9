import { reportTexts } from '../../i18n/audit/reports.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Drawing } from '../brand/drawing.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

export interface AuditRunningProps {
  pagesDone: number;
  /** 0 while the number is unknown. */
  pagesPlanned: number;
}

/** A running audit, in words. The parent reloads the page. */
export function AuditRunning({ pagesDone, pagesPlanned }: AuditRunningProps) {
  const texts = useTexts(reportTexts);
  const isKnown = pagesPlanned > 0;
  return (
    <div className="grid justify-items-center gap-6 rounded-lg border border-line bg-surface px-6 py-14 text-center">
      <Drawing name="search" className="h-24 w-36" />
      <div>
        <p className="font-[640] font-display text-xl">{texts.running}</p>
        <p className="mt-2 max-w-sm text-ink-soft text-sm">{texts.runningText}</p>
      </div>
      <ProgressBar
        className="w-full max-w-sm text-left"
        label={isKnown ? texts.readingPages : texts.findingPages}
        text={isKnown ? texts.pagesOf(pagesDone, pagesPlanned) : undefined}
        value={isKnown ? pagesDone : null}
        max={isKnown ? pagesPlanned : undefined}
      />
    </div>
  );
}
