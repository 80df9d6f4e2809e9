import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '../../access/projects.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { JobPanel } from '../../components/job/job-progress.tsx';
import { apiContext } from '../../context.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAppData } from '../../layouts/app.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ContinueSetup } from '../../onboarding/continue-setup.tsx';
import { ComparedTemplates } from './dashboard/compared-templates.tsx';
import { CrawlChart } from './dashboard/crawl-chart.tsx';
import { loadDashboard } from './dashboard/load-dashboard.server.ts';
import { Problems } from './dashboard/problems.tsx';
import { RecentCrawls } from './dashboard/recent-crawls.tsx';
import { SharedPages } from './dashboard/shared-pages.tsx';
import { DashboardTiles } from './dashboard/tiles.tsx';
import { TopLists } from './dashboard/top-lists.tsx';
import { useCrawlDeletion } from './dashboard/use-crawl-deletion.ts';
import { hasWatchLine, WatchLine } from './dashboard/watch-line.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadDashboard(context.get(apiContext), requireProject(context, url).id, url);

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { 'delete-crawl': (_, id) => context.get(apiContext).deleteCrawl({ params: { id } }) });

export default function Dashboard() {
  const { project, audit, audits, stats, allStats, filter, crawls, subPages, comparisons, monitoring, job } =
    useLoaderData<typeof loader>();
  const { confirmDelete, window } = useCrawlDeletion();
  return (
    <Screen heading={useTexts(appScreenTexts.dashboard).heading}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:gap-16">
        <ContinueSetup user={useAppData().user} />
        {(job || project.problems.length > 0 || hasWatchLine(monitoring)) && (
          <div className="grid gap-4">
            <JobPanel job={job} />
            <Problems problems={project.problems} />
            {hasWatchLine(monitoring) && <WatchLine monitoring={monitoring} />}
          </div>
        )}
        <DashboardTiles {...{ project, audit, audits, subPages }} stats={allStats} />
        <CrawlChart {...{ stats, allStats, filter }} pageType={project.pageType} />
        {stats.total > 0 && <TopLists stats={stats} />}
        {stats.total > 0 && <SharedPages stats={stats} />}
        <ComparedTemplates comparisons={comparisons} />
        {allStats.total > 0 && <RecentCrawls crawls={crawls} onDelete={confirmDelete} />}
      </div>
      {window}
    </Screen>
  );
}
