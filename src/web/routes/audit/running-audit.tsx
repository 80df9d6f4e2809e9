import type { AuditProgress } from '#contract/entities/audit.ts';
import { AuditRunning } from '../../components/audit/audit-running.tsx';
import { Score } from '../../components/audit/score.tsx';
import { publicReportTexts, reportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { PlatformPreview } from '../../previews/platform-preview.tsx';
import { PreviewSkeleton } from '../../previews/preview-skeleton.tsx';

const RETRY_SECONDS = 3;

/** Fills as pages are read: followed by a script (enhance/follow-audit.ts), without scripts by reloading. */
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
