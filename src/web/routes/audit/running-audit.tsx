import { AuditRunning, type AuditRunningProps } from '../../components/audit/audit-running.tsx';
import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { useTexts } from '../../i18n/language.tsx';

const RETRY_SECONDS = 4;

interface RunningAuditProps extends AuditRunningProps {
  slug: string;
  address: string | null;
}

/** Reloads automatically, with and without scripts. */
export function RunningAudit({ slug, address, ...progress }: RunningAuditProps) {
  const texts = useTexts(publicReportTexts);
  return (
    <section className="page-width pt-6 pb-section">
      <meta httpEquiv="refresh" content={String(RETRY_SECONDS)} />
      <p className="eyebrow">{texts.audit}</p>
      <h1 className="mt-1 mb-10 text-4xl [overflow-wrap:anywhere]">{address ?? slug}</h1>
      <AuditRunning {...progress} />
    </section>
  );
}
