import type { AuditProgress } from '#contract/entities/audit.ts';
import { Score } from '#web/components/audit/score.tsx';
import { Drawing } from '#web/components/brand/drawing.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { PreviewSkeleton } from '#web/previews/preview-skeleton.tsx';

const RETRY_SECONDS = 3;

/** Fills as pages are read: followed by a script (enhance/enhance-page.ts), without scripts by reloading. */
export function RunningAudit({ progress }: { progress: AuditProgress }) {
  const texts = useTexts(publicReportTexts);
  const { address, pages, pagesDone, pagesPlanned } = progress;
  return (
    <section className="page-width pt-6 pb-section">
      <noscript>
        <meta httpEquiv="refresh" content={String(RETRY_SECONDS)} />
      </noscript>
      <p className="eyebrow">{texts.audit}</p>
      <h1 className="mt-1 mb-8 text-4xl [overflow-wrap:anywhere]">{address}</h1>
      <div data-follow>
        <div data-part="progress">
          <AuditRunning {...{ pagesDone, pagesPlanned }} />
        </div>
        <ul className="pv-grid mt-10" aria-label={texts.cardsOfPages}>
          {pages.map((page) => (
            <li key={page.uuid} data-part={page.uuid} className="pv-cell">
              <PageCard page={page} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PageCard({ page: { path, isDone, score, card } }: { page: AuditProgress['pages'][number] }) {
  const language = useLanguage();
  const { notRead } = useTexts(reportTexts);
  const caption = (
    <span className="flex h-9 items-center justify-between gap-3 text-sm">
      <span className="truncate">{path}</span>
      {isDone && score !== null && <Score score={score} />}
    </span>
  );
  if (card) return <PlatformPreview {...{ card, language, caption }} device="phone" />;
  if (!isDone) return <PreviewSkeleton {...{ language, caption }} platform="whatsapp" />;
  return (
    <figure className="pv-figure">
      <figcaption>{caption}</figcaption>
      <p className="rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">{notRead}</p>
    </figure>
  );
}

interface AuditRunningProps {
  pagesDone: number;
  /** 0 while the number is unknown. */
  pagesPlanned: number;
}

/** A running audit, in words. The parent reloads the page. */
function AuditRunning({ pagesDone, pagesPlanned }: AuditRunningProps) {
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
