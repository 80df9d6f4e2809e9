import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { PreviewComparisonView } from '#web/components/preview-comparison/preview-comparison.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { apiContext } from '#web/context.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { loadPageHistory } from './page-history/load-page-history.server.ts';
import { MomentList } from './page-history/moment-list.tsx';

export const meta = appMeta;

export const loader = ({ url, context, params }: LoaderFunctionArgs) =>
  loadPageHistory(context.get(apiContext), requireProject(context, url).id, params.subPageId ?? '', url);

export default function PageHistory() {
  const { page, history, retentionMonths, comparison, isGone } = useLoaderData<typeof loader>();
  const texts = useTexts(pageHistoryTexts);
  const own = useTexts(appScreenTexts.pageHistory);
  const pathTo = usePathTo();
  return (
    <Screen
      heading={page.title ?? page.path}
      lead={texts.lead(retentionMonths)}
      links={
        <>
          <Link to={pathTo('monitoringChanges', { projectSlug: useProject().slug })} className="text-link">
            {texts.back}
          </Link>
          <a href={page.url} target="_blank" rel="noopener noreferrer" className="text-link">
            {texts.openPage}
          </a>
        </>
      }
    >
      {history.total === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState level={2} drawing="pages" title={own.emptyTitle} description={own.emptyText} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <section>
            <h2 className="mb-5 text-xl">{texts.comparison}</h2>
            {comparison ? (
              <PreviewComparisonView subPageId={page.id} comparison={comparison} />
            ) : (
              <p className="text-ink-soft">{isGone && history.total > 1 ? texts.gone : texts.onlyOne}</p>
            )}
          </section>
          <MomentList history={history} comparison={comparison} />
        </div>
      )}
    </Screen>
  );
}
