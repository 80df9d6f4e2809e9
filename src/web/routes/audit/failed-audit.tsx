import type { Audit } from '#contract/entities/audit.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { publicReportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { usePathTo } from '../../paths.ts';

/** No page could be read. Uses the words of docs/specification.md#s8.6, and says why. */
export function FailedAudit({ audit }: { audit: Audit }) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <section className="page-width pt-6 pb-section">
      <p className="eyebrow">{texts.audit}</p>
      <h1 className="mt-1 mb-10 text-4xl [overflow-wrap:anywhere]">{audit.project.address}</h1>
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          level={2}
          drawing="search"
          title={texts.failed}
          description={audit.failure?.text[language]}
          action={<ButtonLink href={`${pathTo('home')}#try-out`}>{texts.tryAgain}</ButtonLink>}
        />
      </div>
    </section>
  );
}
