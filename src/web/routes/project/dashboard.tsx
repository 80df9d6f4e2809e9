import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import type { Crawl, Project } from '#contract/entities/project.ts';
import { isLeftOut } from '#domain/billing/left-out.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { crawlColumns, useCrawlDeletion, useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { isRunning, JobPanel } from '#web/components/job/job-progress.tsx';
import { usePaging } from '#web/components/listing/list-query.ts';
import { TriangleAlert } from '#web/components/ui/icons.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { useAppData } from '#web/layouts/app.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { CrawlChart } from './dashboard/crawl-chart.tsx';
import { loadDashboard } from './dashboard/load-dashboard.server.ts';
import { NextActionPanel, nextActionOf } from './dashboard/next-action-panel.tsx';
import { RecentShares, SharedPages } from './dashboard/shared-pages.tsx';
import { DashboardTiles } from './dashboard/tiles.tsx';
import { TopLists } from './dashboard/top-lists.tsx';

/** Not every dashboard has them: loaded where they are shown. */
const WatchLine = lazy(() => import('./dashboard/watch-line.tsx'));
const ComparedTemplates = lazy(() => import('./dashboard/compared-templates.tsx'));
const NoSharesYet = lazy(() => import('./dashboard/no-shares-yet.tsx'));

/** Nothing is said before the first page was checked, and nothing on a plan without monitoring unless it is broken. */
export const hasWatchLine = ({ isWatched, openIncidents, pages }: Monitoring): boolean =>
  openIncidents > 0 || (isWatched && pages.seen > 0);

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadDashboard(context.get(apiContext), requireProject(context, url).id, url);

export const action = ({ request, url, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return runAction(request, {
    'delete-crawl': (_, id) => api.deleteCrawl({ params: { id } }),
    'change-address': async (form) => {
      const { id, slug } = requireProject(context, url);
      const changed = await api.changeAddress({ params: { id: String(id) }, body: { full: textOf(form, 'full') } });
      const projectSlug = changed.project.slug;
      if (projectSlug === slug) return changed;
      // The name follows the address as long as nobody outside knows it.
      throw replace(pathTo('dashboard', languageOfPath(url.pathname), { projectSlug }) + url.search);
    },
  });
};

export default function Dashboard() {
  const { project, audit, audits, stats, allStats, filter, crawls, shares, subPages, comparisons, monitoring, job } =
    useLoaderData<typeof loader>();
  const { confirmDelete, modal } = useCrawlDeletion();
  const action = nextActionOf({ user: useAppData().user, project, monitoring, audit, stats: allStats });
  return (
    <Screen heading={useTexts(appScreenTexts.dashboard).heading}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:gap-16">
        {(action.kind !== 'none' || job || project.problems.length > 0 || hasWatchLine(monitoring)) && (
          <div className="grid gap-4">
            <NextActionPanel action={action} project={project} />
            <JobPanel job={job} />
            {action.kind !== 'unreadable' && <Problems project={project} />}
            {/* Of a site that cannot be read one panel says it all. */}
            <Suspense fallback={null}>
              {action.kind !== 'unreadable' && hasWatchLine(monitoring) && (
                <WatchLine monitoring={monitoring} isReading={isRunning(job)} />
              )}
            </Suspense>
          </div>
        )}
        <Suspense fallback={null}>
          {shares.length > 0 ? (
            <RecentShares shares={shares} projectUuid={project.uuid} />
          ) : (
            <NoSharesYet projectId={project.id} />
          )}
        </Suspense>
        <DashboardTiles {...{ project, audit, audits, subPages }} stats={allStats} />
        <CrawlChart {...{ stats, allStats, filter }} pageType={project.pageType} />
        {stats.total > 0 && <TopLists stats={stats} />}
        {stats.total > 0 && <SharedPages stats={stats} />}
        <Suspense fallback={null}>{comparisons.length > 0 && <ComparedTemplates comparisons={comparisons} />}</Suspense>
        {allStats.total > 0 && <RecentCrawls crawls={crawls} onDelete={confirmDelete} />}
      </div>
      {modal}
    </Screen>
  );
}

/** Problems at the last read of the site, and pages beyond the plan, in the project's own words. */
export function Problems({ project }: { project: Pick<Project, 'slug' | 'problems'> }) {
  const { slug: projectSlug, problems } = project;
  const pathTo = usePathTo();
  const language = useLanguage();
  const texts = useTexts(dashboardTexts);
  if (problems.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-lg bg-warn-soft px-5 py-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0">
        <h2 className="font-[550] font-sans text-warn tracking-normal">{texts.problems}</h2>
        <ul className="mt-1 grid gap-1 text-ink [overflow-wrap:anywhere]">
          {problems.map((problem) => (
            <li key={problem.en}>{problem[language]}</li>
          ))}
        </ul>
        {/* What the plan left out can be had: on the screen that says how. */}
        {problems.some(isLeftOut) && (
          <p className="mt-2">
            <Link to={pathTo('settingsPlan', { projectSlug })} className="text-link">
              {texts.comparePlans}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

interface RecentCrawlsProps {
  crawls: { items: Crawl[]; total: number; page: number; perPage: number };
  onDelete: (id: number) => void;
}

export function RecentCrawls({ crawls, onDelete }: RecentCrawlsProps) {
  const texts = useTexts(dashboardTexts);
  const common = useTexts(commonTexts);
  const nameOf = useSourceName();
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.recent}</h2>
      <Table
        rows={crawls.items}
        keyOf={({ id }) => String(id)}
        paging={usePaging(crawls)}
        texts={{ ...common, caption: texts.recent }}
        empty={<p className="text-ink-soft text-sm">{texts.noData}</p>}
        actions={({ id }) => <DeleteButton label={texts.deleteCrawl} onClick={() => onDelete(id)} />}
        columns={[
          ...crawlColumns(texts, useLanguage(), nameOf),
          { key: 'time', header: texts.time, align: 'end', cell: ({ createdAt }) => <Timestamp iso={createdAt} /> },
        ]}
      />
    </section>
  );
}
