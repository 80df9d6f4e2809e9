import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { auditTexts } from '../../i18n/audit.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { knownProject } from './known-project.server.ts';

export const meta = publicMeta;

export const loader = ({ params }: LoaderFunctionArgs) => knownProject(params.projectSlug);

/** /audit, /check and /demo of one website: the same result, met in three ways. */
export default function AuditSite() {
  const { slug } = useLoaderData<typeof loader>();
  const texts = useTexts(auditTexts);
  const isDemo = /^(\/de)?\/demo\//.test(useLocation().pathname);
  return (
    <section className="page-width pt-6 pb-section">
      <h1 className="max-w-[20ch] text-4xl">{isDemo ? texts.demoOf(slug) : texts.auditOf(slug)}</h1>
      <div className="mt-10 rounded-lg border border-line bg-surface">
        <EmptyState level={2} drawing="search" title={texts.emptyTitle} description={texts.emptyText} />
      </div>
    </section>
  );
}
