import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { StartAudit } from '#web/components/audit/start-audit.tsx';
import { pageOfQuery, usePaging } from '#web/components/listing/list-query.ts';
import { ReportMenu } from '#web/components/report-menu/report-menu.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { apiContext, siteContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { projectReportsTexts } from '#web/i18n/project/audits.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { useReportColumns } from './reports/report-columns.tsx';

export const meta = appMeta;

/** Websites on one page; each costs a call of its own. */
const PER_PAGE = 20;
const CURVE = 12;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return answerOf(async () => {
    const [projects, studies] = await Promise.all([
      api.listProjects({ query: { page: pageOfQuery(url), perPage: PER_PAGE } }),
      api.listCaseStudies({ query: { perPage: 1 } }),
    ]);
    const items = await Promise.all(
      projects.items.map(async (project) => {
        const audits = await api.listAudits({ params: { id: String(project.id) }, query: { perPage: CURVE } });
        return { project, count: audits.total, scored: audits.items.filter(({ score }) => score !== null) };
      }),
    );
    // An empty list is of use only to those who write it.
    const hasCaseStudies = studies.total > 0 || context.get(userContext).role === 'superadmin';
    return { ...projects, items, hasCaseStudies, hasPdf: context.get(siteContext).hasBrowser === true };
  });
}

export default function Reports() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(projectReportsTexts);
  const columns = useReportColumns();
  const own = useTexts(appScreenTexts.reports);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <Screen
      heading={own.heading}
      lead={texts.lead}
      links={
        list.hasCaseStudies && (
          <Link to={pathTo('caseStudy')} className="text-link">
            {texts.caseStudies}
          </Link>
        )
      }
    >
      <Table
        rows={list.items}
        keyOf={({ project }) => project.uuid}
        paging={usePaging(list)}
        texts={{ ...common, caption: own.heading }}
        empty={
          <div className="rounded-lg border border-line">
            <EmptyState
              level={2}
              drawing="pages"
              title={own.emptyTitle}
              description={own.emptyText}
              action={
                <Link to={`${pathTo('start')}?new`} className={buttonClass('outline')}>
                  {texts.addWebsite}
                </Link>
              }
            />
          </div>
        }
        actions={({ project, scored }) =>
          scored.length > 0 ? (
            <span className="inline-flex items-center gap-1">
              <a
                href={pathTo('audit', { projectSlug: reportNameOf(project) })}
                target="_blank"
                rel="noopener"
                aria-label={texts.reportOf(siteName(project.full))}
                className={buttonClass('outline', 'sm')}
              >
                {texts.report}
              </a>
              <ReportMenu
                name={reportNameOf(project)}
                label={texts.more(siteName(project.full))}
                project={project}
                hasPdf={list.hasPdf}
              />
            </span>
          ) : (
            <StartAudit projectSlug={project.slug} variant="quiet" size="sm" {...{ texts }} />
          )
        }
        columns={columns}
      />
    </Screen>
  );
}
